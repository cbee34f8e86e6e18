import '../views/motu-app.ts';

// Without a secure origin there is no service worker, and the page works all the same.
if ('serviceWorker' in navigator && import.meta.url.includes('/assets/')) {
  navigator.serviceWorker.register(new URL('./sw.js', document.baseURI)).catch(() => undefined);
}
