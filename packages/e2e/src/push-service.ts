/**
 * Stands in for the push service and the notification permission, which headless Chromium lacks. The service worker is
 * the page's own.
 */
import type { Page } from '@playwright/test';

export interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Gives the page this push subscription once it asks for one, and grants its permission request. */
export async function provideSubscription(page: Page, subscription: Subscription): Promise<void> {
  await page.addInitScript((json) => {
    let permission = sessionStorage.getItem('permission') ?? 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = () => {
      permission = 'granted';
      sessionStorage.setItem('permission', permission);
      return Promise.resolve('granted');
    };
    const provided = { toJSON: () => json, unsubscribe: () => Promise.resolve(true) };
    let isSubscribed = false;
    Object.assign(PushManager.prototype, {
      subscribe: () => {
        isSubscribed = true;
        return Promise.resolve(provided);
      },
      getSubscription: () => Promise.resolve(isSubscribed ? provided : null),
    });
  }, subscription);
}

/**
 * Delivers a push message to the service worker of a page, as the vendor's service does. Resolves to the title and the
 * options of the notification that the worker shows.
 */
export async function deliverPush(page: Page, payload: object): Promise<object> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [registration] }) => {
      if (registration !== undefined) resolve(registration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  const worker = page.context().serviceWorkers()[0] ?? (await page.context().waitForEvent('serviceworker'));
  const shown = await worker.evaluateHandle(() => {
    const shows = new Promise<object>((resolve) => {
      ServiceWorkerRegistration.prototype.showNotification = async (title, options) =>
        resolve({ title, ...options });
    });
    return { shows };
  });
  const data = JSON.stringify(payload);
  const origin = `${new URL(page.url()).origin}/`;
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  return shown.evaluate(({ shows }) => shows);
}
