/** The events that a bot receives about the moves of its match. */
import { captureBotInput, seededRandom } from '../../testing';
import { randomAction } from '../../testing/test-table';
import { MatchService } from '../matches/match-service';
import { frameFor } from '../realtime/views';
import { addPerson, newSeat, newTable } from '../storage/contract-tests/fixtures';
import { CacheRegistry } from '../shared/cache-registry';
import { sqliteStorage } from '../storage/sqlite/sqlite-storage';
import type { NewBot } from '../entities/match';
import type { EventBatch } from './worker-protocol';

const bot: NewBot = { level: 'merchant', names: ['Pepys', 'Wren'] };

/** Starts a game of Ann and two bots without workers. Random choices replace the bots. */
const OPENING_HANDS = 3; // moves that the start of a game of three makes

async function startBotGame() {
  const storage = sqliteStorage(':memory:');
  const matches = new MatchService({ storage, caches: new CacheRegistry(), now: () => 5 });
  await addPerson(storage, 'ann');
  await storage.matches.open(newTable('t1', { seed: 'ab'.repeat(32) }), newSeat('ann'), [bot, bot]);
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
  /** Returns the events for the bot of seat 1 if its worker has those up to a state. */
  const newsSince = async (fromStateId: number): Promise<EventBatch> => {
    const question = JSON.parse(await captureBotInput({ storage, matches }, 't1', 1, fromStateId)) as {
      readonly newEvents: EventBatch;
    };
    return question.newEvents;
  };
  const close = async (): Promise<void> => {
    await matches.close();
    await storage.close();
  };
  return { matches, playOn, newsSince, close };
}

test('a bot receives the events since the last ones its worker has', async () => {
  const { playOn, newsSince, close } = await startBotGame();
  await playOn(80 - OPENING_HANDS);
  const whole = await newsSince(0);
  const later = await newsSince(70);
  expect(later).toMatchObject({ from: 70, upTo: 80 });
  expect(later.events.length).toBeGreaterThan(5);
  expect(whole.events.slice(-later.events.length)).toEqual(later.events);
  await close();
});

test('UNDO-3: after a takeback a bot receives all effective events again, and no others', async () => {
  const { matches, playOn, newsSince, close } = await startBotGame();
  await playOn(30 - OPENING_HANDS);
  const then = await newsSince(0);
  await playOn(50);
  const takeBack = { by: 0, to: 30, consent: [0] };
  await matches.transition('t1', () => ({ takeback: takeBack }));
  for (const from of [0, 25, 60, 80])
    expect(await newsSince(from)).toEqual({ from: 0, upTo: 81, events: then.events });
  await playOn(10);
  const on = await newsSince(81);
  expect(on).toMatchObject({ from: 81, upTo: 91 });
  expect(await newsSince(40)).toEqual({ from: 0, upTo: 91, events: [...then.events, ...on.events] });
  await close();
});
