/** Notifications by the browser itself while its tab is hidden, if notifications are on here. */
import { basePath } from '../lib/base-path';
import { readStored } from '../lib/local-storage';

/** Returns whether notifications are on in this browser and the permission is still granted. */
export const areNotificationsOn = (): boolean =>
  readStored('notices') === 'on' && 'Notification' in window && Notification.permission === 'granted';

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
