/** A day of the heaviest writing of one address: what a request of each kind stores at most, times what a day allows. */
import type { SeatClaim } from '@great-fire/protocol';
import {
  TestClient,
  createTestTable,
  openSoloTable,
  playMoves,
  withServer,
  type TestServer,
} from '../../testing';
import { sendCommand, waitForProposal } from '../../testing/table-commands';
import { limitOf, type LimitName } from './rate-limits';

const BOUND_BYTES = 200_000_000;
const WIDE = '火'; // three bytes
const MINUTE_MS = 60_000;
const REQUESTS = 60; // of each kind; the pages of the database blur the size of a few

let at = 1_700_000_000_000;

async function openTable(url: string): Promise<{ readonly client: TestClient; readonly matchId: string }> {
  const client = new TestClient(url);
  const { status, body } = await client.request<SeatClaim>('POST', '/api/matches', {
    name: WIDE.repeat(24),
    tableName: WIDE.repeat(40),
    players: 6,
    options: { hiddenColours: false, moreDestruction: false, cones: 100 },
    private: false,
    bots: Array<string>(4).fill('alderman'),
  });
  expect(status).toBe(201);
  return { client, matchId: body.match.id };
}

/** Writes by requests of one kind. Resolves to their number. */
type Writer = (server: TestServer) => Promise<number>;

/** Whole games of bots and stand-ins, whose person only looks on. A started table adds most. */
const tables: Writer = async ({ url, storage, applyDeadlines, whenBotsWait }) => {
  const { socket, matchId } = await openSoloTable(url, {
    players: 6,
    bots: Array<'apprentice'>(5).fill('apprentice'),
    botSpeed: 'instant',
    timeControl: { clock: { kind: 'per-turn', seconds: 15 }, timeoutAction: 'bot-turn' },
  });
  for (;;) {
    await whenBotsWait();
    const match = await storage.matches.find(matchId);
    if (match?.status !== 'running') break;
    at += MINUTE_MS;
    await applyDeadlines();
  }
  socket.close();
  return 1;
};

const moves: Writer = async ({ url }) => {
  const table = await createTestTable(url);
  const played = await playMoves(table, 'a day', REQUESTS);
  table.close();
  return played;
};

const tableCommands: Writer = async ({ url }) => {
  const table = await createTestTable(url);
  const [ann, ...others] = table.sockets;
  let sent = 0;
  const send = async (...[socket, command]: Parameters<typeof sendCommand>): Promise<void> => {
    expect(await sendCommand(socket, command)).toMatchObject({ ok: true });
    sent += 1;
  };
  let id = 0;
  while (sent < REQUESTS) {
    await send(ann, { type: 'propose', kind: 'pause' });
    id = await waitForProposal(table, 'pause', id);
    for (const other of others) await send(other, { type: 'respond', id, agrees: true });
    await send(ann, { type: 'resume' });
  }
  table.close();
  return sent;
};

const repeat =
  (write: (url: string, count: number) => Promise<{ readonly status: number }>): Writer =>
  async ({ url }) => {
    for (let count = 0; count < REQUESTS; count += 1)
      expect((await write(url, count)).status).toBeLessThan(300);
    return REQUESTS;
  };

const notes = repeat(async (url) => {
  const { client, matchId } = await openTable(url); // adds a table to each note
  const note = { text: WIDE.repeat(2000) };
  return client.request('PUT', `/api/matches/${matchId}/note`, note);
});

const webhooks = repeat(async (url) => {
  const { client, matchId } = await openTable(url);
  const webhook = { kind: 'json', url: `https://example.com/${'x'.repeat(970)}` };
  return client.request('PUT', `/api/matches/${matchId}/webhook`, webhook);
});

const recoveryCodes = repeat(async (url) =>
  (await openTable(url)).client.request('POST', '/api/recovery/code'),
);

const seats = repeat(async (url, count) => {
  const { matchId } = await openTable(url);
  const name = `${WIDE.repeat(20)}${String(count)}`;
  return new TestClient(url).request('POST', `/api/matches/${matchId}/seats`, { name });
});

const chat: Writer = async ({ url }) => {
  const table = await createTestTable(url);
  for (let line = 0; line < REQUESTS; line += 1)
    expect(await table.sockets[0]?.emitWithAck('chat', { text: WIDE.repeat(500) })).toMatchObject({
      ok: true,
    });
  table.close();
  return REQUESTS;
};

const WRITERS = {
  'create-table': tables,
  move: moves,
  'table-command': tableCommands,
  'table-write': seats,
  note: notes,
  notifications: webhooks,
  'account-recovery': recoveryCodes,
  chat,
} as const satisfies Partial<Record<LimitName, Writer>>;

test('a day of the heaviest writing of one address by all routes adds less than 200 MB', async () => {
  let dayBytes = 0;
  for (const [limit, write] of Object.entries(WRITERS) as [keyof typeof WRITERS, Writer][])
    await withServer(
      async (server) => {
        const emptyBytes = await server.storage.retention.size();
        const requests = await write(server);
        const bytes = ((await server.storage.retention.size()) - emptyBytes) / requests;
        expect(bytes).toBeGreaterThan(0);
        dayBytes += bytes * (limitOf(limit).addressPerDay ?? Number.POSITIVE_INFINITY);
      },
      { now: () => at },
    )();
  expect(dayBytes).toBeLessThan(BOUND_BYTES);
});
