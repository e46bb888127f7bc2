/** Notifications of this browser: the push subscription, and those of the page itself while its tab is hidden. */
import type { NotificationStatus, NotificationSettings } from '@great-fire/protocol';
import { request } from '../api/request';
import { currentLanguage } from '../i18n/i18n';
import { removeStored, writeStored, readStored } from '../lib/local-storage';
import { basePath } from '../lib/routes';

export const fetchNotificationSettings = () => request<NotificationStatus>('GET', '/me/notifications');
export const updateNotificationSettings = (settings: NotificationSettings) =>
  request<undefined>('PUT', '/me/notifications', settings);
export const sendTestNotification = () => request<undefined>('POST', '/me/notifications/test');

const APPLE_DEVICE = /iPhone|iPad|^Mozilla\/[\d.]+ \(Macintosh.*Mobile/;
const WORKER_TIMEOUT_MS = 20_000; // a new service worker first caches the page, which takes long on a slow connection

/** Returns why this browser cannot show notifications; null: it can. */
export function unsupportedReason(): 'insecure' | 'apple' | 'unsupported' | 'denied' | null {
  if (!window.isSecureContext) return 'insecure';
  if (!('Notification' in window)) return APPLE_DEVICE.test(navigator.userAgent) ? 'apple' : 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : null;
}

/** Asks for permission and subscribes this browser. Resolves to false if the user refuses. */
export async function enablePush(pushKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  writeStored('notifications', 'on');
  await subscribe(pushKey);
  return true;
}

/** Turns notifications off in this browser and on the server. */
export async function disablePush(): Promise<void> {
  removeStored('notifications');
  await (await (await readyRegistration())?.pushManager.getSubscription())?.unsubscribe();
  await request<undefined>('DELETE', '/me/push');
}

/**
 * Sends the subscription to the server again: it may belong to another player by now, or the server may have lost it.
 */
export async function refreshSubscription(): Promise<void> {
  if (!areNotificationsOn()) return;
  const subscription = await (await readyRegistration())?.pushManager.getSubscription();
  if (subscription) await sendSubscription(subscription).catch(() => undefined); // the next visit tries again
}

/** Subscribes to push. Without a push service the browser only notifies while a tab of the game is open. */
async function subscribe(pushKey: string): Promise<void> {
  const manager = (await readyRegistration())?.pushManager;
  if (manager === undefined) return;
  const options = { userVisibleOnly: true, applicationServerKey: pushKey };
  const existing = await manager.getSubscription();
  const subscription = await manager.subscribe(options).catch(async () => {
    // A subscription with another server key prevents a new one.
    await existing?.unsubscribe();
    return manager.subscribe(options).catch(() => null);
  });
  if (subscription !== null) await sendSubscription(subscription);
}

async function sendSubscription(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  await request<undefined>('PUT', '/me/push', { endpoint, keys, language: currentLanguage() });
}

async function readyRegistration(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  if ((await navigator.serviceWorker.getRegistration()) === undefined) return null;
  const timeout = new Promise<null>((resolve) => setTimeout(() => resolve(null), WORKER_TIMEOUT_MS));
  const ready = await Promise.race([navigator.serviceWorker.ready, timeout]);
  return ready !== null && 'pushManager' in ready ? ready : null;
}

/** Returns whether notifications are on in this browser and the permission is still granted. */
export const areNotificationsOn = (): boolean =>
  readStored('notifications') === 'on' && 'Notification' in window && Notification.permission === 'granted';

/**
 * Shows a notification if notifications are on and the page is hidden. Uses the service worker if there is one,
 * because phones support nothing else. A later push message has the same tag and replaces the notification.
 */
export async function showLocalNotification(match: string, title: string, body: string): Promise<void> {
  if (!areNotificationsOn() || document.visibilityState !== 'hidden') return;
  const path = window.location.pathname.slice(basePath().length + 1);
  const options = { body, tag: `prompt-${match}`, icon: `${basePath()}/icons/flame-192.png`, data: { path } };
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration !== undefined) {
    await registration.showNotification(title, options);
    return;
  }
  const notification = new Notification(title, options);
  notification.onclick = () => {
    window.focus();
    notification.close();
  };
}
