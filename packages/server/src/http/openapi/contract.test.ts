import { waitFor } from '@great-fire/testkit/wait-for';
import type { Group } from '@great-fire/protocol';
import { DEFAULT_TABLE, PushReceiver, TestClient, startTestServer } from '../../../testing';
import { checkerOf } from '../../../testing/documented-schemas';
import { MailReceiver } from '../../../testing/mail-receiver';
import { playToEnd } from '../../../testing/play-to-end';
import { request } from '../../../testing/request';
import { bundleImageRenderer } from '../../../testing/server-process';
import type { TestResponse } from '../../../testing/test-client';
import { WebhookReceiver } from '../../../testing/webhook-receiver';
import { openapiDocument } from './document';
import { OPERATIONS, type ROUTES } from './operations';

type Route = keyof typeof ROUTES;

interface DocumentedOperation {
  readonly responses: Readonly<
    Record<
      string,
      { readonly content?: Readonly<Record<string, { readonly schema?: { readonly $ref?: string } }>> }
    >
  >;
}

const HOME = 'https://fire.example';
const document = openapiDocument('');
const findErrors = checkerOf(document, '2020-12');
const paths = document['paths'] as Readonly<
  Record<string, Readonly<Record<string, DocumentedOperation>> | undefined>
>;

/** Sends requests by the names of their routes, and compares each answer with the document. */
class Caller {
  readonly seen = new Set<string>(); // 'GET /api/me 200'
  readonly errors: string[] = [];

  async call<T = unknown>(
    client: TestClient,
    route: Route,
    { params = {}, query = '', body }: CallOptions = {},
  ): Promise<TestResponse<T>> {
    const [method = '', pattern = ''] = route.split(' ');
    const path = pattern.replaceAll(/:(\w+)/g, (_, name: string) => String(params[name]));
    const answer = await client.request<T>(method, `${path}${query}`, body);
    this.check(route, answer);
    return answer;
  }

  check(route: Route, { status, headers, body, text }: TestResponse<unknown>): void {
    const [method = '', pattern = ''] = route.split(' ');
    const responses = paths[pattern.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]?.responses ?? {};
    const isError = status >= 400 && !(String(status) in responses && status === 503);
    const response = responses[String(status)] ?? (isError ? responses['default'] : undefined);
    this.seen.add(`${route} ${String(status)}`);
    if (response === undefined) return void this.errors.push(`${route}: no ${String(status)}: ${text}`);
    const type = headers.get('content-type')?.split(';')[0] ?? null;
    const { content = {} } = response;
    const [documentedType = null] = Object.keys(content);
    if (type !== documentedType)
      return void this.errors.push(`${route}: ${String(type)} in place of ${String(documentedType)}`);
    const name = content[type ?? '']?.schema?.$ref?.split('/').at(-1);
    const found = name === undefined ? [] : findErrors(name, body);
    this.errors.push(...found.map((error) => `${route} ${String(status)}: ${error}`));
  }
}

interface CallOptions {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: string;
  readonly body?: unknown;
}

test('the answers of every operation have the documented status, type and fields', async () => {
  const mails = await MailReceiver.start();
  const pushes = await PushReceiver.start();
  const webhooks = await WebhookReceiver.start();
  const server = await startTestServer({
    mail: mails.settings(HOME),
    previewWorker: bundleImageRenderer,
  });
  const { url } = server;
  const caller = new Caller();
  const [ann, ben, cat] = [new TestClient(url), new TestClient(url), new TestClient(url)];
  const keyOf = async (kind: 'email#confirm-' | 'recover#'): Promise<string> => {
    const findKey = () =>
      mails.received
        .map(({ mail }) => new RegExp(`${HOME}/${kind}([\\w-]{43})`).exec(mail.text ?? '')?.[1])
        .find((key) => key !== undefined);
    await waitFor(`the mail with ${kind}`, () => findKey() !== undefined);
    return findKey() ?? '';
  };

  await caller.call(ann, 'GET /healthz');
  await caller.call(ann, 'GET /readyz');
  await caller.call(ann, 'GET /api/openapi.json');
  await caller.call(ann, 'GET /api/asyncapi.json');
  await caller.call(ann, 'GET /api/record.schema.json');
  await caller.call(ann, 'GET /api/network-origins');

  // Set-up of a table
  const claimed = await caller.call<{ match: { id: string } }>(ann, 'POST /api/matches', {
    body: DEFAULT_TABLE,
  });
  const match = claimed.body.match.id;
  const table = { params: { match } };
  const atSeat = (seat: number, body?: unknown, query = '') => ({ params: { match, seat }, body, query });
  await caller.call(ann, 'GET /api/matches');
  await caller.call(ann, 'GET /api/matches/:match', table);
  await caller.call(ann, 'PATCH /api/matches/:match', { ...table, body: { botSpeed: 'instant' } });
  await caller.call(ben, 'POST /api/matches/:match/seats', { ...table, body: { name: 'Ben' } });
  await caller.call(ben, 'DELETE /api/matches/:match/seats/:seat', atSeat(1));
  await caller.call(ben, 'POST /api/matches/:match/seats', { ...table, body: { name: 'Ben' } });
  await caller.call(cat, 'POST /api/matches/:match/seats', { ...table, body: { name: 'Cat', seat: 2 } });
  await caller.call(cat, 'DELETE /api/matches/:match/seats/:seat', atSeat(2));
  await caller.call(ann, 'PUT /api/matches/:match/seats/:seat/bot', atSeat(2, { level: 'apprentice' }));
  await caller.call(ann, 'DELETE /api/matches/:match/seats/:seat/bot', atSeat(2));
  await caller.call(cat, 'POST /api/matches/:match/seats', { ...table, body: { name: 'Cat' } });
  await caller.call(ann, 'PUT /api/matches/:match/order', { ...table, body: { order: [0, 1, 2] } });
  await caller.call(ann, 'PUT /api/matches/:match/host', { ...table, body: { seat: 1 } });
  await caller.call(ben, 'PUT /api/matches/:match/host', { ...table, body: { seat: 0 } });
  for (const [seat, guest] of [ann, ben, cat].entries())
    if (seat > 0)
      await caller.call(guest, 'PUT /api/matches/:match/seats/:seat/ready', atSeat(seat, { ready: true }));
  await caller.call(
    ben,
    'PUT /api/matches/:match/seats/:seat/opening-hand-answer',
    atSeat(1, { answer: 'keep-hand' }),
  );

  // A webhook
  const webhook = { kind: 'json', url: webhooks.urlOf('/hook') };
  await caller.call(ann, 'PUT /api/matches/:match/webhook', { ...table, body: webhook });
  await caller.call(ann, 'GET /api/matches/:match/webhook', table);
  await caller.call(ann, 'POST /api/matches/:match/webhook/test', table);
  await caller.call(ann, 'DELETE /api/matches/:match/webhook', table);

  // Errors
  await caller.call(ben, 'POST /api/matches/:match/start', table);
  await caller.call(ann, 'GET /api/matches/:match/record', table);
  await caller.call(ann, 'GET /api/matches/:match', { params: { match: 'no-table' } });
  await caller.call(ann, 'GET /api/matches/:match', { params: { match: '2222222222' } });
  await caller.call(ann, 'POST /api/matches', { body: { ...DEFAULT_TABLE, players: 7 } });
  await caller.call(new TestClient(url), 'GET /api/me/data');

  // The game and what it leaves
  await caller.call(ann, 'GET /api/matches/:match/preview.png', table);
  await caller.call(ann, 'POST /api/matches/:match/start', table);
  await playToEnd(server.storage, match, 'contract');
  await server.computeResults();
  await caller.call(ann, 'GET /api/matches/:match/record', table);
  await caller.call(ann, 'GET /api/matches/:match/diary', table);
  const records = await caller.call<string>(ann, 'GET /api/records');
  const lines = records.text.split('\n').filter((line) => line !== '');
  expect(lines).toHaveLength(1);
  for (const line of lines) expect(findErrors('GameRecord', JSON.parse(line))).toEqual([]);
  await caller.call(ann, 'PUT /api/matches/:match/note', { ...table, body: { text: 'Good' } });
  await caller.call(ann, 'GET /api/matches/:match/notes', table);
  await caller.call(ann, 'POST /api/matches/:match/rematch', table);
  await caller.call(ann, 'POST /api/matches/:match/rematch', table);

  // Invitations
  const again = await caller.call<{ match: { id: string } }>(ann, 'POST /api/matches', {
    body: DEFAULT_TABLE,
  });
  const open = { params: { match: again.body.match.id } };
  await caller.call(ann, 'GET /api/matches/:match/recent-players', open);
  await caller.call(ann, 'POST /api/matches/:match/invitations', { ...open, body: { match, seat: 1 } });
  await caller.call(ann, 'POST /api/matches/:match/invitations', { ...open, body: { match, seat: 5 } });
  await caller.call(ben, 'POST /api/me/invitations/seen');
  await caller.call(ben, 'GET /api/me');
  await caller.call(ben, 'DELETE /api/me/invitations/:match', open);
  await caller.call(ben, 'PUT /api/me/invitations', { body: { areAllowed: false } });

  // People
  const me = await caller.call<{ handle: string }>(ben, 'GET /api/me');
  const person = { params: { person: me.body.handle } };
  await caller.call(ben, 'PUT /api/me/profile', { body: { isPublic: true } });
  await caller.call(ben, 'PUT /api/me', { body: { name: 'Benjamin' } });
  await caller.call(ann, 'PUT /api/people/:person/block', { ...person, body: {} });
  await caller.call(ann, 'PUT /api/people/:person/note', {
    ...person,
    body: { text: 'Fast' },
  });
  await caller.call(ann, 'GET /api/people/:person', person);
  await caller.call(ann, 'GET /api/people/:person/games', person);
  await caller.call(ann, 'GET /api/me/blocks-and-notes');
  await caller.call(ann, 'GET /api/leaderboard');

  // Groups
  const created = await caller.call<Group>(ann, 'POST /api/groups', {
    body: { groupName: 'Tuesdays', name: 'Ann' },
  });
  const { id: group, key } = created.body;
  const inGroup = { params: { group } };
  await caller.call(cat, 'POST /api/groups/:group/invitation', { ...inGroup, body: { key } });
  await caller.call(cat, 'POST /api/groups/:group/members', { ...inGroup, body: { key, name: 'Cat' } });
  await caller.call(cat, 'GET /api/groups');
  const { members } = (await caller.call<Group>(ann, 'GET /api/groups/:group', inGroup)).body;
  const member = members.find(({ isMe }) => !isMe)?.id ?? '';
  await caller.call(ann, 'POST /api/matches', { body: { ...DEFAULT_TABLE, group } });
  await caller.call(ann, 'GET /api/groups/:group/tables', inGroup);
  await caller.call(ann, 'GET /api/groups/:group/standings', { ...inGroup, query: '?quarter=2026-4' });
  const times = [Date.now() + 3_600_000, Date.now() + 7_200_000];
  const date = (
    await caller.call<Group>(ann, 'POST /api/groups/:group/date', { ...inGroup, body: { times } })
  ).body.date?.id;
  const answers = ['maybe', 'no'];
  await caller.call(cat, 'PUT /api/groups/:group/date/answers', { ...inGroup, body: { date, answers } });
  await caller.call(ann, 'GET /api/groups/:group', inGroup);
  await caller.call(ann, 'PUT /api/groups/:group/date/time', { ...inGroup, body: { date, time: times[0] } });
  await caller.call(cat, 'GET /api/groups/:group/date/calendar.ics', inGroup);
  await caller.call(ann, 'DELETE /api/groups/:group/date', { ...inGroup, query: `?date=${date ?? ''}` });
  await caller.call(ann, 'PUT /api/groups/:group/name', { ...inGroup, body: { groupName: 'Fridays' } });
  await caller.call(ann, 'PUT /api/groups/:group/diary', { ...inGroup, body: { hasDiary: true } });
  await caller.call(cat, 'PUT /api/groups/:group/reports', { ...inGroup, body: { wantsReports: true } });
  await caller.call(ann, 'PUT /api/groups/:group/webhook', { ...inGroup, body: webhook });
  await caller.call(ann, 'POST /api/groups/:group/webhook/test', inGroup);
  await caller.call(ann, 'GET /api/groups/:group', inGroup);
  await caller.call(ann, 'DELETE /api/groups/:group/webhook', inGroup);
  await caller.call(ann, 'POST /api/groups/:group/link', inGroup);
  await caller.call(cat, 'PUT /api/groups/:group/invitations', { ...inGroup, body: { invitesMe: false } });
  await caller.call(ann, 'PUT /api/groups/:group/owner', { ...inGroup, body: { member } });
  await caller.call(ann, 'DELETE /api/groups/:group', inGroup); // by another member
  await caller.call(ben, 'GET /api/groups/:group', inGroup); // by no member
  const own = members.find(({ isMe }) => isMe)?.id ?? '';
  await caller.call(ann, 'DELETE /api/groups/:group/members/:member', { params: { group, member: own } });
  await caller.call(cat, 'DELETE /api/groups/:group', inGroup);

  // Notifications and mail
  await caller.call(ben, 'PUT /api/me/push', { body: { ...pushes.subscribe('ben'), language: 'en' } });
  await caller.call(ben, 'PUT /api/me/notifications', {
    body: { quietHours: { from: '22:00', to: '07:00', timeZone: 'Europe/London' } },
  });
  await caller.call(ben, 'PUT /api/me/email', { body: { address: 'ben@mail.example', language: 'en' } });
  await caller.call(ben, 'GET /api/me/devices');
  await caller.call(ben, 'POST /api/email/confirmations', { body: { key: await keyOf('email#confirm-') } });
  await caller.call(ben, 'PUT /api/me/email/reminders', { body: { enabled: true, language: 'en' } });
  await caller.call(ben, 'GET /api/me/notifications');
  await caller.call(ben, 'POST /api/me/notifications/test');
  await waitFor('the test push', () => pushes.received.length > 0);
  const token = pushes.received[0]?.payload.unsubscribeToken ?? '';
  await caller.call(ben, 'POST /api/notifications/unsubscribe/:token', { params: { token } });
  const unsubscribe = `${url}/api/notifications/unsubscribe/${token}`;
  const redirect = await request(unsubscribe);
  caller.check('GET /api/notifications/unsubscribe/:token', {
    status: redirect.status,
    headers: new Headers(),
    body: null,
    text: await redirect.text(),
  });
  await caller.call(ben, 'DELETE /api/me/push');
  await caller.call(ben, 'GET /api/me/data');

  // More devices
  await caller.call(new TestClient(url), 'POST /api/email/sign-ins', {
    body: { address: 'ben@mail.example' },
  });
  expect(await keyOf('recover#')).toHaveLength(43);
  const link = await caller.call<{ key: string }>(ben, 'POST /api/recovery');
  const phone = new TestClient(url);
  await caller.call(phone, 'POST /api/recovery/claims', {
    body: { key: link.body.key, secret: 'p'.repeat(43) },
  });
  const code = await caller.call<{ code: string }>(ben, 'POST /api/recovery/code');
  await caller.call(new TestClient(url), 'POST /api/recovery/code/claims', {
    body: { code: code.body.code, secret: 't'.repeat(43) },
  });
  const devices = await caller.call<{ devices: readonly { id: string; isCurrent: boolean }[] }>(
    ben,
    'GET /api/me/devices',
  );
  const device = devices.body.devices.find(({ isCurrent }) => !isCurrent)?.id ?? '';
  await caller.call(ben, 'DELETE /api/me/devices/:device', { params: { device } });
  await caller.call(ben, 'DELETE /api/me/devices');
  await caller.call(ben, 'DELETE /api/me/email');
  await caller.call(ann, 'DELETE /api/people/:person/block', person);
  await caller.call(ben, 'DELETE /api/me');
  await server.stop();
  await Promise.all([mails.stop(), pushes.stop(), webhooks.stop()]);

  const down = await startTestServer({
    wrapStorage: (storage) => ({
      ...storage,
      availability: { isUp: false, lastFailure: null, onChange: () => () => undefined },
    }),
  });
  await caller.call(new TestClient(down.url), 'GET /readyz');
  await down.stop();

  expect(caller.errors).toEqual([]);
  const documented = OPERATIONS.flatMap(({ method, path, status, otherStatus }) =>
    [status, ...(otherStatus === undefined ? [] : [otherStatus.status])].map(
      (each) => `${method.toUpperCase()} ${path} ${String(each)}`,
    ),
  );
  expect(documented.filter((answer) => !caller.seen.has(answer))).toEqual([]);
});
