// Shows "it is your turn" when no page is open, and opens the table when it is pressed.
self.addEventListener('push', (event) => {
  const { text = 'Tabard', url = '/', table = '' } = event.data?.json() ?? {};
  event.waitUntil(
    self.registration.showNotification('Tabard', { body: text, tag: table, icon: '/favicon.svg', data: url }),
  );
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data));
});
