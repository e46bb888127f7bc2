/** How this browser is reached while its page is closed. */
import type { Notices, NoticeWish } from '@great-fire/protocol';
import { call } from '../connection/api';
import { languageShown } from '../i18n/i18n';
import { forget, keep } from '../shell/kept';
import { areNoticesOn } from './tab-notice';

export const readNotices = () => call<Notices>('GET', '/me/notices');
export const changeNotices = (wish: NoticeWish) => call<undefined>('PUT', '/me/notices', wish);
export const testNotices = () => call<undefined>('POST', '/me/notices/test');

const APPLE = /iPhone|iPad|Macintosh.*Mobile/;
const READY_MS = 20_000; // on a slow line the worker takes its time to fetch the page

/** What keeps this browser from telling anything; null: nothing does. */
export function barrier(): 'insecure' | 'apple' | 'none' | 'denied' | null {
  if (!window.isSecureContext) return 'insecure';
  if (!('Notification' in window)) return APPLE.test(navigator.userAgent) ? 'apple' : 'none';
  return Notification.permission === 'denied' ? 'denied' : null;
}

/** Asks the person, by the browser's own question, and has this browser reached. False where they said no. */
export async function turnOn(pushKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  keep('notices', 'on');
  await subscribe(pushKey);
  return true;
}

/** Nothing more is told in this browser. */
export async function turnOff(): Promise<void> {
  forget('notices');
  await (await (await worker())?.pushManager.getSubscription())?.unsubscribe();
  await call<undefined>('DELETE', '/me/push');
}

/** Says again where this browser is reached: it may be somebody else's by now, or the server may have forgotten. */
export async function stayReached(): Promise<void> {
  if (!areNoticesOn()) return;
  const known = await (await worker())?.pushManager.getSubscription();
  if (known) await tell(known).catch(() => undefined); // another time will do
}

/** A browser without a push service tells what it can while a tab of the game is open. */
async function subscribe(pushKey: string): Promise<void> {
  const manager = (await worker())?.pushManager;
  if (manager === undefined) return;
  const wish = { userVisibleOnly: true, applicationServerKey: pushKey };
  const known = await manager.getSubscription();
  const now = await manager.subscribe(wish).catch(async () => {
    // One by another key, of a server that was set up anew, is in the way.
    await known?.unsubscribe();
    return manager.subscribe(wish).catch(() => null);
  });
  if (now !== null) await tell(now);
}

async function tell(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  await call<undefined>('PUT', '/me/push', { endpoint, keys, language: languageShown() });
}

async function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  if ((await navigator.serviceWorker.getRegistration()) === undefined) return null;
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), READY_MS));
  const ready = await Promise.race([navigator.serviceWorker.ready, late]);
  return ready !== null && 'pushManager' in ready ? ready : null;
}
