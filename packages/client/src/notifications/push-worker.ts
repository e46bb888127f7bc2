/**
 * What the page's service worker does with word that came by push; `vite-plugins/push-worker.ts` sets it beside the worker. It
 * imports nothing, and takes of a worker's scope what it needs.
 */
interface PushPayload {
  readonly title: string;
  readonly body: string;
  readonly tag: string; // a later notice of the same table takes the place of the one before
  readonly path: string; // of the page that it is about, below the worker's scope
  readonly unsubscribeToken?: string; // the token that ends notices here; left out by the page's own
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
// Browsers know actions and `renotify`; TypeScript's DOM does not.
type FullNotificationOptions = NotificationOptions & {
  readonly renotify: boolean;
  readonly actions: readonly object[];
};

worker.addEventListener('push', (event) => {
  const word = event.data?.json();
  if (word === undefined) return;
  const { title, body, tag, path, unsubscribeToken, unsubscribeLabel } = word;
  const shown: FullNotificationOptions = {
    body,
    tag,
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

// The push service wants another address: the server is told, and asks of nobody to turn notices on again.
worker.addEventListener('pushsubscriptionchange', (event) => {
  const options = event.oldSubscription?.options;
  if (options !== undefined) event.waitUntil(renew(options));
});

async function end(token: string): Promise<void> {
  await fetch(scopedUrl(`api/notifications/unsubscribe/${token}`), { method: 'POST' });
  await (await worker.registration.pushManager.getSubscription())?.unsubscribe();
}

/** The page of a table that is open already, else another. */
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
