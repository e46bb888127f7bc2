/**
 * A browser's push service and its permission, for Chromium without a screen, which has neither: what the page asks of them is
 * answered as a browser with both does. The service worker and its handlers are the page's own.
 */
import { withDeadline } from '@great-fire/testkit/wait-for';
import type { CDPSession, Page, Worker } from '@playwright/test';

export interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Has the page find a push service at that address, and a person who says yes. */
export async function withPush(page: Page, subscription: Subscription): Promise<void> {
  await page.addInitScript((given) => {
    let permission = sessionStorage.getItem('permission') ?? 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = () => {
      permission = 'granted';
      sessionStorage.setItem('permission', permission);
      return Promise.resolve('granted');
    };
    const known = { toJSON: () => given, unsubscribe: () => Promise.resolve(true) };
    let isThere = false;
    Object.assign(PushManager.prototype, {
      subscribe: () => {
        isThere = true;
        return Promise.resolve(known);
      },
      getSubscription: () => Promise.resolve(isThere ? known : null),
    });
  }, subscription);
}

/** What the page's service worker would show or open. */
export interface Done {
  readonly shown: {
    readonly title: string;
    readonly options: { readonly tag: string; readonly actions: { readonly action: string }[] };
  }[];
  readonly opened: string[];
}

/** The service worker of a page, whose handlers are driven, and heard. */
export class PushedWorker {
  private constructor(
    private readonly worker: Worker,
    private readonly session: CDPSession,
    private readonly origin: string,
    private readonly registrationId: string,
  ) {}

  static async of(page: Page): Promise<PushedWorker> {
    const session = await page.context().newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [one] = registrations;
        if (one !== undefined) resolve(one.registrationId);
      });
    });
    await session.send('ServiceWorker.enable');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    const [known] = page.context().serviceWorkers();
    const worker = known ?? (await page.context().waitForEvent('serviceworker'));
    await worker.evaluate(() => {
      const done: Done = { shown: [], opened: [] };
      Object.assign(globalThis, { done });
      ServiceWorkerRegistration.prototype.showNotification = (title, options) => {
        done.shown.push({ title, options: options as Done['shown'][number]['options'] });
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
    return new PushedWorker(worker, session, `${new URL(page.url()).origin}/`, registrationId);
  }

  /** A push message comes, as the browser would hand it over. */
  async push(word: object): Promise<void> {
    const data = JSON.stringify(word);
    const { origin, registrationId } = this;
    await this.session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  }

  /** Somebody presses a notification, or a button on it. */
  async press(data: object, action = ''): Promise<void> {
    await this.worker.evaluate(
      async ([given, pressed]) => {
        const waits: Promise<unknown>[] = [];
        const notification = { data: given, close: () => undefined };
        const waitUntil = (work: Promise<unknown>) => waits.push(work);
        const event = new Event('notificationclick');
        Object.assign(event, { notification, action: pressed, waitUntil });
        globalThis.dispatchEvent(event);
        await Promise.all(waits);
      },
      [data, action] as const,
    );
  }

  done(): Promise<Done> {
    return this.worker.evaluate(() => (globalThis as unknown as { readonly done: Done }).done);
  }
}
