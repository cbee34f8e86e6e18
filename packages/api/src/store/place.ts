/** Whether a place for a store is an address of PostgreSQL rather than a file. */
export function isPostgres(place: string): boolean {
  return /^postgres(?:ql)?:\/\//.test(place);
}
