/** A notice by the browser while its tab is hidden, for whoever turned notices on here. */
import { basePath } from '../lib/base-path';
import { readStored } from '../lib/local-storage';

/** Whether notices were turned on in this browser, and it still lets us. */
export const areNotificationsOn = (): boolean =>
  readStored('notices') === 'on' && 'Notification' in window && Notification.permission === 'granted';

/**
 * Shows it, where that was asked for and nobody sees the page. By the service worker where there is one, for phones know no other way; word
 * that comes by push later has the same tag and takes its place.
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
