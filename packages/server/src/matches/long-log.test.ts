/** History, record and current state of logs with many undos and takebacks, beside a replay of the whole log. */
import { ENGINE } from '@great-fire/game/engine';
import type { GameState, MatchSetup } from '@great-fire/game';
import { isDecision, type MatchLogEntry } from '@great-fire/game/record';
import { randomOptions, seedFromName, simulateLongLog } from '@great-fire/game/testing';
import {
  HISTORIC_VIEWS_MAX,
  unpackViews,
  viewFrom,
  type HistoricView,
  type Perspective,
} from '@great-fire/protocol';
import { expectEqualJson } from '../../testing/expect-equal-json';
import { openStorage } from '../../testing/open-storage';
import { fillTables } from '../../testing/seed-tables';
import type { Storage } from '../storage/storage';
import { MatchService } from './match-service';

const PLAYERS = 3;
const PERSPECTIVES: readonly Perspective[] = [1, 'spectator', 'all-seats'];

interface LongGame {
  readonly setup: MatchSetup;
  readonly log: readonly MatchLogEntry[];
  readonly states: readonly GameState[]; // by the number of rows, each from a replay of its own
  readonly storage: Storage;
  readonly matchId: string;
}

async function playLongGame(name: string, undoChance: number): Promise<LongGame> {
  const seed = seedFromName(name);
  const setup: MatchSetup = { players: PLAYERS, options: randomOptions(name), seed, entropies: [] };
  const chances = { undoChance, takebackChance: 0.06, takebacks: 12 };
  const log = simulateLongLog(setup, { ...chances, leastKept: PLAYERS, rows: 160 });
  const states = [...log.keys(), log.length].map((rows) => ENGINE.replayLog(setup, log.slice(0, rows)));
  const storage = await openStorage(':memory:');
  const [table] = await fillTables(storage, [{ ...setup, playedLog: log }]);
  if (table === undefined) throw new Error('No table was stored');
  return { setup, log, states, storage, matchId: table.matchId };
}

const withoutSnapshots = (storage: Storage): Storage => ({
  ...storage,
  moves: { ...storage.moves, latestSnapshot: () => Promise.resolve(null) },
});

const serviceFor = (storage: Storage): MatchService => new MatchService({ storage, now: () => 0 });

async function fetchViews(
  matches: MatchService,
  matchId: string,
  length: number,
  perspective: Perspective,
): Promise<readonly HistoricView[]> {
  const views: HistoricView[] = [];
  for (let from = 0; from <= length; from += HISTORIC_VIEWS_MAX) {
    const to = Math.min(from + HISTORIC_VIEWS_MAX - 1, length);
    const range = await matches.getHistoricViews(matchId, perspective, { from, to });
    if (range === null) throw new Error(`There are no views from ${String(from)}`);
    views.push(...unpackViews(range));
  }
  return views;
}

describe.each([
  ['restless', 0.2],
  ['very restless', 0.9],
] as const)('a %s game', (name, undoChance) => {
  let game: LongGame;
  beforeAll(async () => (game = await playLongGame(name, undoChance)));
  afterAll(() => game.storage.close());

  test('has the rows of the log', async () => {
    const { log, storage, matchId } = game;
    expect(await storage.moves.after(matchId, 0)).toHaveLength(log.length);
    const takebacks = log.filter((entry) => !isDecision(entry)).length;
    expect(takebacks).toBeGreaterThan(4);
    expect(await storage.moves.takebacks(matchId)).toHaveLength(takebacks);
  });

  test.each([
    ['with its snapshots', (storage: Storage) => storage],
    ['without snapshots, as after an import', withoutSnapshots],
  ] as const)('%s has the views, the state and the record of a replay of its log', async (_, wrap) => {
    const { setup, log, states, matchId } = game;
    const storage = wrap(game.storage);
    const matches = serviceFor(storage);
    for (const perspective of PERSPECTIVES) {
      const expected = states.map((state) => viewFrom(ENGINE.viewFor, state, perspective));
      const views = await fetchViews(matches, matchId, log.length, perspective);
      expectEqualJson(views, expected);
    }
    expect((await matches.get(matchId, 0))?.state).toMatchObject({
      stateId: log.length,
      game: states.at(-1),
    });
    const match = await storage.matches.find(matchId);
    if (match === null) throw new Error('The match is gone');
    const people = match.seats.map(({ name, bot }) => ({ name, bot }));
    expect(await matches.buildRecord(match)).toEqual(ENGINE.writeRecord(setup, people, log));
    await matches.close();
  });
});
