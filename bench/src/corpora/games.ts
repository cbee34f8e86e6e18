/** One game after another, each with the blank line that ends it. */
export function gamesIn(text: string, opening: string, most: number): readonly string[] {
  const games: string[] = [];
  let from = text.indexOf(opening);
  while (from !== -1 && games.length < most) {
    const next = text.indexOf(`\n${opening}`, from + 1);
    games.push(text.slice(from, next === -1 ? text.length : next + 1));
    from = next === -1 ? -1 : next + 1;
  }
  return games;
}
