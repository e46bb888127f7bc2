import { createHash } from 'node:crypto';
import type { GameEvent, GameState, PlayerView } from '@great-fire/game';
import type { Changes, LogEntry } from '@great-fire/protocol';
import type { Party, TableSocket, TestServer } from '../../testing';
import { Guest, gather, playOn, withServer } from '../../testing';
import { loadMatch } from '../matches/load-match';

// A key of these is in no frame before the end, whatever it holds; the reveal of the end has some of them.
const SECRET_KEYS = [
  'seed',
  'entropies',
  'secret',
  'redeals',
  'plugins',
  'deltalog',
  '_undo',
  '_redo',
  'initialState',
  'personId',
  'tokenHash',
  'keyHash',
];
const UNTIL_THE_END = [
  ...SECRET_KEYS,
  'deck',
  'unused',
  'undealt',
  'hands',
  'colours',
  'lying',
  'destroyed',
  'reveal',
];

/** Everything that a frame says, as JSON: the payloads of socket.io's packets. */
function saysOf(frame: string): unknown {
  const start = frame.search(/[[{]/);
  return start === -1 ? null : JSON.parse(frame.slice(start));
}

function* within(value: unknown): Generator<readonly [string, unknown]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield [key, inner];
    yield* within(inner);
  }
}

const isOver = (says: unknown): boolean =>
  changesIn(says).some(([path]) => path === 'view/result') ||
  [...within(says)].some(([key, value]) =>
    key === 'status' ? value === 'finished' : key === 'result' && value !== null,
  );

function changesIn(says: unknown): Changes {
  return [...within(says)].flatMap(([key, value]) => (key === 'changes' ? (value as Changes) : []));
}

async function gameOf({ storage }: TestServer, { matchId }: Party): Promise<GameState> {
  const match = await storage.matches.find(matchId);
  const loaded = match === null ? null : await loadMatch(storage, match);
  if (loaded === null) throw new Error('No game');
  return loaded.state.game;
}

/** Each frame that came before the end, as its receiver read it. */
function framesBeforeTheEnd({ frames }: TableSocket): readonly unknown[] {
  return frames.map(saysOf).filter((says) => !isOver(says));
}

function viewsIn(says: unknown): readonly PlayerView[] {
  return [...within(says)].flatMap(([key, value]) => (key === 'view' ? [value as PlayerView] : []));
}

function eventsIn(says: unknown): readonly GameEvent[] {
  return [...within(says)].flatMap(([key, value]) =>
    key === 'entries' || key === 'log' ? (value as readonly LogEntry[]).flatMap(({ events }) => events) : [],
  );
}

describe.each([
  { seats: 3, hiddenColours: true, moreDestruction: false, cones: 65 },
  { seats: 5, hiddenColours: false, moreDestruction: true, cones: 65 },
] as const)('canary: a whole game of $seats, hidden colours $hiddenColours', ({ seats, ...options }) => {
  const lines: string[] = [];
  test(
    'nobody is sent what another seat, or nobody, may know',
    withServer(
      async (server) => {
        // Of three seats nobody adds anything to the deal, of five each.
        const parts = seats === 3 ? [] : Array.from({ length: seats }, (_, seat) => String(seat).repeat(32));
        const party = await gather(server.url, { seats, options }, parts);
        await playOn(party, `canary-${String(seats)}`);
        const game = await gameOf(server, party);
        const secrets = await server.storage.matches.secretsOf(party.matchId);
        expect(secrets?.entropies).toEqual(parts);
        const keys = party.guests.map(({ cookie }) => cookie?.split('=')[1] ?? 'none');
        const viewers = [
          ...party.sockets.map((socket, seat) => ({ socket, seat })),
          { socket: party.watcher.socket, seat: null },
        ];
        let drawn = 0;
        let changes = 0;

        for (const { socket, seat } of viewers) {
          const never = [/^view(\/viewer)?$/, ...(seat === null ? [/^view\/own/] : [])];
          if (options.hiddenColours) never.push(/^view\/seats(\/\d+(\/colour)?)?$/);
          const others = game.secret.objectives.filter((_, owner) => owner !== seat).flat();
          const early = framesBeforeTheEnd(socket);
          expect(early.length).toBeGreaterThan(50);
          for (const says of early) {
            const found = [...within(says)];
            expect(found.map(([key]) => key).filter((key) => UNTIL_THE_END.includes(key))).toEqual([]);
            const text = JSON.stringify(says);
            expect([...others, ...game.secret.undealt].filter((id) => text.includes(`"${id}"`))).toEqual([]);
            for (const view of viewsIn(says)) {
              expect(view.viewer).toBe(seat);
              expect(view.own === null).toBe(seat === null);
              if (options.hiddenColours)
                expect(view.seats.map(({ colour }) => colour)).toEqual(view.seats.map(() => null));
            }
            const told = changesIn(says).map(([path]) => path);
            changes += told.length;
            expect(told.filter((path) => never.some((secret) => secret.test(path)))).toEqual([]);
            for (const event of eventsIn(says)) {
              const isMine = 'seat' in event && event.seat === seat;
              if (event.type === 'card-drawn') {
                expect('card' in event).toBe(isMine);
                drawn += isMine ? 1 : 0;
              }
              if (event.type === 'token-taken') expect('token' in event).toBe(isMine);
            }
          }
          const all = socket.frames.join('\n');
          expect(party.tokens.filter((token) => all.includes(token))).toEqual([]);
          expect([secrets?.seed ?? '', ...keys, ...parts].filter((canary) => all.includes(canary))).toEqual(
            [],
          );
        }
        expect(drawn).toBeGreaterThan(10);
        expect(changes).toBeGreaterThan(1000);

        const answers = [...party.guests, party.watcher.guest].flatMap((guest, index) =>
          guest.heard.map((text) => ({ text, index })),
        );
        for (const { text, index } of answers) {
          expect(text).not.toContain(secrets?.seed);
          expect([...keys, ...parts].filter((key) => text.includes(key))).toEqual([]);
          expect(party.tokens.filter((token, owner) => owner !== index && text.includes(token))).toEqual([]);
          expect(
            [...within(JSON.parse(text))].map(([key]) => key).filter((key) => UNTIL_THE_END.includes(key)),
          ).toEqual([]);
        }
        const logged = lines.join('\n');
        expect(lines.length).toBeGreaterThan(100);
        expect(
          [secrets?.seed ?? '', ...party.tokens, ...keys, ...parts].filter((canary) =>
            logged.includes(canary),
          ),
        ).toEqual([]);
        expect(game.secret.objectives.flat().filter((id) => logged.includes(id))).toEqual([]);
        party.close();
      },
      { log: { write: (line) => void lines.push(line) } },
    ),
  );
});

test(
  'defect 4: nothing unfiltered is sent at a sync, and an unknown match is neither shown nor made',
  withServer(async (server) => {
    const party = await gather(server.url, {
      options: { hiddenColours: true, moreDestruction: false, cones: 65 },
    });
    const { secret } = await gameOf(server, party);
    const socket = party.watcher.socket;
    const { sync } = await socket.ask('sync');
    const text = JSON.stringify(sync);
    expect(sync?.frame?.view.own).toBeNull();
    expect([...within(sync)].map(([key]) => key).filter((key) => UNTIL_THE_END.includes(key))).toEqual([]);
    expect(secret.objectives.flat().filter((id) => text.includes(id))).toEqual([]);
    for (const viewer of party.sockets) {
      const own = viewer.latest?.frame?.view.own;
      const seat = viewer.latest?.mySeat ?? -1;
      expect(own).toEqual({
        colour: secret.colours[seat],
        hand: secret.hands[seat],
        objectives: secret.objectives[seat],
        tokens: [],
      });
    }
    const unknown = new Guest(server.url).connect({ match: 'bbbbbbbbbb' });
    expect(await unknown.refused()).toMatchObject({ code: 'not-found' });
    expect((await new Guest(server.url).ask('GET', '/api/matches/bbbbbbbbbb')).status).toBe(404);
    expect(await server.storage.matches.find('bbbbbbbbbb')).toBeNull();
    unknown.close();
    party.close();
  }),
);

test(
  'defect 5: the seed is no clock: two matches of one millisecond differ in 256 bits',
  withServer(
    async ({ url, storage }) => {
      const ids: string[] = [];
      for (let count = 0; count < 8; count += 1) ids.push((await new Guest(url).open()).match.id);
      const secrets = await Promise.all(ids.map((id) => storage.matches.secretsOf(id)));
      const seeds = secrets.map((one) => one?.seed ?? '');
      expect(new Set(seeds).size).toBe(8);
      expect(seeds.filter((seed) => !/^[0-9a-f]{64}$/.test(seed))).toEqual([]);
      for (const [index, id] of ids.entries()) {
        const answer = await new Guest(url).ask<{ readonly commitment: string }>('GET', `/api/matches/${id}`);
        const sha = createHash('sha256')
          .update(seeds[index] ?? '', 'utf8')
          .digest('hex');
        expect(answer.body.commitment).toBe(sha);
        expect(answer.text).not.toContain(seeds[index]);
      }
    },
    { now: () => 1_700_000_000_000 },
  ),
);

test(
  'defect 10: what a move drew is in its owner’s log only, over pages of history too',
  withServer(async ({ url }) => {
    const party = await gather(url);
    await playOn(party, 'defect-10', 60);
    const drawnFor = async (socket: TableSocket) => {
      const { log } = await socket.ask('history', { before: 1000, limit: 200 });
      return (log ?? []).flatMap(({ events }) => events).filter(({ type }) => type === 'card-drawn');
    };
    for (const [seat, socket] of party.sockets.entries()) {
      const drawn = await drawnFor(socket);
      expect(drawn.length).toBeGreaterThan(2);
      expect(drawn.filter((event) => 'card' in event)).toEqual(
        drawn.filter((event) => 'seat' in event && event.seat === seat),
      );
    }
    expect((await drawnFor(party.watcher.socket)).filter((event) => 'card' in event)).toEqual([]);
    const ctx = party.watcher.socket.latest?.frame?.ctx ?? {};
    expect(Object.keys(ctx).sort()).toEqual([
      'activePlayers',
      'currentPlayer',
      'numPlayers',
      'phase',
      'playOrder',
      'playOrderPos',
      'turn',
    ]);
    party.close();
  }),
);
