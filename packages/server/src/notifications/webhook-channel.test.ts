import type { WebhookKind, TableWebhookStatus } from '@great-fire/protocol';
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
  options: TestServerOptions = {},
): Promise<void> {
  let now = Date.parse('2026-06-01T12:00:00Z');
  const receiver = await WebhookReceiver.start();
  const server = await startTestServer({
    now: () => now,
    publicUrl: 'https://fire.example/game',
    ...options,
  });
  const party = await createTestTable(server.url, { tableName: 'Pudding [Lane]' });
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

test('a webhook receives one message a turn for the active player', () =>
  withWebhookServer(async (here) => {
    expect((await setWebhook(here, 'discord')).status).toBe(204);
    const link = `https://fire.example/game/t/${here.party.matchId}`;
    const expectMessage = async (count: number): Promise<void> => {
      const name = await hideActivePlayer(here);
      expect(here.receiver.received).toHaveLength(count);
      const content = `“Pudding \\[Lane\\]”: it’s ${name}’s turn. ${link}`;
      expect(here.receiver.received.at(-1)?.body).toMatchObject({ content });
    };
    await expectMessage(1);
    await here.advance(3_600_000);
    expect(here.receiver.received).toHaveLength(1);
    const { seat } = activePlayer(here.party).view.turn;
    while (activePlayer(here.party).view.turn.seat === seat) await playMoves(here.party, 'hook', 1);
    await expectMessage(2);
  }));

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
