// The service worker: an offline page, and notifications. Browsers offer to install the app once it is there.

const possible = (): boolean => 'serviceWorker' in navigator;

/** Registers it when the page has loaded: it must not compete with the page for the network. */
export function workLater(): void {
  if (!possible()) return;
  const register = (): void => void navigator.serviceWorker.register('/worker.js').catch(() => null);
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}

/** The worker, as soon as it works. */
export async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/worker.js');
  return navigator.serviceWorker.ready;
}
