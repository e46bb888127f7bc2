/**
 * Stubs the push service and the notification permission, which headless Chromium lacks. The service worker and its
 * handlers are the page's own.
 */
import { withDeadline } from '@great-fire/testkit/wait-for';
import type { CDPSession, Page, Worker } from '@playwright/test';

export interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Makes the page find this push subscription, and grants its permission request. */
export async function stubPush(page: Page, subscription: Subscription): Promise<void> {
  await page.addInitScript((subscriptionData) => {
    let permission = sessionStorage.getItem('permission') ?? 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = () => {
      permission = 'granted';
      sessionStorage.setItem('permission', permission);
      return Promise.resolve('granted');
    };
    const stub = { toJSON: () => subscriptionData, unsubscribe: () => Promise.resolve(true) };
    let isSubscribed = false;
    Object.assign(PushManager.prototype, {
      subscribe: () => {
        isSubscribed = true;
        return Promise.resolve(stub);
      },
      getSubscription: () => Promise.resolve(isSubscribed ? stub : null),
    });
  }, subscription);
}

/** The notifications that the page's service worker would show, and the URLs that it would open. */
export interface PushEffects {
  readonly shown: {
    readonly title: string;
    readonly options: { readonly tag: string; readonly actions: { readonly action: string }[] };
  }[];
  readonly opened: string[];
}

/** The service worker of a page. The test triggers its handlers and reads their effects. */
export class PushWorker {
  private constructor(
    private readonly worker: Worker,
    private readonly session: CDPSession,
    private readonly origin: string,
    private readonly registrationId: string,
  ) {}

  static async attach(page: Page): Promise<PushWorker> {
    const session = await page.context().newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [registration] = registrations;
        if (registration !== undefined) resolve(registration.registrationId);
      });
    });
    await session.send('ServiceWorker.enable');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    const [existing] = page.context().serviceWorkers();
    const worker = existing ?? (await page.context().waitForEvent('serviceworker'));
    await worker.evaluate(() => {
      const done: PushEffects = { shown: [], opened: [] };
      Object.assign(globalThis, { done });
      ServiceWorkerRegistration.prototype.showNotification = (title, options) => {
        done.shown.push({ title, options: options as PushEffects['shown'][number]['options'] });
        return Promise.resolve();
      };
      const { clients } = globalThis as unknown as { readonly clients: object };
      Object.assign(Object.getPrototypeOf(clients) as object, {
        openWindow: (url: string) => {
          done.opened.push(url);
          return Promise.resolve(null);
        },
      });
    });
    const registrationId = await withDeadline('the registration of the service worker', registered);
    return new PushWorker(worker, session, `${new URL(page.url()).origin}/`, registrationId);
  }

  /** Delivers a push message to the service worker, as the browser would. */
  async push(payload: object): Promise<void> {
    const data = JSON.stringify(payload);
    const { origin, registrationId } = this;
    await this.session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  }

  /** Dispatches a click on a notification or on one of its buttons. */
  async clickNotification(data: object, action = ''): Promise<void> {
    await this.worker.evaluate(
      async ([notificationData, clickedAction]) => {
        const pending: Promise<unknown>[] = [];
        const notification = { data: notificationData, close: () => undefined };
        const waitUntil = (promise: Promise<unknown>) => pending.push(promise);
        const event = new Event('notificationclick');
        Object.assign(event, { notification, action: clickedAction, waitUntil });
        globalThis.dispatchEvent(event);
        await Promise.all(pending);
      },
      [data, action] as const,
    );
  }

  readEffects(): Promise<PushEffects> {
    return this.worker.evaluate(() => (globalThis as unknown as { readonly done: PushEffects }).done);
  }
}
