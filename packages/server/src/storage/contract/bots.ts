import type { NewBot } from '../matches';
import type { Storage } from '../storage';
import { begun, move, person, progress, seatOf, table } from './samples';
import type { Using } from './using';

const NAMES = ['ann', 'Pepys', 'Evelyn', 'Wren'];
const merchant: NewBot = { level: 'merchant', names: NAMES };
const apprentice: NewBot = { level: 'apprentice', names: NAMES };

/** Opens a table of three for ann, with ben, who is ready, beside her and one seat free. */
async function waiting(storage: Storage): Promise<void> {
  const { matches } = storage;
  for (const name of ['ann', 'ben', 'cat']) await person(storage, name);
  await matches.open(table('t1'), seatOf('ann'));
  await matches.takeSeat('t1', seatOf('ben'), null, 5);
  await matches.arrange('t1', { do: 'ready', by: 'ben', seat: 1, isReady: true }, 5);
}

/** Fills it with a bot, and begins. */
async function playing(storage: Storage): Promise<void> {
  const { matches } = storage;
  await waiting(storage);
  await matches.putBot('t1', 'ann', 2, merchant, 6);
  await matches.arrange('t1', { do: 'start', by: 'ann' }, 6);
}

export function botContract(using: Using): void {
  test(
    'a table is opened with bots beside its opener, each with a name of its own, and begins where they fill it',
    using(async (storage) => {
      await person(storage, 'ann');
      const { matches } = storage;
      expect(await matches.open(table('t1'), seatOf('ann'), [merchant, apprentice])).toEqual({ began: true });
      expect(await matches.find('t1')).toMatchObject({
        status: 'running',
        hostId: 'ann',
        seats: [
          { seat: 0, personId: 'ann', name: 'ann', bot: null, isReady: false },
          { seat: 1, personId: null, name: 'Pepys', bot: 'merchant' },
          { seat: 2, personId: null, name: 'Evelyn', bot: 'apprentice' },
        ],
      });
      const some = { ...seatOf('ann'), tokenHash: 't2' };
      expect(await matches.open(table('t2'), some, [merchant])).toEqual({ began: false });
      expect(await matches.find('t2')).toMatchObject({ status: 'open', seats: [{}, { bot: 'merchant' }] });
      expect((await matches.ofPerson('ann', 9)).map(({ seat }) => seat)).toEqual([0, 0]);
    }),
  );

  test(
    'the host seats a bot, gives it another level and takes it out again',
    using(async (storage) => {
      await waiting(storage);
      const { matches } = storage;
      expect(await matches.putBot('t1', 'ben', 2, merchant, 6)).toEqual({ outcome: 'not-host' });
      expect(await matches.putBot('t1', 'ann', 1, merchant, 6)).toEqual({ outcome: 'seat-taken' });
      expect(await matches.putBot('t1', 'ann', 3, merchant, 6)).toEqual({ outcome: 'seat-taken' });
      expect(await matches.putBot('t2', 'ann', 2, merchant, 6)).toEqual({ outcome: 'not-found' });
      await matches.leaveSeat('t1', 1, 'ben', 7);
      expect(await matches.putBot('t1', 'ann', 2, merchant, 8)).toEqual({ outcome: 'put' });
      expect(await matches.putBot('t1', 'ann', 2, apprentice, 9)).toEqual({ outcome: 'put' });
      expect((await matches.find('t1'))?.seats[1]).toMatchObject({
        seat: 2,
        name: 'Pepys',
        bot: 'apprentice',
      });
      expect(await matches.takeSeat('t1', seatOf('ben'), 2, 9)).toEqual({ outcome: 'seat-taken' });
      expect(await matches.removeBot('t1', 'cat', 2, 9)).toEqual({ outcome: 'not-host' });
      expect(await matches.removeBot('t1', 'ann', 0, 9)).toEqual({ outcome: 'not-found' });
      expect(await matches.removeBot('t1', 'ann', 2, 9)).toEqual({ outcome: 'removed' });
      await matches.takeSeat('t1', seatOf('ben'), 2, 10);
      expect(await matches.putBot('t1', 'ann', 1, merchant, 11)).toEqual({ outcome: 'put' });
      expect(await matches.find('t1')).toMatchObject({ status: 'open', updatedAt: 11 });
    }),
  );

  test(
    'during the game a bot has another level at most, and after it nothing is changed',
    using(async (storage) => {
      await playing(storage);
      const { matches } = storage;
      expect(await matches.putBot('t1', 'ann', 2, apprentice, 7)).toEqual({ outcome: 'put' });
      expect((await matches.find('t1'))?.seats[2]).toMatchObject({ bot: 'apprentice' });
      expect(await matches.putBot('t1', 'ann', 1, apprentice, 7)).toEqual({ outcome: 'seat-taken' });
      expect(await matches.removeBot('t1', 'ann', 2, 7)).toEqual({ outcome: 'already-started' });
      await matches.close('t1', 8);
      expect(await matches.putBot('t1', 'ann', 2, merchant, 9)).toEqual({ outcome: 'already-started' });
    }),
  );

  test(
    'of a bot and a person who come to the last seat at once one has it',
    using(async (storage) => {
      await waiting(storage);
      const came = await Promise.all([
        storage.matches.putBot('t1', 'ann', 2, merchant, 6),
        storage.matches.takeSeat('t1', seatOf('cat'), 2, 6),
      ]);
      expect(came.filter(({ outcome }) => outcome === 'put' || outcome === 'taken')).toHaveLength(1);
      expect((await storage.matches.find('t1'))?.seats).toHaveLength(3);
    }),
  );

  test(
    'where the host leaves, the next person is it and stays it; a table of bots alone is gone',
    using(async (storage) => {
      await waiting(storage);
      const { matches } = storage;
      expect(await matches.leaveSeat('t1', 0, 'ann', 6)).toMatchObject({ closed: false, host: 'ben' });
      await matches.takeSeat('t1', seatOf('cat'), 0, 7);
      expect(await matches.putBot('t1', 'cat', 2, merchant, 8)).toEqual({ outcome: 'not-host' });
      expect((await matches.find('t1'))?.hostId).toBe('ben');
      await matches.leaveSeat('t1', 0, 'cat', 9);
      expect(await matches.putBot('t1', 'ben', 0, merchant, 10)).toEqual({ outcome: 'put' });
      expect(await matches.leaveSeat('t1', 1, 'ben', 11)).toMatchObject({ outcome: 'left', closed: true });
      expect(await matches.find('t1')).toBeNull();
    }),
  );

  test(
    'the games that wait for a bot are those whose awaited seat a bot plays, or that stand before their first word',
    using(async (storage) => {
      await waiting(storage);
      const { matches } = storage;
      expect(await matches.awaitingBots(9_000, 9)).toEqual([]);
      await matches.putBot('t1', 'ann', 2, merchant, 6);
      expect(await matches.awaitingBots(9_000, 9)).toEqual([]);
      await matches.arrange('t1', { do: 'start', by: 'ann' }, 6);
      expect(await matches.awaitingBots(9_000, 9)).toEqual(['t1']);
      const awaiting = (activeSeat: number) => progress({ turn: 1, activeSeat });
      await storage.moves.commit(move('t1', 1, { progress: awaiting(1) }));
      expect(await matches.awaitingBots(9_000, 9)).toEqual([]);
      await storage.moves.commit(move('t1', 2, { progress: awaiting(2) }));
      expect(await matches.awaitingBots(9_000, 9)).toEqual(['t1']);
      expect(await matches.awaitingBots(2_002, 9)).toEqual(['t1']);
      expect(await matches.awaitingBots(2_001, 9)).toEqual([]);
      expect(await matches.awaitingBots(9_000, 0)).toEqual([]);
      await matches.close('t1', 8);
      expect(await matches.awaitingBots(9_000, 9)).toEqual([]);
    }),
  );

  test(
    'a table without bots never waits for one',
    using(async (storage) => {
      await begun(storage, 't1');
      expect(await storage.matches.awaitingBots(9_000, 9)).toEqual([]);
    }),
  );
}
