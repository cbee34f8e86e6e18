import type { ListedGame, Store } from '../store/store.ts';

const SHOWN = 20;

/** What stands at the root of a server without the viewer: the newest games and where to go from here. */
export async function plainPage(store: Store): Promise<string> {
  const page = await store.list({}, { sort: '-kept', limit: SHOWN, cursor: null });
  return pageOf(page === 'bad-cursor' ? [] : page.games);
}

function pageOf(games: readonly ListedGame[]): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Motu</title></head>
<body>
<h1>Motu</h1>
<p>Judges, keeps and shows recorded games of Māori, Mahé and Moeraki-Kemu.</p>
<ul>
<li><a href="/api/docs">The API</a></li>
<li><a href="/api/v1/records">All kept games</a></li>
<li><a href="/api/v1/stats">Statistics</a></li>
<li><a href="/api/v1/rules">The rules</a></li>
</ul>
<h2>Newest games</h2>
<ul>
${games.map(itemOf).join('\n')}
</ul>
</body>
</html>
`;
}

function itemOf({ record, number, game, players, verdict, scores }: ListedGame): string {
  const path = `/api/v1/records/${record}/games/${number}`;
  const title = escaped(`${game}: ${players.join(', ')}`);
  const score = scores === null ? '' : `, ${scores.join(' : ')}`;
  return `<li>${title} (${verdict}${score}): <a href="${path}/report">report</a>, <a href="${path}/score">score</a>, <a href="${path}/turns/start/board.svg">board</a></li>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
