/** A notice by the browser while its tab is hidden, for whoever turned notices on here. */
import { basePath } from '../connection/base-path';
import { readKept } from '../shell/kept';

/** Whether notices were turned on in this browser, and it still lets us. */
export const areNoticesOn = (): boolean =>
  readKept('notices') === 'on' && 'Notification' in window && Notification.permission === 'granted';

/**
 * Shows it, where that was asked for and nobody sees the page. By the service worker where there is one, for phones know no other way; word
 * that comes by push later has the same tag and takes its place.
 */
export async function noticeInTab(match: string, title: string, body: string): Promise<void> {
  if (!areNoticesOn() || document.visibilityState !== 'hidden') return;
  const path = window.location.pathname.slice(basePath().length + 1);
  const options = { body, tag: `call-${match}`, icon: `${basePath()}/icons/flame-192.png`, data: { path } };
  const worker = await navigator.serviceWorker.getRegistration();
  if (worker !== undefined) {
    await worker.showNotification(title, options);
    return;
  }
  const shown = new Notification(title, options);
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
