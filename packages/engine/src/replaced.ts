/** The list with one member replaced: what `with` does, copied in one go where V8 copies member by member. */
export function replaced<T>(list: readonly T[], at: number, member: T): readonly T[] {
  const copy = list.slice();
  copy[at] = member;
  return copy;
}
