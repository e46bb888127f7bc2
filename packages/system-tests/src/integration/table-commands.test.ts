/** Table commands, sent over the page's own connection to the real server. */
import { MatchClient } from '@great-fire/client/match-client';
import type { TableState } from '@great-fire/protocol';
import { createTestTable, withServer, type TestServer } from '@great-fire/server/testing';
import { withDeadline } from '@great-fire/testkit/wait-for';

const START = 1_700_000_000_000;
const DEVICE_TIME = START + 3_600_000; // clock of the page's device
const TIME_CONTROL = { clock: { kind: 'per-turn', seconds: 60 }, timeoutAction: 'vote' } as const;

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(DEVICE_TIME);
});
afterEach(() => {
  jest.restoreAllMocks();
});

/**
 * Resolves once the client has received a table state that fulfils the condition. `what`: the condition as a noun
 * phrase.
 */
function waitForTableState(
  what: string,
  client: MatchClient,
  isTrue: (conduct: TableState) => boolean,
): Promise<TableState> {
  let unsubscribe = (): void => undefined;
  const received = new Promise<TableState>((resolve) => {
    const check = (): void => {
      const { tableState } = client.getSnapshot();
      if (tableState !== null && isTrue(tableState)) resolve(tableState);
    };
    unsubscribe = client.subscribe(check);
    check();
  });
  return withDeadline(what, received).finally(() => unsubscribe());
}

const waitForTable = (client: MatchClient): Promise<TableState> =>
  waitForTableState('the table', client, () => true);

/** Runs a test with three players' clients and a spectator's, in a game that has begun. */
async function withClients(
  { url }: TestServer,
  run: (clients: readonly MatchClient[], match: string) => Promise<void>,
): Promise<void> {
  const table = await createTestTable(url, { timeControl: TIME_CONTROL });
  const seats = [...table.tokens.map((token) => ({ token })), {}];
  const clients = seats.map((seat) => new MatchClient({ url, match: table.matchId, ...seat }));
  const unsubscribes = clients.map((client) => client.subscribe(() => undefined));
  try {
    await Promise.all(clients.map(waitForTable));
    await run(clients, table.matchId);
  } finally {
    for (const unsubscribe of unsubscribes) unsubscribe();
    table.close();
  }
}

const tableEvents = (client: MatchClient | undefined) =>
  client?.getSnapshot().tableLog.map(({ event }) => event);

test(
  'shows an agreed pause on every page, and rejects commands that are not allowed',
  withServer(
    (server) =>
      withClients(server, async (pages) => {
        const [ann, ben, cat, spectator] = pages;
        expect(await ben?.sendCommand({ type: 'resume' })).toMatchObject({
          ok: false,
          code: 'not-allowed-now',
        });
        expect(await spectator?.sendCommand({ type: 'propose', kind: 'pause' })).toMatchObject({
          ok: false,
          code: 'not-your-seat',
        });
        expect(await ann?.sendCommand({ type: 'propose', kind: 'pause' })).toEqual({ ok: true });
        if (ann === undefined) throw new Error('Nobody sits there');
        const { proposals } = await waitForTableState(
          'the proposal',
          ann,
          (state) => state.proposals.length > 0,
        );
        const response = { type: 'respond', id: proposals[0]?.id ?? 0, agrees: true } as const;
        for (const asked of [ben, cat]) expect(await asked?.sendCommand(response)).toEqual({ ok: true });
        await Promise.all(
          pages.map((page) => waitForTableState('a pause', page, ({ pausedAt }) => pausedAt === START)),
        );
        expect(await cat?.sendCommand({ type: 'resume' })).toEqual({ ok: true });
        await Promise.all(
          pages.map((page) =>
            waitForTableState('the end of the pause', page, ({ pausedAt }) => pausedAt === null),
          ),
        );
        for (const page of pages)
          expect(tableEvents(page)).toEqual([
            { type: 'proposed', kind: 'pause', by: 0, isAccepted: false },
            { type: 'responded', kind: 'pause', by: 1, agrees: true, isAccepted: false },
            { type: 'responded', kind: 'pause', by: 2, agrees: true, isAccepted: true },
            { type: 'resumed', by: 2 },
          ]);
      }),
    { now: () => START },
  ),
);

test(
  'uses the server time, and rejects commands while it has no connection',
  withServer(
    (server) =>
      withClients(server, async ([ann]) => {
        const { deadline, since } = (await waitForTable(ann as MatchClient)).clock;
        expect(deadline).toBe(since + 60_000);
        // The server's clock stands still, and the page's goes on from there. The device is an hour ahead.
        const elapsed = (ann?.serverNow() ?? 0) - START;
        expect(elapsed).toBeGreaterThanOrEqual(0);
        expect(elapsed).toBeLessThan(DEVICE_TIME - START);
        ann?.reconnect(); // the client reconnects, and is not connected yet
        expect(await ann?.sendCommand({ type: 'leave' })).toMatchObject({
          ok: false,
          code: 'internal-error',
        });
      }),
    { now: () => START },
  ),
);

test(
  'loads the table log back to its first event on a page that connects late',
  withServer(
    (server) =>
      withClients(server, async ([ann], match) => {
        for (let time = 0; time < 15; time += 1)
          for (const word of ['leave', 'return'] as const)
            expect(await ann?.sendCommand({ type: word })).toEqual({ ok: true });
        const late = new MatchClient({ url: server.url, match });
        const close = late.subscribe(() => undefined);
        await waitForTableState('the last version', late, ({ version }) => version === 30);
        const ids = () => late.getSnapshot().tableLog.map(({ id }) => id);
        expect(ids()[0]).toBeGreaterThan(1);
        await late.loadEarlier();
        expect(ids()).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
        close();
      }),
    { now: () => START }, // else a slow test would exceed the time for a move
  ),
);
