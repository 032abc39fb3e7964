// The service worker: shows notifications, and a page of its own where there is no network. It keeps nothing else.
const KEPT = 'offline-1';
const OFFLINE = ['/offline.html', '/offline.css', '/favicon.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(OFFLINE)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const old = async () => {
    for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(old());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const path = new URL(request.url).pathname;
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match('/offline.html')));
  } else if (OFFLINE.includes(path)) {
    event.respondWith(fetch(request).catch(() => caches.match(path)));
  }
});

self.addEventListener('push', (event) => {
  const { text = 'Tabard', url = '/', table = '' } = event.data?.json() ?? {};
  event.waitUntil(
    self.registration.showNotification('Tabard', { body: text, tag: table, icon: '/icon-192.png', data: url }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const wanted = new URL(event.notification.data ?? '/', self.location.origin);
  const show = async () => {
    for (const page of await self.clients.matchAll({ type: 'window' })) {
      if (new URL(page.url).pathname === wanted.pathname) return page.focus();
    }
    return self.clients.openWindow(wanted.pathname);
  };
  event.waitUntil(show());
});
