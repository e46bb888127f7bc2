/** SET-3: the start of a game gives the standing answers of all seats, on both databases. */
import {
  createGame,
  isFiveIdentical,
  type GameState,
  type OpeningHandAnswer,
  type Seat,
} from '@great-fire/game';
import { verifyRecord } from '@great-fire/game/record';
import { seedFromName } from '@great-fire/game/testing';
import { freshDatabase } from '../../testing/postgres/fresh-database';
import { openStorage } from '../../testing/open-storage';
import { seededRandom } from '../../testing/seeded-random';
import { randomAction } from '../../testing/test-table';
import { addPerson, newSeat, newTable } from '../storage/contract-tests/fixtures';
import type { Storage } from '../storage/storage';
import { frameFor } from '../realtime/views';
import { MatchService } from './match-service';

const NAMES = ['ann', 'ben', 'cat'] as const;
const options = { hiddenColours: false, moreDestruction: false, cones: 65 } as const;
const START = 5000;

/** Returns a seed that deals this seat five identical cards, and the others none. */
function findSeed(holder: Seat, entropies: readonly string[] = []): string {
  for (let number = 0; ; number += 1) {
    const seed = seedFromName(`five alike ${String(number)}`);
    const { hands } = createGame({ players: 3, options, seed, entropies }).secret;
    if (hands.every((hand, seat) => isFiveIdentical(hand) === (seat === holder))) return seed;
  }
}

/** Opens a full table with these answers, by seat, whose players are ready. */
async function addTable(
  { matches, ...storage }: Storage,
  seed: string,
  answers: readonly OpeningHandAnswer[],
): Promise<void> {
  for (const name of NAMES) await addPerson({ matches, ...storage }, name);
  const table = newTable('t1', { options, seed });
  const seatOf = (seat: number) => {
    const openingHandAnswer = answers[seat];
    return { ...newSeat(NAMES[seat] ?? ''), ...(openingHandAnswer !== undefined && { openingHandAnswer }) };
  };
  await matches.open(table, seatOf(0));
  for (const seat of [1, 2]) {
    await matches.claimSeat('t1', seatOf(seat), seat, 1);
    const by = NAMES[seat] ?? '';
    await matches.updateSetup('t1', { type: 'set-ready', by, seat, isReady: true }, 1);
  }
}

const startTable = (storage: Storage) =>
  storage.matches.updateSetup('t1', { type: 'start', by: 'ann' }, START);

const serviceFor = (storage: Storage) => new MatchService({ storage, now: () => START });

async function gameOf(matches: MatchService): Promise<GameState> {
  const match = await matches.get('t1', 0);
  if (match === null) throw new Error('The game has not begun');
  return match.state.game;
}

/** Returns the seat and the type of each move of the log. */
const loggedMoves = async ({ moves }: Storage): Promise<readonly string[]> =>
  (await moves.after('t1', 0)).map(
    ({ seat, action }) => `${String(seat)} ${(JSON.parse(action) as { readonly type: string }).type}`,
  );

describe.each([
  ['SQLite', () => openStorage(':memory:')],
  ['PostgreSQL', async () => openStorage(await freshDatabase())],
] as const)('the opening hands on %s', (_, open) => {
  let storage: Storage;
  beforeEach(async () => (storage = await open()));
  afterEach(() => storage.close());

  test.each([
    ['deals five identical cards again by default', []],
    ['keeps five identical cards of a seat that wants to', [undefined, undefined, 'keep-hand']],
  ] as const)('%s, without a question', async (_title, answers) => {
    const seed = findSeed(2);
    await addTable(storage, seed, answers as readonly OpeningHandAnswer[]);
    await startTable(storage);
    const matches = serviceFor(storage);
    await matches.start('t1');
    const game = await gameOf(matches);
    const keeps = answers[2] === 'keep-hand';
    const { startSeat, secret: dealt } = createGame({ players: 3, options, seed });
    expect(game.turn).toMatchObject({ step: 'band', seat: startSeat });
    expect(isFiveIdentical(game.secret.hands[2] ?? [])).toBe(keeps);
    for (const seat of [0, 1]) expect(game.secret.hands[seat]).toEqual(dealt.hands[seat]);
    const order = [0, 1, 2].map((turn) => (startSeat + turn) % 3);
    const expected = order.flatMap((seat) => [
      ...(seat === 2 && !keeps ? ['2 redeal'] : []),
      `${String(seat)} keep-hand`,
    ]);
    expect(await loggedMoves(storage)).toEqual(expected);
    const rows = await storage.moves.after('t1', 0);
    expect(new Set(rows.map(({ at }) => at))).toEqual(new Set([START]));
    expect(await storage.matches.find('t1')).toMatchObject({
      stateId: expected.length,
      step: 'band',
      activeSeat: startSeat,
      tableState: { clock: { activeSeat: startSeat, since: START } },
    });
    await matches.close();
  });

  test('answers for a bot by default', async () => {
    await addPerson(storage, 'ann');
    const table = newTable('t1', { options, seed: findSeed(1) });
    const bot = { level: 'merchant', names: ['Pip', 'Tobias'] } as const;
    await storage.matches.open(table, { ...newSeat('ann'), openingHandAnswer: 'keep-hand' }, [bot, bot]);
    await startTable(storage);
    const matches = serviceFor(storage);
    await matches.start('t1');
    expect(await loggedMoves(storage)).toContain('1 redeal');
    await matches.close();
  });

  test('shows no view of the game before the answers, and gives them once after a server stopped meanwhile', async () => {
    await addTable(storage, findSeed(2), []);
    await startTable(storage);
    // This server starts the table and stops. Another one goes on.
    const matches = serviceFor(storage);
    expect(await matches.get('t1', 0)).toBeNull();
    expect(await matches.getHistoricViews('t1', 2, { from: 0, to: 0 })).toBeNull();
    await matches.resumeInterruptedStarts();
    const rows = await loggedMoves(storage);
    expect(rows).toContain('2 redeal');
    await Promise.all([matches.start('t1'), serviceFor(storage).start('t1')]);
    await matches.resumeInterruptedStarts();
    expect(await loggedMoves(storage)).toEqual(rows);
    await matches.close();
  });

  test('gives the answers about a deal that the seats contributed to', async () => {
    const parts = NAMES.map((name) => Buffer.from(name.padEnd(16)).toString('hex'));
    await addTable(storage, findSeed(0, parts), ['redeal', 'keep-hand', 'keep-hand']);
    for (const seat of [1, 2]) {
      const ready = { type: 'set-ready', by: NAMES[seat] ?? '', seat, isReady: true } as const;
      await storage.matches.updateSetup('t1', { ...ready, contribution: parts[seat] ?? '' }, 2);
    }
    await storage.matches.updateSetup(
      't1',
      { type: 'start', by: 'ann', contribution: parts[0] ?? '' },
      START,
    );
    const matches = serviceFor(storage);
    expect(await loggedMoves(storage)).toEqual([]);
    await matches.start('t1');
    expect(await loggedMoves(storage)).toContain('0 redeal');
    await matches.close();
  });

  test('writes a record that can be verified, with the redeal and without kept hands', async () => {
    await addTable(storage, findSeed(2), []);
    await startTable(storage);
    const matches = serviceFor(storage);
    await matches.start('t1');
    const random = seededRandom('to the end');
    for (let live = await matches.get('t1', 0); live !== null && live.state.game.result === null;) {
      const { stateId, game } = live.state;
      const { seat } = game.turn;
      const action = randomAction(frameFor(live, seat).view, random);
      await matches.move({ matchId: 't1', seat, action, stateId, moveId: `move-${String(stateId)}` });
      live = await matches.get('t1', 0);
    }
    const match = await storage.matches.find('t1');
    if (match === null) throw new Error('The match is gone');
    const record = await matches.buildRecord(match);
    expect(verifyRecord(record)).toEqual({ ok: true });
    expect(record.actions[0]).toMatchObject({ type: 'redeal', seat: 2 });
    await matches.close();
  });
});
