/** The events that a bot receives about the moves of its match. */
import type { BotLevel } from '@great-fire/bots';
import { STANDARD_OPTIONS, type GameEvent, type GameOptions } from '@great-fire/game';
import { captureBotInput, seededRandom } from '../../testing';
import { randomAction } from '../../testing/test-table';
import { MatchService } from '../matches/match-service';
import { frameFor } from '../realtime/views';
import { addPerson, newSeat, newTable } from '../storage/contract-tests/fixtures';
import { sqliteStorage } from '../storage/sqlite/sqlite-storage';
import type { NewBot } from '../entities/match';

const bot: NewBot = { level: 'merchant', names: ['Pepys', 'Wren'] };

/** Starts a game of Ann and two bots without workers. Random choices replace the bots. */
const OPENING_HANDS = 3; // moves that the start of a game of three makes

async function startBotGame(options: GameOptions = { ...STANDARD_OPTIONS, hiddenColours: true }) {
  const storage = sqliteStorage(':memory:');
  const matches = new MatchService({ storage, now: () => 5 });
  await addPerson(storage, 'ann');
  await storage.matches.open(newTable('t1', { seed: 'ab'.repeat(32), options }), newSeat('ann'), [bot, bot]);
  await storage.matches.updateSetup('t1', { type: 'start', by: 'ann' }, 1);
  await matches.start('t1');
  const random = seededRandom('told to bots');
  const loadLiveMatch = async () => {
    const match = await matches.get('t1', 0);
    if (match === null) throw new Error('It has not begun');
    return match;
  };
  const playOn = async (decisions: number): Promise<void> => {
    for (let count = 0; count < decisions; count += 1) {
      const match = await loadLiveMatch();
      const { stateId, game } = match.state;
      const { seat } = game.turn;
      const action = randomAction(frameFor(match, seat).view, random);
      const moveId = `by-chance-${String(stateId)}`;
      await matches.move({ matchId: 't1', seat, action, stateId, moveId, isByBot: seat !== 0 });
    }
  };
  /** Returns the events that a bot of seat 1 receives. */
  const readEvents = async (level?: BotLevel): Promise<readonly GameEvent[]> => {
    const question = JSON.parse(await captureBotInput({ storage, matches }, 't1', 1, level)) as {
      readonly events: readonly GameEvent[];
    };
    return question.events;
  };
  const close = async (): Promise<void> => {
    await matches.close();
    await storage.close();
  };
  return { matches, playOn, readEvents, close };
}

test('OPT-A: a bot that infers hidden colours receives all events', async () => {
  const { playOn, readEvents, close } = await startBotGame();
  await playOn(40 - OPENING_HANDS);
  const then = await readEvents();
  expect(then.length).toBeGreaterThan(40);
  await playOn(40);
  expect((await readEvents()).slice(0, then.length)).toEqual(then);
  await close();
});

test('a bot that infers nothing receives the events of the last round', async () => {
  const { playOn, readEvents, close } = await startBotGame();
  await playOn(150 - OPENING_HANDS);
  const [all, recent] = [await readEvents(), await readEvents('merchant')];
  expect(recent.length).toBeLessThan(all.length);
  expect(recent).toEqual(all.slice(-recent.length));
  expect(recent.filter((event) => event.type === 'turn-began' && event.seat === 1).length).toBeGreaterThan(1);
  expect(await readEvents('apprentice')).toEqual([]);
  await close();
});

test('an alderman who sees all colours receives the events of the last round', async () => {
  const { playOn, readEvents, close } = await startBotGame(STANDARD_OPTIONS);
  await playOn(150 - OPENING_HANDS);
  expect((await readEvents()).filter(({ type }) => type === 'turn-began')).not.toEqual([]);
  expect(await readEvents()).toEqual(await readEvents('merchant'));
  await close();
});

test('UNDO-3: after a takeback a bot receives the events that are left, and later ones', async () => {
  const { matches, playOn, readEvents, close } = await startBotGame();
  await playOn(30 - OPENING_HANDS);
  const then = await readEvents();
  await playOn(50);
  const takeBack = { by: 0, to: 30, consent: [0] };
  await matches.transition('t1', () => ({ takeback: takeBack }));
  expect(await readEvents()).toEqual(then);
  await playOn(10);
  const later = await readEvents();
  expect(later.length).toBeGreaterThan(then.length);
  expect(later.slice(0, then.length)).toEqual(then);
  await close();
});
