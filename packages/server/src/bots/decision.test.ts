/** What a bot is told of the moves that its seat heard of. */
import { botQuestion, seededChance } from '../../testing';
import { choose } from '../../testing/party';
import { Matches } from '../matches/matches';
import { frameFor } from '../realtime/seen';
import { person, seatOf, table } from '../storage/contract/samples';
import { sqliteStorage } from '../storage/sqlite/sqlite-storage';
import type { NewBot } from '../storage/matches';
import type { News } from './question';

const bot: NewBot = { level: 'merchant', names: ['Pepys', 'Wren'] };

/** A game of Ann and two bots without their threads, played on by chance. */
async function begun() {
  const storage = sqliteStorage(':memory:');
  const matches = new Matches({ storage, now: () => 5 });
  await person(storage, 'ann');
  const secrets = { seed: 'ab'.repeat(32), entropies: [] };
  await storage.matches.open(table('t1', { secrets }), seatOf('ann'), [bot, bot]);
  await matches.begin('t1');
  const chance = seededChance('told to bots');
  const standing = async () => {
    const match = await matches.now('t1', 0);
    if (match === null) throw new Error('It has not begun');
    return match;
  };
  const playOn = async (decisions: number): Promise<void> => {
    for (let made = 0; made < decisions; made += 1) {
      const match = await standing();
      const { stateId, game } = match.state;
      const { seat } = game.turn;
      const action = choose(frameFor(match, seat).view, chance);
      const moveId = `by-chance-${String(stateId)}`;
      await matches.move({ matchId: 't1', seat, action, stateId, moveId, isBots: seat !== 0 });
    }
  };
  /** What the bot of seat 1 is told when its thread knows all up to a state. */
  const newsSince = async (from: number): Promise<News> => {
    const told = JSON.parse(await botQuestion({ storage, matches }, 't1', 1, from)) as {
      readonly news: News;
    };
    return told.news;
  };
  const close = async (): Promise<void> => {
    await matches.close();
    await storage.close();
  };
  return { matches, playOn, newsSince, close };
}

test('a bot is told of the moves since its thread was told last', async () => {
  const { playOn, newsSince, close } = await begun();
  await playOn(80);
  const whole = await newsSince(0);
  const later = await newsSince(70);
  expect(later).toMatchObject({ from: 70, upTo: 80 });
  expect(later.events.length).toBeGreaterThan(5);
  expect(whole.events.slice(-later.events.length)).toEqual(later.events);
  await close();
});

test('UNDO-3: after moves were taken back a bot is told anew, of those alone that count', async () => {
  const { matches, playOn, newsSince, close } = await begun();
  await playOn(30);
  const then = await newsSince(0);
  await playOn(50);
  const takeBack = { by: 0, to: 30, consent: [0] };
  await matches.decide('t1', () => ({ takeBack }));
  for (const from of [0, 25, 60, 80])
    expect(await newsSince(from)).toEqual({ from: 0, upTo: 81, events: then.events });
  await playOn(10);
  const on = await newsSince(81);
  expect(on).toMatchObject({ from: 81, upTo: 91 });
  expect(await newsSince(40)).toEqual({ from: 0, upTo: 91, events: [...then.events, ...on.events] });
  await close();
});
