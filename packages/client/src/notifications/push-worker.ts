/**
 * Push handlers of the service worker. The page's types are those of a window, so this file declares the parts of the
 * worker scope that it needs.
 */
interface PushPayload {
  readonly title: string;
  readonly body: string;
  readonly tag: string; // a later notification with this tag replaces the earlier one
  readonly image?: string; // address of a picture
  readonly path: string; // of the page, relative to the worker's scope
  readonly unsubscribeToken?: string; // turns notifications off here; absent in local notifications
  readonly unsubscribeLabel?: string;
}

interface Client {
  readonly url: string;
  readonly focus: () => Promise<unknown>;
  readonly navigate: (url: string) => Promise<unknown>;
}

interface ExtendableEventLike {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface WorkerEvents {
  readonly push: ExtendableEventLike & { readonly data: { readonly json: () => PushPayload } | null };
  readonly notificationclick: ExtendableEventLike & {
    readonly action: string;
    readonly notification: Notification;
  };
  readonly pushsubscriptionchange: ExtendableEventLike & {
    readonly oldSubscription?: PushSubscription | null;
  };
}

interface WorkerScope {
  readonly addEventListener: <K extends keyof WorkerEvents>(
    type: K,
    listener: (event: WorkerEvents[K]) => void,
  ) => void;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    readonly matchAll: (options: {
      readonly type: 'window';
      readonly includeUncontrolled: boolean;
    }) => Promise<readonly Client[]>;
    readonly openWindow: (url: string) => Promise<unknown>;
  };
}

const worker = globalThis as unknown as WorkerScope;
const scopedUrl = (path: string): string => new URL(path, worker.registration.scope).href;
// Missing in TypeScript's DOM types: `actions`, `image` and `renotify`.
type FullNotificationOptions = NotificationOptions & {
  readonly image?: string;
  readonly renotify: boolean;
  readonly actions: readonly object[];
};

worker.addEventListener('push', (event) => {
  const word = event.data?.json();
  if (word === undefined) return;
  const { title, body, tag, image, path, unsubscribeToken, unsubscribeLabel } = word;
  const shown: FullNotificationOptions = {
    body,
    tag,
    ...(image !== undefined && { image }),
    renotify: true,
    icon: scopedUrl('icons/flame-192.png'),
    data: { path, unsubscribeToken },
    actions: unsubscribeToken === undefined ? [] : [{ action: 'unsubscribe', title: unsubscribeLabel }],
  };
  event.waitUntil(worker.registration.showNotification(title, shown));
});

worker.addEventListener('notificationclick', (event) => {
  const { notification, action } = event;
  const { path, unsubscribeToken } = notification.data as Pick<PushPayload, 'path' | 'unsubscribeToken'>;
  notification.close();
  event.waitUntil(
    action === 'unsubscribe' && unsubscribeToken !== undefined
      ? end(unsubscribeToken)
      : show(scopedUrl(path)),
  );
});

// The push service changed the subscription. Sends the new one to the server without asking the user again.
worker.addEventListener('pushsubscriptionchange', (event) => {
  const options = event.oldSubscription?.options;
  if (options !== undefined) event.waitUntil(renew(options));
});

async function end(token: string): Promise<void> {
  await fetch(scopedUrl(`api/notifications/unsubscribe/${token}`), { method: 'POST' });
  await (await worker.registration.pushManager.getSubscription())?.unsubscribe();
}

/** Focuses an open tab of this URL, or opens a new one. */
async function show(url: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const existing = windows.find((client) => client.url.split('#')[0] === url);
  await (existing === undefined ? worker.clients.openWindow(url) : existing.focus());
}

async function renew({ applicationServerKey, userVisibleOnly }: PushSubscriptionOptions): Promise<void> {
  const subscription = await worker.registration.pushManager.subscribe({
    applicationServerKey,
    userVisibleOnly,
  });
  const { endpoint, keys } = subscription.toJSON();
  await fetch(scopedUrl('api/me/push'), {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys }),
  });
}
