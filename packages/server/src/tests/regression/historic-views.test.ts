import type { PlayerView, Seat } from '@great-fire/game';
import { type HistoricView, type Perspective, HISTORIC_VIEWS_MAX, unpackViews } from '@great-fire/protocol';
import {
  type TestTable,
  type TestSocket,
  type TestServer,
  activePlayer,
  randomAction,
  createTestTable,
  seededRandom,
  withServer,
} from '../../../testing';
import { expectEqualJson } from '../../../testing/expect-equal-json';
import { sharedServer } from '../../../testing/shared-server';

const server = sharedServer();

async function fetchHistoricViews(
  socket: TestSocket,
  length: number,
  perspective?: Perspective,
): Promise<readonly HistoricView[]> {
  const views: HistoricView[] = [];
  for (let from = 0; from < length; from += HISTORIC_VIEWS_MAX) {
    const to = Math.min(from + HISTORIC_VIEWS_MAX, length) - 1;
    const { historicViews } = await socket.emitWithAck('historic-views', {
      from,
      to,
      ...(perspective !== undefined && { perspective }),
    });
    if (historicViews === undefined) throw new Error('No past');
    views.push(...unpackViews(historicViews));
  }
  return views;
}

/** Plays to the end. Returns the live views of each viewer by state id; key null is a spectator. */
async function liveViews(
  party: TestTable,
  seed: string,
): Promise<ReadonlyMap<Seat | null, readonly PlayerView[]>> {
  const random = seededRandom(seed);
  const all = [
    ...party.sockets.map((socket, seat): readonly [Seat | null, TestSocket] => [seat, socket]),
    [null, party.spectator.socket] as const,
  ];
  const views = new Map<Seat | null, PlayerView[]>(all.map(([viewer]) => [viewer, []]));
  for (;;) {
    for (const [viewer, socket] of all) {
      const frame = socket.latestSync?.frame;
      if (frame) (views.get(viewer) ?? [])[frame.stateId] = frame.view;
    }
    if (party.spectator.socket.latestSync?.frame?.view.result !== null) return views;
    const { socket, view } = activePlayer(party);
    const { stateId } = await socket.move(randomAction(view, random));
    await Promise.all(all.map(([, other]) => other.waitForState(stateId ?? 0)));
  }
}

test.each([
  { seats: 3, hiddenColours: true, moreDestruction: false, cones: 65 },
  { seats: 4, hiddenColours: false, moreDestruction: true, cones: 65 },
] as const)(
  'the historic views of $seats players equal the live views byte for byte, and reveal no more',
  ({ seats, ...options }) =>
    withServer(async (server: TestServer) => {
      const party = await createTestTable(server.url, { players: seats, options });
      const live = await liveViews(party, `past-${String(seats)}`);
      const { objectives } = live.get(null)?.at(-1)?.result?.reveal ?? { objectives: [] };
      expect(objectives).toHaveLength(seats);
      const sockets = [...party.sockets.map((socket, seat) => [seat, socket] as const)];
      for (const [viewer, socket] of [...sockets, [null, party.spectator.socket] as const]) {
        const then = live.get(viewer) ?? [];
        const historicViews = await fetchHistoricViews(socket, then.length);
        for (const [stateId, view] of historicViews.entries()) {
          expect(view.viewer).toBe(viewer);
          // The sockets connect after the first states, because the server keeps hands by itself.
          const sent = then[stateId];
          if (sent !== undefined) expectEqualJson(view, sent);
          if (view.result !== null) continue;
          const text = JSON.stringify(view);
          const others = objectives.filter((_, owner) => owner !== viewer).flat();
          expect(others.filter((id) => text.includes(`"${id}"`))).toEqual([]);
        }
      }
      // The game is over, so a spectator may use any perspective, and a player the spectator's.
      const length = live.get(null)?.length ?? 0;
      const watcher = party.spectator.socket;
      const fromSeats = await Promise.all(sockets.map(([seat]) => fetchHistoricViews(watcher, length, seat)));
      for (const [seat, socket] of sockets)
        expectEqualJson(fromSeats[seat] ?? [], await fetchHistoricViews(socket, length));
      const open = await fetchHistoricViews(watcher, length, 'all-seats');
      expectEqualJson(
        open.map(({ ownBySeat }) => ownBySeat),
        open.map((_, stateId) => fromSeats.map((views) => views[stateId]?.own)),
      );
      const [ann] = party.sockets;
      if (ann === undefined) throw new Error('Nobody sits there');
      expectEqualJson(
        await fetchHistoricViews(ann, length, 'spectator'),
        await fetchHistoricViews(watcher, length),
      );
      expect(
        await watcher.emitWithAck('historic-views', { from: 0, to: 1, perspective: seats }),
      ).toMatchObject({
        ok: false,
        code: 'bad-request',
        field: 'perspective',
      });

      const canaries = (await server.storage.matches.secretsOf(party.matchId))?.seed ?? 'none';
      for (const socket of [...party.sockets, party.spectator.socket])
        expect(socket.frames.join('\n')).not.toContain(canaries);
      party.close();
    })(),
);

test('rejects a future state and a range that is too long', async () => {
  const { url } = server();
  const party = await createTestTable(url);
  const { socket } = party.spectator;
  const now = socket.stateId;
  expect(await socket.emitWithAck('historic-views', { from: now, to: now })).toMatchObject({ ok: true });
  expect(await socket.emitWithAck('historic-views', { from: now, to: now + 1 })).toMatchObject({
    ok: false,
    code: 'not-found',
  });
  for (const wrong of [
    { from: 0, to: HISTORIC_VIEWS_MAX },
    { from: 2, to: 1 },
    { from: -1, to: 1 },
    { from: 0 },
    { from: 0, to: 1, perspective: 'ann' },
    { from: 0, to: 1, perspective: 6 },
    7,
  ]) {
    expect(await socket.emitWithAck('historic-views', wrong)).toMatchObject({
      ok: false,
      code: 'bad-request',
    });
  }
  party.close();
});

test('rejects every explicit perspective before the end', async () => {
  const { url } = server();
  const party = await createTestTable(url);
  for (const socket of [...party.sockets, party.spectator.socket])
    for (const perspective of [0, 1, 'all-seats', 'spectator'])
      expect(await socket.emitWithAck('historic-views', { from: 0, to: 1, perspective })).toMatchObject({
        ok: false,
        code: 'not-finished',
        field: 'perspective',
      });
  party.close();
});

test('the last historic view equals the live view', async () => {
  const { url } = server();
  const party = await createTestTable(url);
  for (const socket of party.sockets) {
    const { stateId, latestSync } = socket;
    const { historicViews } = await socket.emitWithAck('historic-views', { from: 0, to: stateId });
    const [first] = historicViews === undefined ? [] : unpackViews(historicViews);
    expect(first?.turn.step).toBe('redeal');
    const last = historicViews && unpackViews(historicViews).at(-1);
    if (last === undefined || latestSync?.frame?.view === undefined) throw new Error('There is no view');
    expectEqualJson(last, latestSync.frame.view);
  }
  party.close();
});
