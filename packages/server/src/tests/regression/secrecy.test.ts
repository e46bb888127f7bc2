import { createHash } from 'node:crypto';
import type { GameEvent, GameState, PlayerView } from '@great-fire/game';
import type { Patch, LogEntry } from '@great-fire/protocol';
import {
  type TestTable,
  type TestSocket,
  type TestServer,
  TestClient,
  createTestTable,
  playMoves,
  withServer,
} from '../../../testing';
import { loadMatch } from '../../matches/load-match';

// No message before the end may contain these keys with any value. The reveal at the end has some of them.
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
const HIDDEN_UNTIL_END = [
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

/** Returns the payloads of a frame's socket.io packets as JSON. */
function parseFrame(frame: string): unknown {
  const start = frame.search(/[[{]/);
  return start === -1 ? null : JSON.parse(frame.slice(start));
}

function* walkEntries(value: unknown): Generator<readonly [string, unknown]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield [key, inner];
    yield* walkEntries(inner);
  }
}

const isAfterEnd = (payload: unknown): boolean =>
  patchIn(payload).some(([path]) => path === 'view/result') ||
  [...walkEntries(payload)].some(([key, value]) =>
    key === 'status' ? value === 'finished' : key === 'result' && value !== null,
  );

function patchIn(payload: unknown): Patch {
  return [...walkEntries(payload)].flatMap(([key, value]) => (key === 'patch' ? (value as Patch) : []));
}

async function loadGame({ storage }: TestServer, { matchId }: TestTable): Promise<GameState> {
  const match = await storage.matches.find(matchId);
  const loaded = match === null ? null : await loadMatch(storage, match);
  if (loaded === null) throw new Error('No game');
  return loaded.state.game;
}

/** Returns the payloads of all frames before the end, as the receiver parsed them. */
function payloadsBeforeEnd({ frames }: TestSocket): readonly unknown[] {
  return frames.map(parseFrame).filter((payload) => !isAfterEnd(payload));
}

function collectViews(payload: unknown): readonly PlayerView[] {
  return [...walkEntries(payload)].flatMap(([key, value]) => (key === 'view' ? [value as PlayerView] : []));
}

function collectEvents(payload: unknown): readonly GameEvent[] {
  return [...walkEntries(payload)].flatMap(([key, value]) =>
    key === 'logEntries' || key === 'log'
      ? (value as readonly LogEntry[]).flatMap(({ events }) => events)
      : [],
  );
}

describe.each([
  { seats: 3, hiddenColours: true, moreDestruction: false, cones: 65 },
  { seats: 5, hiddenColours: false, moreDestruction: true, cones: 65 },
] as const)('canary: a whole game of $seats, hidden colours $hiddenColours', ({ seats, ...options }) => {
  const lines: string[] = [];
  test(
    'sends a seat no secret of another seat or of the deck',
    withServer(
      async (server) => {
        // No seat of three contributes to the deal, but each seat of five does.
        const parts = seats === 3 ? [] : Array.from({ length: seats }, (_, seat) => String(seat).repeat(32));
        const party = await createTestTable(server.url, { players: seats, options }, parts);
        await playMoves(party, `canary-${String(seats)}`);
        const game = await loadGame(server, party);
        const secrets = await server.storage.matches.secretsOf(party.matchId);
        expect(secrets?.entropies).toEqual(parts);
        const keys = party.clients.map(({ cookie }) => cookie?.split('=')[1] ?? 'none');
        const viewers = [
          ...party.sockets.map((socket, seat) => ({ socket, seat })),
          { socket: party.spectator.socket, seat: null },
        ];
        let drawn = 0;
        let changes = 0;

        for (const { socket, seat } of viewers) {
          const never = [/^view(\/viewer)?$/, ...(seat === null ? [/^view\/own/] : [])];
          if (options.hiddenColours) never.push(/^view\/seats(\/\d+(\/colour)?)?$/);
          const others = game.secret.objectives.filter((_, owner) => owner !== seat).flat();
          const early = payloadsBeforeEnd(socket);
          expect(early.length).toBeGreaterThan(50);
          for (const says of early) {
            const found = [...walkEntries(says)];
            expect(found.map(([key]) => key).filter((key) => HIDDEN_UNTIL_END.includes(key))).toEqual([]);
            const text = JSON.stringify(says);
            expect([...others, ...game.secret.undealt].filter((id) => text.includes(`"${id}"`))).toEqual([]);
            for (const view of collectViews(says)) {
              expect(view.viewer).toBe(seat);
              expect(view.own === null).toBe(seat === null);
              if (options.hiddenColours)
                expect(view.seats.map(({ colour }) => colour)).toEqual(view.seats.map(() => null));
            }
            const told = patchIn(says).map(([path]) => path);
            changes += told.length;
            expect(told.filter((path) => never.some((secret) => secret.test(path)))).toEqual([]);
            for (const event of collectEvents(says)) {
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

        const answers = [...party.clients, party.spectator.client].flatMap((guest, index) =>
          guest.responses.map((text) => ({ text, index })),
        );
        for (const { text, index } of answers) {
          expect(text).not.toContain(secrets?.seed);
          expect([...keys, ...parts].filter((key) => text.includes(key))).toEqual([]);
          expect(party.tokens.filter((token, owner) => owner !== index && text.includes(token))).toEqual([]);
          expect(
            [...walkEntries(JSON.parse(text))]
              .map(([key]) => key)
              .filter((key) => HIDDEN_UNTIL_END.includes(key)),
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
  'defect 4: a sync contains only filtered state, and an unknown match is neither shown nor created',
  withServer(async (server) => {
    const party = await createTestTable(server.url, {
      options: { hiddenColours: true, moreDestruction: false, cones: 65 },
    });
    const { secret } = await loadGame(server, party);
    const socket = party.spectator.socket;
    const { sync } = await socket.emitWithAck('sync');
    const text = JSON.stringify(sync);
    expect(sync?.frame?.view.own).toBeNull();
    expect(
      [...walkEntries(sync)].map(([key]) => key).filter((key) => HIDDEN_UNTIL_END.includes(key)),
    ).toEqual([]);
    expect(secret.objectives.flat().filter((id) => text.includes(id))).toEqual([]);
    for (const viewer of party.sockets) {
      const own = viewer.latestSync?.frame?.view.own;
      const seat = viewer.latestSync?.mySeat ?? -1;
      expect(own).toEqual({
        colour: secret.colours[seat],
        hand: secret.hands[seat],
        objectives: secret.objectives[seat],
        tokens: [],
      });
    }
    const unknown = new TestClient(server.url).connect({ match: 'bbbbbbbbbb' });
    expect(await unknown.waitForRejection()).toMatchObject({ code: 'not-found' });
    expect((await new TestClient(server.url).request('GET', '/api/matches/bbbbbbbbbb')).status).toBe(404);
    expect(await server.storage.matches.find('bbbbbbbbbb')).toBeNull();
    unknown.close();
    party.close();
  }),
);

test(
  'defect 5: the seeds of two matches of the same millisecond differ in 256 bits',
  withServer(
    async ({ url, storage }) => {
      const ids: string[] = [];
      for (let count = 0; count < 8; count += 1) ids.push((await new TestClient(url).openTable()).match.id);
      const secrets = await Promise.all(ids.map((id) => storage.matches.secretsOf(id)));
      const seeds = secrets.map((one) => one?.seed ?? '');
      expect(new Set(seeds).size).toBe(8);
      expect(seeds.filter((seed) => !/^[0-9a-f]{64}$/.test(seed))).toEqual([]);
      for (const [index, id] of ids.entries()) {
        const answer = await new TestClient(url).request<{ readonly seedCommitment: string }>(
          'GET',
          `/api/matches/${id}`,
        );
        const sha = createHash('sha256')
          .update(seeds[index] ?? '', 'utf8')
          .digest('hex');
        expect(answer.body.seedCommitment).toBe(sha);
        expect(answer.text).not.toContain(seeds[index]);
      }
    },
    { now: () => 1_700_000_000_000 },
  ),
);

test(
  "defect 10: shows a drawn card only in its owner's log, in pages of history too",
  withServer(async ({ url }) => {
    const party = await createTestTable(url);
    await playMoves(party, 'defect-10', 60);
    const drawnFor = async (socket: TestSocket) => {
      const { log } = await socket.emitWithAck('history', { before: 1000, limit: 200 });
      return (log ?? []).flatMap(({ events }) => events).filter(({ type }) => type === 'card-drawn');
    };
    for (const [seat, socket] of party.sockets.entries()) {
      const drawn = await drawnFor(socket);
      expect(drawn.length).toBeGreaterThan(2);
      expect(drawn.filter((event) => 'card' in event)).toEqual(
        drawn.filter((event) => 'seat' in event && event.seat === seat),
      );
    }
    expect((await drawnFor(party.spectator.socket)).filter((event) => 'card' in event)).toEqual([]);
    const ctx = party.spectator.socket.latestSync?.frame?.ctx ?? {};
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
