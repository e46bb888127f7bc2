import type { PlayerView, Seat } from '@great-fire/game';
import type { PastView, PastViews, SeenFrom } from '@great-fire/protocol';
import { PAST_MAX, viewAfter } from '@great-fire/protocol';
import type { Party, TableSocket, TestServer } from '../../testing';
import { awaited, choose, gather, seededChance, withServer } from '../../testing';

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** The views of a stretch, unpacked as a page does it. */
function unpacked({ first, changes }: PastViews): readonly PastView[] {
  const views = [first];
  for (const change of changes) views.push(viewAfter(views.at(-1) ?? first, change));
  return views;
}

async function pastOf(
  socket: TableSocket,
  length: number,
  seenFrom?: SeenFrom,
): Promise<readonly PastView[]> {
  const views: PastView[] = [];
  for (let from = 0; from < length; from += PAST_MAX) {
    const to = Math.min(from + PAST_MAX, length) - 1;
    const { past } = await socket.ask('past', { from, to, ...(seenFrom !== undefined && { seenFrom }) });
    if (past === undefined) throw new Error('No past');
    views.push(...unpacked(past));
  }
  return views;
}

/** Plays to the end; gives what each viewer, null for a spectator, was sent live at each state. */
async function liveViews(
  party: Party,
  seed: string,
): Promise<ReadonlyMap<Seat | null, readonly PlayerView[]>> {
  const chance = seededChance(seed);
  const all = [
    ...party.sockets.map((socket, seat): readonly [Seat | null, TableSocket] => [seat, socket]),
    [null, party.watcher.socket] as const,
  ];
  const views = new Map<Seat | null, PlayerView[]>(all.map(([viewer]) => [viewer, []]));
  for (;;) {
    for (const [viewer, socket] of all) {
      const frame = socket.latest?.frame;
      if (frame) (views.get(viewer) ?? [])[frame.stateId] = frame.view;
    }
    if (party.watcher.socket.latest?.frame?.view.result !== null) return views;
    const { socket, view } = awaited(party);
    const { stateId } = await socket.move(choose(view, chance));
    await Promise.all(all.map(([, other]) => other.shows(stateId ?? 0)));
  }
}

test.each([
  { seats: 3, hiddenColours: true, moreDestruction: false, cones: 65 },
  { seats: 4, hiddenColours: false, moreDestruction: true, cones: 65 },
] as const)(
  'the past of $seats players is to the byte what each viewer was sent then, and never more',
  ({ seats, ...options }) =>
    withServer(async (server: TestServer) => {
      const party = await gather(server.url, { seats, options });
      const live = await liveViews(party, `past-${String(seats)}`);
      const { objectives } = live.get(null)?.at(-1)?.result?.reveal ?? { objectives: [] };
      expect(objectives).toHaveLength(seats);
      const sockets = [...party.sockets.map((socket, seat) => [seat, socket] as const)];
      for (const [viewer, socket] of [...sockets, [null, party.watcher.socket] as const]) {
        const then = live.get(viewer) ?? [];
        const past = await pastOf(socket, then.length);
        for (const [stateId, view] of past.entries()) {
          expect(view.viewer).toBe(viewer);
          // The first states are gone by when the table is gathered: the server keeps hands by itself.
          const sent = then[stateId];
          if (sent !== undefined) expect(plain(view)).toEqual(plain(sent));
          if (view.result !== null) continue;
          const text = JSON.stringify(view);
          const others = objectives.filter((_, owner) => owner !== viewer).flat();
          expect(others.filter((id) => text.includes(`"${id}"`))).toEqual([]);
        }
      }
      // The game is over: whoever watched it looks from any seat, or at all of them, and a player from where they watched.
      const length = live.get(null)?.length ?? 0;
      const watcher = party.watcher.socket;
      const fromSeats = await Promise.all(sockets.map(([seat]) => pastOf(watcher, length, seat)));
      for (const [seat, socket] of sockets)
        expect(plain(fromSeats[seat])).toEqual(plain(await pastOf(socket, length)));
      const open = await pastOf(watcher, length, 'open');
      expect(plain(open.map(({ all }) => all))).toEqual(
        plain(open.map((_, stateId) => fromSeats.map((views) => views[stateId]?.own))),
      );
      const [ann] = party.sockets;
      if (ann === undefined) throw new Error('Nobody sits there');
      expect(plain(await pastOf(ann, length, 'spectator'))).toEqual(plain(await pastOf(watcher, length)));
      expect(await watcher.ask('past', { from: 0, to: 1, seenFrom: seats })).toMatchObject({
        ok: false,
        code: 'bad-request',
        field: 'seenFrom',
      });

      const canaries = (await server.storage.matches.secretsOf(party.matchId))?.seed ?? 'none';
      for (const socket of [...party.sockets, party.watcher.socket])
        expect(socket.frames.join('\n')).not.toContain(canaries);
      party.close();
    })(),
);

test(
  'a state that is not there yet, and a stretch too long, are refused',
  withServer(async ({ url }) => {
    const party = await gather(url);
    const { socket } = party.watcher;
    const now = socket.stateId;
    expect(await socket.ask('past', { from: now, to: now })).toMatchObject({ ok: true });
    expect(await socket.ask('past', { from: now, to: now + 1 })).toMatchObject({
      ok: false,
      code: 'not-found',
    });
    for (const wrong of [
      { from: 0, to: PAST_MAX },
      { from: 2, to: 1 },
      { from: -1, to: 1 },
      { from: 0 },
      { from: 0, to: 1, seenFrom: 'ann' },
      { from: 0, to: 1, seenFrom: 6 },
      7,
    ]) {
      expect(await socket.ask('past', wrong)).toMatchObject({ ok: false, code: 'bad-request' });
    }
    party.close();
  }),
);

test(
  'before the end nobody looks from where they do not sit, not even at what all know',
  withServer(async ({ url }) => {
    const party = await gather(url);
    for (const socket of [...party.sockets, party.watcher.socket])
      for (const seenFrom of [0, 1, 'open', 'spectator'])
        expect(await socket.ask('past', { from: 0, to: 1, seenFrom })).toMatchObject({
          ok: false,
          code: 'not-finished',
          field: 'seenFrom',
        });
    party.close();
  }),
);

test(
  'the present is the last of the past',
  withServer(async ({ url }) => {
    const party = await gather(url);
    for (const socket of party.sockets) {
      const { stateId, latest } = socket;
      const { past } = await socket.ask('past', { from: 0, to: stateId });
      const [first] = past === undefined ? [] : unpacked(past);
      expect(first?.turn.step).toBe('redeal');
      expect(plain(past && unpacked(past).at(-1))).toEqual(plain(latest?.frame?.view));
    }
    party.close();
  }),
);
