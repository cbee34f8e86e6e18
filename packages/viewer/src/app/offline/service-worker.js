// Keeps the page for when there is no network. The build puts in the version and the list of files.
const VERSION = '__VERSION__';
const FILES = ['__FILES__'];
const PAGE = `motu-page-${VERSION}`;
const GAMES = 'motu-games';
const MOST_GAMES = 60;
const OLD_PAGES = 1;

const scope = new URL(self.registration.scope);

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(PAGE);
      await cache.addAll(FILES.map((file) => new Request(new URL(file, scope), { cache: 'reload' })));
      await self.skipWaiting();
    })(),
  );
});

/** The version before stays: a page that is still open may yet ask for its parts. */
self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const others = (await caches.keys()).filter((key) => key.startsWith('motu-page-') && key !== PAGE);
      await Promise.all(
        others.slice(0, Math.max(0, others.length - OLD_PAGES)).map((key) => caches.delete(key)),
      );
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || !url.href.startsWith(scope.href)) return;
  const name = url.pathname.slice(scope.pathname.length);
  if (name === '' || name === 'embed/') {
    event.respondWith(fromCache(new URL(`${name}index.html`, scope), request));
  } else if (FILES.includes(name) || name.startsWith('assets/')) {
    event.respondWith(fromCache(new URL(name, scope), request));
  } else if (/^api\/v1\/records\/[0-9a-f]{32}$/.test(name)) {
    event.respondWith(networkFirst(request));
  }
});

async function fromCache(url, request) {
  const found = (await (await caches.open(PAGE)).match(url)) ?? (await caches.match(url));
  return found ?? fetch(request);
}

/** Games of the library that were opened once can be opened again without a network. */
async function networkFirst(request) {
  const cache = await caches.open(GAMES);
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      await cache.put(request, answer.clone());
      const keys = await cache.keys();
      await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_GAMES)).map((key) => cache.delete(key)));
    }
    return answer;
  } catch (error) {
    const kept = await cache.match(request);
    if (kept === undefined) throw error;
    return kept;
  }
}
