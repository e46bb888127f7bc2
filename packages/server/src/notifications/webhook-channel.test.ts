import type { WebhookKind, CreateTableInput, TableWebhookStatus } from '@great-fire/protocol';
import { waitFor, withDeadline } from '@great-fire/testkit/wait-for';
import {
  activePlayer,
  createTestTable,
  playMoves,
  startTestServer,
  type TestClient,
  type TestTable,
  type TestServer,
  type TestServerOptions,
} from '../../testing';
import { WebhookReceiver } from '../../testing/webhook-receiver';
import { NOTIFICATION_GRACE_MS } from './notification-job';

interface WebhookTestContext {
  readonly server: TestServer;
  readonly receiver: WebhookReceiver;
  readonly party: TestTable;
  readonly host: TestClient;
  readonly webhookPath: string; // API path of the webhook
  readonly advance: (ms: number) => Promise<void>;
}

async function withWebhookServer(
  testBody: (scene: WebhookTestContext) => Promise<void>,
  table: Partial<CreateTableInput> = {},
  options: TestServerOptions = {},
): Promise<void> {
  let now = Date.parse('2026-06-01T12:00:00Z');
  const receiver = await WebhookReceiver.start();
  const server = await startTestServer({
    now: () => now,
    publicUrl: 'https://fire.example/game',
    ...options,
  });
  const party = await createTestTable(server.url, { tableName: 'Pudding [Lane]', ...table });
  const [host] = party.clients;
  if (host === undefined) throw new Error('Nobody is there');
  const advance = async (ms: number): Promise<void> => {
    now += ms;
    await server.sendNotifications();
  };
  try {
    await testBody({
      server,
      receiver,
      party,
      host,
      webhookPath: `/api/matches/${party.matchId}/webhook`,
      advance,
    });
  } finally {
    party.close();
    await server.stop();
    await receiver.stop();
  }
}

const NAMES = ['Ann', 'Ben', 'Cat'];

async function hideActivePlayer({ party, advance }: WebhookTestContext): Promise<string> {
  const { seat } = activePlayer(party).view.turn;
  await party.sockets[seat]?.emitWithAck('visibility', { hidden: true });
  await advance(NOTIFICATION_GRACE_MS);
  return NAMES[seat] ?? '';
}

const setWebhook = ({ host, webhookPath, receiver }: WebhookTestContext, kind: WebhookKind, path = '/hook') =>
  host.request('PUT', webhookPath, { kind, url: receiver.urlOf(path) });

test.each([
  [
    'discord',
    (name: string, id: string) => ({
      content: `“Pudding \\[Lane\\]”: it’s ${name}’s turn. https://fire.example/game/t/${id}`,
      allowed_mentions: { parse: [] },
    }),
  ],
  [
    'slack',
    (name: string, id: string) => ({
      text: `“Pudding [Lane]”: it’s ${name}’s turn. https://fire.example/game/t/${id}`,
    }),
  ],
] as const)('%s receives one message a turn for the active player, in its own format', (kind, expected) =>
  withWebhookServer(
    async (here) => {
      expect((await setWebhook(here, kind)).status).toBe(204);
      const name = await hideActivePlayer(here);
      expect(here.receiver.received).toHaveLength(1);
      expect(here.receiver.received[0]?.body).toEqual(expected(name, here.party.matchId));
      await here.advance(3_600_000);
      expect(here.receiver.received).toHaveLength(1);
      const { seat } = activePlayer(here.party).view.turn;
      while (activePlayer(here.party).view.turn.seat === seat) await playMoves(here.party, 'hook', 1);
      await hideActivePlayer(here);
      expect(here.receiver.received).toHaveLength(2);
    },
    {},
    { publicUrl: 'https://fire.example/game' },
  ),
);

// Chat services make links, mentions, invitations, emoji and formats of these.
const HOSTILE_TABLE = '@here [a](http://e.vil) *b* <!channel>';
const HOSTILE_PLAYER = 'discord.gg/x :x: `c` #d';
const Z = '\u200b';
const ORIGIN = { origin: 'https://fire.example' };

test.each([
  [
    'discord',
    '“\\@here \\[a\\]\\(http\\:\\/\\/e\\.vil\\) \\*b\\* \\<\\!channel\\>”',
    'discord\\.gg\\/x \\:x\\: \\`c\\` \\#d',
  ],
  [
    'slack',
    `“${Z}@here [a](http${Z}:${Z}/${Z}/e${Z}.vil) ${Z}*b${Z}* &lt;!channel&gt;”`,
    `discord${Z}.gg${Z}/x ${Z}:x${Z}: ${Z}\`c${Z}\` ${Z}#d`,
  ],
] as const)('%s receives names as plain text, in prompts and in the test', (kind, tableName, playerName) =>
  withWebhookServer(
    async (here) => {
      const { party, receiver, host, webhookPath, advance } = here;
      await setWebhook(here, kind);
      const { seat } = activePlayer(party).view.turn;
      const next = (seat + 1) % 3;
      await party.clients[next]?.request('PUT', '/api/me', { name: HOSTILE_PLAYER }, ORIGIN);
      await party.sockets[next]?.emitWithAck('visibility', { hidden: true });
      await party.sockets[seat]?.emitWithAck('table-command', { type: 'propose', kind: 'pause' });
      await advance(NOTIFICATION_GRACE_MS);
      while (activePlayer(party).view.turn.seat === seat) await playMoves(party, 'hook', 1);
      await advance(NOTIFICATION_GRACE_MS);
      await host.request('POST', `${webhookPath}/test`, undefined, ORIGIN);
      await advance(0);
      const texts = receiver.received.map(({ body }) => Object.values(body as object)[0] as string);
      expect(texts).toEqual([
        expect.stringContaining(`${tableName}: waiting for ${playerName} to answer a request to pause.`),
        expect.stringContaining(`${tableName}: it’s ${playerName}’s turn.`),
        expect.stringContaining(`Messages from ${tableName} will arrive here.`),
      ]);
    },
    { tableName: HOSTILE_TABLE },
  ),
);

test.each<Partial<CreateTableInput>>([{ private: true }, { spectatorAccess: 'link' }])(
  'JSON contains all fields, and no link to a table with %j',
  (table) =>
    withWebhookServer(async (here) => {
      await setWebhook(here, 'json');
      const player = await hideActivePlayer(here);
      expect(here.receiver.received[0]?.body).toEqual({
        event: 'prompt',
        turn: 0,
        seat: NAMES.indexOf(player),
        playerName: player,
        kind: 'turn',
        table: { id: here.party.matchId, name: 'Pudding [Lane]', url: null },
      });
      expect(JSON.stringify(here.receiver.received[0])).not.toMatch(/hand|card|token|objective/i);
    }, table),
);

test('only the host sets and tests the webhook, and its full URL is never returned', () =>
  withWebhookServer(async (here) => {
    const { host, webhookPath, party, receiver } = here;
    const [, ben] = party.clients;
    expect((await ben?.request('PUT', webhookPath, { kind: 'json', url: receiver.urlOf('/') }))?.status).toBe(
      403,
    );
    expect((await ben?.request('GET', webhookPath))?.status).toBe(403);
    expect((await host.request('POST', `${webhookPath}/test`)).status).toBe(409);
    await setWebhook(here, 'json', '/very-secret');
    const told = await host.request<TableWebhookStatus>('GET', webhookPath);
    expect(told.body.webhook?.kind).toBe('json');
    expect(told.text).not.toContain('very-secret');
    expect((await host.request('POST', `${webhookPath}/test`)).status).toBe(202);
    await here.advance(0);
    expect(receiver.received).toMatchObject([{ path: '/very-secret', body: { event: 'test', kind: null } }]);
    expect((await host.request('DELETE', webhookPath)).status).toBe(204);
    expect((await host.request<TableWebhookStatus>('GET', webhookPath)).body).toEqual({ webhook: null });
    for (const [wish, field] of [
      [{ kind: 'json', url: 'no address' }, 'url'],
      [{ kind: 'json', url: 'ftp://hooks.example' }, 'url'],
      [{ kind: 'pigeon', url: 'https://hooks.example' }, 'kind'],
    ] as const)
      expect((await host.request('PUT', webhookPath, wish)).body).toMatchObject({
        code: 'bad-request',
        field,
      });
  }));

test('removes a webhook that is gone and tries a busy one again', () =>
  withWebhookServer(async (here) => {
    const { host, webhookPath, receiver } = here;
    await setWebhook(here, 'json');
    receiver.responseStatus = 503;
    await hideActivePlayer(here);
    receiver.responseStatus = 404;
    await here.advance(30_000);
    expect(receiver.received).toHaveLength(2);
    expect((await host.request<TableWebhookStatus>('GET', webhookPath)).body).toEqual({ webhook: null });
  }));

test('rejects a webhook in the server’s own network by default', () =>
  withWebhookServer(
    async (here) => {
      expect((await setWebhook(here, 'json')).body).toMatchObject({ code: 'bad-request', field: 'url' });
    },
    {},
    { outboundHttp: 'public' },
  ));

test('a stopping server aborts a webhook request that gets no answer', async () => {
  let now = Date.parse('2026-06-01T12:00:00Z');
  const receiver = await WebhookReceiver.start();
  receiver.isSilent = true;
  const server = await startTestServer({ now: () => now });
  const party = await createTestTable(server.url);
  const url = receiver.urlOf('/silent');
  await party.clients[0]?.request('PUT', `/api/matches/${party.matchId}/webhook`, { kind: 'json', url });
  const { seat } = activePlayer(party).view.turn;
  await party.sockets[seat]?.emitWithAck('visibility', { hidden: true });
  now += NOTIFICATION_GRACE_MS;
  const sent = server.sendNotifications();
  await waitFor('the request', () => receiver.received.length > 0);
  party.close();
  await withDeadline('the stop of the server', server.stop());
  await sent;
  await receiver.stop();
});
