/** Tests what a group receives when one of its games ends. */
import type { CreateTableInput, Diary, Group, WebhookPayload } from '@great-fire/protocol';
import {
  PushReceiver,
  TestClient,
  startTestServer,
  type TestServer,
  type TestServerOptions,
} from '../../testing';
import { MailReceiver } from '../../testing/mail-receiver';
import { bundleImageRenderer } from '../../testing/server-process';
import { decodePng } from '../../testing/decode-png';
import { playToEnd } from '../../testing/play-to-end';
import { request } from '../../testing/request';
import { WebhookReceiver } from '../../testing/webhook-receiver';
import { NOTIFICATION_GRACE_MS } from './notification-job';

const HOME = 'https://fire.example/game';

interface Evening {
  readonly server: TestServer;
  readonly hooks: WebhookReceiver;
  readonly pushes: PushReceiver;
  readonly ann: TestClient; // owns the group
  readonly ben: TestClient;
  readonly eve: TestClient; // of another group
  readonly group: Group;
  readonly openTable: (change?: Partial<CreateTableInput>) => Promise<string>; // private, with three players of the group
  readonly finish: (id: string) => Promise<void>; // plays a game and sends what is due
}

/** Runs a group of three with a webhook, where Ben receives reports on his device. */
async function withEvening(
  testBody: (evening: Evening) => Promise<void>,
  mail: TestServerOptions['mail'] = null,
): Promise<void> {
  let now = Date.parse('2026-06-01T20:00:00Z');
  const [hooks, pushes] = [await WebhookReceiver.start(), await PushReceiver.start()];
  const previewWorker = bundleImageRenderer;
  const server = await startTestServer({ now: () => now, publicUrl: HOME, previewWorker, mail });
  try {
    const [ann, ben, cat, eve] = [0, 1, 2, 3].map(() => new TestClient(server.url)) as [
      TestClient,
      TestClient,
      TestClient,
      TestClient,
    ];
    const group = (await ann.request<Group>('POST', '/api/groups', { groupName: 'Tuesdays', name: 'Ann' }))
      .body;
    for (const [guest, name] of [
      [ben, 'Ben'],
      [cat, 'Cat'],
    ] as const) {
      await guest.request('POST', `/api/groups/${group.id}/members`, { key: group.key, name });
      await guest.request('PUT', '/api/me/push', { ...pushes.subscribe(name), language: 'de' });
    }
    await eve.request('POST', '/api/groups', { groupName: 'Others', name: 'Eve' });
    const path = `/api/groups/${group.id}`;
    const hook = { kind: 'json', url: hooks.urlOf('/hook') };
    expect((await ann.request('PUT', `${path}/webhook`, hook)).status).toBe(204);
    expect((await ben.request('PUT', `${path}/reports`, { wantsReports: true })).status).toBe(204);
    const openTable = async (change: Partial<CreateTableInput> = {}) => {
      const { match } = await ann.openTable({ private: true, group: group.id, tableName: 'Ash', ...change });
      await ben.joinAndReady(match.id, 'Ben');
      await cat.joinAndReady(match.id, 'Cat');
      await ann.start(match.id);
      return match.id;
    };
    const finish = async (id: string) => {
      await playToEnd(server.storage, id, 'evening');
      now = Math.max(now, Date.now()) + NOTIFICATION_GRACE_MS;
      await server.sendNotifications();
    };
    await testBody({ server, hooks, pushes, ann, ben, eve, group, openTable, finish });
  } finally {
    await server.stop();
    await Promise.all([hooks.stop(), pushes.stop()]);
  }
}

test('reports to the webhook of a group and the members who want it, once', () =>
  withEvening(async ({ server, hooks, pushes, ann, ben, eve, openTable, finish }) => {
    const id = await openTable();
    const path = `/api/matches/${id}/diary`;
    expect((await ann.request('GET', path)).status).toBe(409);
    await finish(id);
    await server.sendNotifications();
    expect(hooks.received).toHaveLength(1);
    const payload = hooks.received[0]?.body as WebhookPayload;
    expect(payload).toMatchObject({
      event: 'ended',
      table: { id, name: 'Ash', url: `${HOME}/t/${id}` },
      seat: null,
      kind: null,
    });
    const { ranking = [], diary, picture = '', honours } = payload.report ?? {};
    expect(ranking.map(({ name }) => name).sort()).toEqual(['Ann', 'Ben', 'Cat']);
    expect(ranking[0]?.place).toBe(1);
    expect(honours?.length).toBeGreaterThan(0);
    const { body } = await ann.request<Diary>('GET', path);
    expect(body.diary).toMatchObject({ language: 'en' });
    expect(diary).toEqual([`${body.diary?.date ?? ''}.`, ...(body.diary?.paragraphs ?? [])]);

    expect(pushes.received.map(({ payload: push }) => push)).toMatchObject([
      { title: 'Ash: the fire is out', path: `t/${id}`, tag: `ended-${id}`, image: picture },
    ]);
    expect(pushes.received[0]?.payload.body).toMatch(/^(Ann|Ben|Cat).* wins?\.$|share the win/);

    // The key shows the result of a private table, and so do the seat and the membership.
    const image = `${server.url}/api/matches/${id}/preview.png`;
    const bytes = async (url: string, cookie: string | null = null) =>
      Buffer.from(await (await request(url, { headers: cookie === null ? {} : { cookie } })).arrayBuffer());
    const withKey = await bytes((picture ?? '').replace(HOME, server.url));
    expect(decodePng(withKey).width).toBe(1200);
    const generic = await bytes(image);
    expect(withKey.equals(generic)).toBe(false);
    expect((await bytes(image, ben.cookie)).equals(withKey)).toBe(true);
    expect((await bytes(image, eve.cookie)).equals(generic)).toBe(true);
    expect((await bytes(`${image}?key=${'x'.repeat(43)}`)).equals(generic)).toBe(true);
  }));

test('a player who sees the end gets the e-mail of the report, and no push', async () => {
  const mailbox = await MailReceiver.start();
  try {
    await withEvening(async ({ server, pushes, ben, openTable, finish }) => {
      const id = await openTable();
      const seats = (await server.storage.matches.find(id))?.seats ?? [];
      const benId = seats.find(({ name }) => name === 'Ben')?.personId ?? '';
      const { emails } = server.storage;
      const pending = { address: 'ben@mail.example', keyHash: 'key', language: 'en' } as const;
      await emails.addPending(benId, { ...pending, until: Number.MAX_SAFE_INTEGER });
      await emails.confirm('key', 'mail', 1);
      await emails.setReminders(benId, true, 'en');
      const socket = ben.connect({ match: id });
      await socket.waitForSync();
      await finish(id);
      const { to, mail } = await mailbox.nextMail();
      expect([to, mail.subject]).toEqual(['ben@mail.example', 'Ash: the fire is out']);
      expect(pushes.received).toEqual([]);
      socket.close();
      await finish(await openTable());
      expect((await mailbox.nextMail()).mail.subject).toBe('Ash: the fire is out');
      expect(pushes.received).toHaveLength(1);
    }, mailbox.settings(HOME));
  } finally {
    await mailbox.stop();
  }
});

test('sends no diary when the group keeps none, and no report when the group has gone', () =>
  withEvening(async ({ hooks, pushes, ann, group, openTable, finish }) => {
    const path = `/api/groups/${group.id}`;
    const refused = await ann.request('PUT', `${path}/webhook`, { kind: 'json', url: 'ftp://fire.example' });
    expect(refused.status).toBe(400);
    await ann.request('PUT', `${path}/diary`, { hasDiary: false });
    const id = await openTable();
    await finish(id);
    expect((hooks.received[0]?.body as WebhookPayload | undefined)?.report?.diary).toBeNull();
    expect((await ann.request<Diary>('GET', `/api/matches/${id}/diary`)).body).toEqual({ diary: null });
    const next = await openTable();
    expect((await ann.request('DELETE', path)).status).toBe(204);
    await finish(next);
    expect([hooks.received.length, pushes.received.length]).toEqual([1, 1]);
    expect((await ann.request<Diary>('GET', `/api/matches/${next}/diary`)).body.diary).not.toBeNull();
  }));

test('reports no game that only its players may watch, and shows its picture to them alone', () =>
  withEvening(async ({ server, hooks, pushes, ben, eve, group, openTable, finish }) => {
    await eve.request('POST', `/api/groups/${group.id}/members`, { key: group.key, name: 'Eve' });
    const id = await openTable({ spectatorAccess: 'none' });
    await finish(id);
    expect([hooks.received.length, pushes.received.length]).toEqual([0, 0]);
    const image = `${server.url}/api/matches/${id}/preview.png`;
    const bytes = async ({ cookie }: TestClient) =>
      Buffer.from(await (await request(image, { headers: { cookie: cookie ?? '' } })).arrayBuffer());
    expect((await bytes(eve)).equals(await bytes(ben))).toBe(false);
    expect((await bytes(eve)).equals(await bytes(new TestClient(server.url)))).toBe(true);
    expect((await eve.request('GET', `/api/matches/${id}/diary`)).status).toBe(403);
  }));

test('only the owner sees and tests the webhook, whose test says nothing of the group', () =>
  withEvening(async ({ server, hooks, ann, ben, group }) => {
    const path = `/api/groups/${group.id}`;
    const read = async (guest: TestClient) => (await guest.request<Group>('GET', path)).body;
    expect((await read(ann)).webhook).toEqual({ kind: 'json', hostname: new URL(hooks.urlOf('')).host });
    expect(await read(ben)).toMatchObject({ webhook: null, wantsReports: true, hasDiary: true });
    expect((await ben.request('POST', `${path}/webhook/test`)).status).toBe(403);
    expect((await ann.request('POST', `${path}/webhook/test`)).status).toBe(202);
    await server.sendNotifications();
    expect(hooks.received.map(({ body }) => body)).toEqual([
      { event: 'test', text: 'The Great Fire of London 1666: OK' },
    ]);
    expect((await ben.request('DELETE', `${path}/webhook`)).status).toBe(403);
    expect((await ann.request('DELETE', `${path}/webhook`)).status).toBe(204);
    expect((await ann.request('POST', `${path}/webhook/test`)).status).toBe(409);
    hooks.responseStatus = 410;
  }));
