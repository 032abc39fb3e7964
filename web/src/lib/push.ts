import { api } from '@/wire/api';
import { worker } from './worker';

export const canPush = (key: string | null | undefined): key is string =>
  Boolean(key) && 'serviceWorker' in navigator && 'PushManager' in window;

/** Asks the browser for permission to notify, and tells the server where. */
export async function subscribe(key: string): Promise<void> {
  const { pushManager } = await worker();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  await api.push({ endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' });
}
