import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStored, startTestServer } from '@great-fire/server/testing';
import type { StoredGame } from '@great-fire/server/testing';
import { wrongsIn } from './check-game';
import type { Witness } from './check-game';
import { wentBackTo } from './check-take-backs';
import { comingToRest } from './coming-to-rest';
import { everybody, openTable, witnesses } from './party';
import type { ChaosTable } from './party';
import type { Deed, Player } from './player';
import { untilAll } from './until';

interface History {
  readonly people: readonly Witness[]; // three by seat, then the spectator
  readonly game: StoredGame;
}

/** Plays a real game until all that the cases below break is in it. Returns what its people say and what is stored. */
async function played(): Promise<History> {
  const dataDir = mkdtempSync(join(tmpdir(), 'great-fire-'));
  try {
    const { people, matchId } = await playedIn(dataDir);
    const stored = await openStored(join(dataDir, 'great-fire.db'));
    const game = await stored.game(matchId);
    await stored.close();
    return { people, game };
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

async function playedIn(dataDir: string): Promise<Pick<History, 'people'> & { readonly matchId: string }> {
  const server = await startTestServer({ dataDir });
  const bots = ['merchant', 'apprentice'] as const;
  let pages: readonly Player[] = [];
  try {
    const wish = { name: 'checked', seats: 5, isHidden: true, bots, regrets: 0.2 } as const;
    const table = await openTable(server.url, wish);
    pages = everybody(table);
    await untilAll('every page to show its table', pages, ({ isLive, stateId }) => isLive && stateId >= 0);
    table.players.forEach((player) => player.play());
    await untilAll(
      'a game with all that is broken below',
      pages,
      ({ stateId }) => stateId >= 40 && isRich(table),
    );
    await comingToRest(table);
    return { people: witnesses(table), matchId: table.matchId };
  } finally {
    pages.forEach((page) => page.close());
    await server.stop();
  }
}

/** Whether bots have moved, and a person after moves were taken back. */
function isRich({ players, watcher }: ChaosTable): boolean {
  const { log } = watcher.line.getSnapshot();
  const tookBack = log.find(({ takenBack }) => takenBack !== undefined)?.stateId ?? Number.POSITIVE_INFINITY;
  const ofBots = log.filter(({ seat }) => players.every((player) => player.seat !== seat));
  const deeds = players.flatMap((player) => player.deeds);
  return ofBots.length > 1 && deeds.some(({ ledTo }) => ledTo !== null && ledTo > tookBack);
}

const withDeeds = (people: readonly Witness[], change: (deed: Deed) => readonly Deed[]) =>
  people.map((witness) => ({ ...witness, deeds: witness.deeds.flatMap(change) }));

type Row = StoredGame['log'][number];

/** The game with its rows changed, each at its place. */
const withRows = (game: StoredGame, change: (row: Row) => Partial<Row>): StoredGame => ({
  ...game,
  log: game.log.map((row) => ({ ...row, ...change(row) })),
});

/** The game with one row changed. */
const withRow = (game: StoredGame, stateId: number, change: Partial<Row>): StoredGame =>
  withRows(game, (row) => (row.stateId === stateId ? change : {}));

const takeBackIn = ({ log }: StoredGame): Row => log.find((row) => wentBackTo(row) !== null) ?? fail();
const isBots = ({ moveId }: Row): boolean => moveId.startsWith('bot:');
const lastOfBot = ({ log }: StoredGame): Row => [...log].reverse().find(isBots) ?? fail();

const BREAKS: Readonly<Record<string, readonly [(history: History, last: Deed) => History, RegExp]>> = {
  'an acknowledged move that is lost': [
    ({ people, game }, last) => {
      const log = game.log.filter(({ moveId }) => moveId !== last.moveId);
      return { people, game: { ...game, log, match: { ...game.match, stateId: log.length } } };
    },
    /was acknowledged as state \d+, where/,
  ],
  'a hole in the log': [
    ({ people, game }) => ({ people, game: { ...game, log: game.log.filter((_, place) => place !== 20) } }),
    /^the log has a hole or a double$/,
  ],
  'a log that is longer than the table says': [
    ({ people, game }) => ({
      people,
      game: { ...game, match: { ...game.match, stateId: game.log.length - 1 } },
    }),
    /^the table says \d+, the log \d+$/,
  ],
  'a move that is in the log twice': [
    ({ people, game }, last) => {
      const log = game.log.map((row) => {
        const twice = row.stateId === game.log.length ? game.log.find((r) => r.moveId === last.moveId) : row;
        return { ...(twice ?? row), stateId: row.stateId };
      });
      return {
        people,
        game: { ...game, log: [...log, { ...(log.at(-1) ?? fail()), stateId: log.length + 1 }] },
      };
    },
    /^a move is in the log twice$/,
  ],
  'moves in another order than they were acknowledged in': [
    ({ people, game }, last) => {
      const place = (last.ledTo ?? 0) - 1;
      const [one, other] = [game.log[place - 1] ?? fail(), game.log[place] ?? fail()];
      const log = game.log.map((row) =>
        row === one
          ? { ...other, stateId: row.stateId }
          : row === other
            ? { ...one, stateId: row.stateId }
            : row,
      );
      return { people, game: { ...game, log } };
    },
    /was acknowledged as state \d+, where/,
  ],
  'another decision than was made': [
    ({ people, game }, last) => ({
      people: withDeeds(people, (deed) => [
        deed === last ? { ...deed, action: { type: 'discard', card: 1 } as unknown as Deed['action'] } : deed,
      ]),
      game,
    }),
    /was acknowledged as state \d+, where/,
  ],
  'two acknowledgements with one state': [
    ({ people, game }, last) => ({
      people: withDeeds(people, (deed) =>
        deed === last ? [deed, { ...deed, moveId: 'another-00001' }] : [deed],
      ),
      game,
    }),
    /were both told state \d+$/,
  ],
  'somebody who was told of states out of order': [
    ({ people, game }) => ({
      people: people.map((witness) => ({ ...witness, deeds: [...witness.deeds].reverse() })),
      game,
    }),
    /was told of states out of order$/,
  ],
  'a move that was refused and is in the log': [
    ({ people, game }, last) => ({
      people: withDeeds(people, (deed) => [deed === last ? { ...deed, ledTo: null, code: 'stale' } : deed]),
      game,
    }),
    /was refused \(stale\) and is in the log$/,
  ],
  'a move that is in the log and nobody was told so': [
    ({ people, game }, last) => ({
      people: withDeeds(people, (deed) => (deed === last ? [] : [deed])),
      game,
    }),
    /is in the log and nobody was told so$/,
  ],
  'a bot that moved twice on one state': [
    ({ people, game }) => {
      const { moveId } = lastOfBot(game);
      const first = game.log.find(isBots);
      return { people, game: withRows(game, (row) => (row === first ? { moveId } : {})) };
    },
    /^a bot moved twice on the state of bot:\d+$/,
  ],
  'a move of a bot that stands beyond the state that it was decided on': [
    ({ people, game }) => {
      const { stateId } = lastOfBot(game);
      const moveId = `bot:${String(stateId - 2)}`;
      return { people, game: withRow(game, stateId, { moveId }) };
    },
    /^bot:\d+ led to state \d+, beyond what it was decided on$/,
  ],
  'a move of a bot in the seat of a person': [
    ({ people, game }, last) => ({
      people,
      game: withRow(game, last.ledTo ?? 0, { moveId: `bot:${String((last.ledTo ?? 0) - 1)}` }),
    }),
    /^bot:\d+ is a bot's move in the person's seat \d$/,
  ],
  'a move that no bot made in the seat of one': [
    ({ people, game }) => {
      return { people, game: withRow(game, lastOfBot(game).stateId, { moveId: 'x-1' }) };
    },
    /^x-1 is nobody's move in the bot's seat \d$/,
  ],
  'a bot that has the seat of a person': [
    ({ people, game }) => {
      const seats = game.match.seats.map((seat) => ({ ...seat, bot: seat.bot ?? 'merchant' }) as const);
      return { people, game: { ...game, match: { ...game.match, seats } } };
    },
    /^seat 0 is not played by who sat down there$/,
  ],
  'a move of a bot that somebody heard of and that is not in the log': [
    ({ people, game }) => {
      const { stateId } = lastOfBot(game);
      return { people, game: withRow(game, stateId, { at: 1 }) };
    },
    /heard of another state \d+ than is in the log$/,
  ],
  'a taking back that is in the log twice': [
    ({ people, game }) => {
      const { seat, moveId, action } = takeBackIn(game);
      return { people, game: withRow(game, lastOfBot(game).stateId, { seat, moveId, action }) };
    },
    /^take-back:\d+ is at state \d+, where the server has taken nothing back$/,
  ],
  'a taking back that was carried out twice': [
    ({ people, game }) => {
      const row = takeBackIn(game);
      const { seat, action } = row;
      const { stateId } = lastOfBot(game);
      // The seat may have asked for this state more than once.
      const asks = [{ to: wentBackTo(row) ?? 0, code: null }];
      return {
        people: people.map((witness) => (witness.seat === seat ? { ...witness, asks } : witness)),
        game: withRow(game, stateId, { seat, action, moveId: `take-back:${String(stateId)}` }),
      };
    },
    /^take-back:\d+ goes back to \d+, which nobody asked for any more$/,
  ],
  'a taking back that the server has not made': [
    ({ people, game }) => ({ people, game: withRow(game, takeBackIn(game).stateId, { moveId: 'x-1' }) }),
    /^x-1 is at state \d+, where the server has taken nothing back$/,
  ],
  'a taking back that not all agreed to': [
    ({ people, game }) => {
      const { stateId, action } = takeBackIn(game);
      const less = { ...(JSON.parse(action) as object), consent: [people[0]?.seat, people[1]?.seat] };
      return { people, game: withRow(game, stateId, { action: JSON.stringify(less) }) };
    },
    /^take-back:\d+ was agreed to by \d, \d, not by all who play$/,
  ],
  'a taking back to another state than somebody heard of': [
    ({ people, game }) => {
      const { stateId, action } = takeBackIn(game);
      const other = { ...(JSON.parse(action) as object), to: stateId };
      return { people, game: withRow(game, stateId, { action: JSON.stringify(other) }) };
    },
    /heard of another state \d+ than is in the log$/,
  ],
  'a move that was taken back and is gone from the log': [
    ({ people, game }) => {
      const { stateId } = takeBackIn(game);
      const gone = (wentBackTo(takeBackIn(game)) ?? 0) + 1;
      const shifted = game.log.filter((row) => row.stateId !== gone);
      const log = shifted.map((row, place) => ({ ...row, stateId: place + 1 }));
      return { people, game: { ...game, log: stateId > gone ? log : fail() } };
    },
    /was acknowledged as state \d+, where/,
  ],
  'a snapshot that is not the state of its log': [
    ({ people, game }) => ({ people, game: { ...game, isSameLoaded: false } }),
    /^snapshot and log do not come to the replayed state$/,
  ],
  'a page that is behind': [
    ({ people, game }) => ({ people: people.map((one) => ({ ...one, stateId: one.stateId - 1 })), game }),
    /shows state \d+ of \d+$/,
  ],
  'a page that shows what another seat sees': [
    ({ people, game }) => ({
      people: people.map((one, place) => ({ ...one, view: people[(place + 1) % 3]?.view ?? null })),
      game,
    }),
    /shows what is not so$/,
  ],
};

const fail = (): never => {
  throw new Error('The game is too short');
};

let history: History;
beforeAll(async () => {
  history = await played();
});

test('nothing is wrong with a game that nothing happened to', () => {
  expect(history.game.log.length).toBeGreaterThanOrEqual(40);
  expect(wrongsIn(history.people, history.game)).toEqual([]);
});

test.each(Object.entries(BREAKS))('%s is found', (_, [broken, named]) => {
  const deeds = history.people.flatMap((witness) => witness.deeds);
  const last = deeds.reduce((one, other) => ((other.ledTo ?? 0) > (one.ledTo ?? 0) ? other : one));
  const { people, game } = broken(history, last);
  expect(wrongsIn(people, game)).toContainEqual(expect.stringMatching(named));
});
