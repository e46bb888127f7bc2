import type { NewBot } from '../matches';
import type { Storage } from '../storage';
import { addStartedMatch, newMove, addPerson, newProgress, newSeat, newTable } from './fixtures';
import type { WithStorage } from './with-storage';

const NAMES = ['ann', 'Pepys', 'Evelyn', 'Wren'];
const merchantBot: NewBot = { level: 'merchant', names: NAMES };
const apprenticeBot: NewBot = { level: 'apprentice', names: NAMES };

/** Opens a table of three for ann, with ben, who is ready, beside her and one seat free. */
async function addWaitingTable(storage: Storage): Promise<void> {
  const { matches } = storage;
  for (const name of ['ann', 'ben', 'cat']) await addPerson(storage, name);
  await matches.open(newTable('t1'), newSeat('ann'));
  await matches.claimSeat('t1', newSeat('ben'), null, 5);
  await matches.updateSetup('t1', { do: 'ready', by: 'ben', seat: 1, isReady: true }, 5);
}

/** Fills it with a bot, and begins. */
async function addRunningMatch(storage: Storage): Promise<void> {
  const { matches } = storage;
  await addWaitingTable(storage);
  await matches.setBot('t1', 'ann', 2, merchantBot, 6);
  await matches.updateSetup('t1', { do: 'start', by: 'ann' }, 6);
}

export function botContract(withStorage: WithStorage): void {
  test(
    'a table is opened with bots beside its opener, each with a name of its own, and begins where they fill it',
    withStorage(async (storage) => {
      await addPerson(storage, 'ann');
      const { matches } = storage;
      expect(await matches.open(newTable('t1'), newSeat('ann'), [merchantBot, apprenticeBot])).toEqual({
        isStarted: true,
      });
      expect(await matches.find('t1')).toMatchObject({
        status: 'running',
        hostId: 'ann',
        seats: [
          { seat: 0, personId: 'ann', name: 'ann', bot: null, isReady: false },
          { seat: 1, personId: null, name: 'Pepys', bot: 'merchant' },
          { seat: 2, personId: null, name: 'Evelyn', bot: 'apprentice' },
        ],
      });
      const some = { ...newSeat('ann'), tokenHash: 't2' };
      expect(await matches.open(newTable('t2'), some, [merchantBot])).toEqual({ isStarted: false });
      expect(await matches.find('t2')).toMatchObject({ status: 'open', seats: [{}, { bot: 'merchant' }] });
      expect((await matches.ofPerson('ann', 9)).map(({ seat }) => seat)).toEqual([0, 0]);
    }),
  );

  test(
    'the host seats a bot, gives it another level and takes it out again',
    withStorage(async (storage) => {
      await addWaitingTable(storage);
      const { matches } = storage;
      expect(await matches.setBot('t1', 'ben', 2, merchantBot, 6)).toEqual({ outcome: 'not-host' });
      expect(await matches.setBot('t1', 'ann', 1, merchantBot, 6)).toEqual({ outcome: 'seat-taken' });
      expect(await matches.setBot('t1', 'ann', 3, merchantBot, 6)).toEqual({ outcome: 'seat-taken' });
      expect(await matches.setBot('t2', 'ann', 2, merchantBot, 6)).toEqual({ outcome: 'not-found' });
      await matches.leaveSeat('t1', 1, 'ben', 7);
      expect(await matches.setBot('t1', 'ann', 2, merchantBot, 8)).toEqual({ outcome: 'put' });
      expect(await matches.setBot('t1', 'ann', 2, apprenticeBot, 9)).toEqual({ outcome: 'put' });
      expect((await matches.find('t1'))?.seats[1]).toMatchObject({
        seat: 2,
        name: 'Pepys',
        bot: 'apprentice',
      });
      expect(await matches.claimSeat('t1', newSeat('ben'), 2, 9)).toEqual({ outcome: 'seat-taken' });
      expect(await matches.removeBot('t1', 'cat', 2, 9)).toEqual({ outcome: 'not-host' });
      expect(await matches.removeBot('t1', 'ann', 0, 9)).toEqual({ outcome: 'not-found' });
      expect(await matches.removeBot('t1', 'ann', 2, 9)).toEqual({ outcome: 'removed' });
      await matches.claimSeat('t1', newSeat('ben'), 2, 10);
      expect(await matches.setBot('t1', 'ann', 1, merchantBot, 11)).toEqual({ outcome: 'put' });
      expect(await matches.find('t1')).toMatchObject({ status: 'open', updatedAt: 11 });
    }),
  );

  test(
    'during the game a bot has another level at most, and after it nothing is changed',
    withStorage(async (storage) => {
      await addRunningMatch(storage);
      const { matches } = storage;
      expect(await matches.setBot('t1', 'ann', 2, apprenticeBot, 7)).toEqual({ outcome: 'put' });
      expect((await matches.find('t1'))?.seats[2]).toMatchObject({ bot: 'apprentice' });
      expect(await matches.setBot('t1', 'ann', 1, apprenticeBot, 7)).toEqual({ outcome: 'seat-taken' });
      expect(await matches.removeBot('t1', 'ann', 2, 7)).toEqual({ outcome: 'already-started' });
      await matches.close('t1', 8);
      expect(await matches.setBot('t1', 'ann', 2, merchantBot, 9)).toEqual({ outcome: 'already-started' });
    }),
  );

  test(
    'of a bot and a person who come to the last seat at once one has it',
    withStorage(async (storage) => {
      await addWaitingTable(storage);
      const came = await Promise.all([
        storage.matches.setBot('t1', 'ann', 2, merchantBot, 6),
        storage.matches.claimSeat('t1', newSeat('cat'), 2, 6),
      ]);
      expect(came.filter(({ outcome }) => outcome === 'put' || outcome === 'taken')).toHaveLength(1);
      expect((await storage.matches.find('t1'))?.seats).toHaveLength(3);
    }),
  );

  test(
    'where the host leaves, the next person is it and stays it; a table of bots alone is gone',
    withStorage(async (storage) => {
      await addWaitingTable(storage);
      const { matches } = storage;
      expect(await matches.leaveSeat('t1', 0, 'ann', 6)).toMatchObject({
        isTableClosed: false,
        hostId: 'ben',
      });
      await matches.claimSeat('t1', newSeat('cat'), 0, 7);
      expect(await matches.setBot('t1', 'cat', 2, merchantBot, 8)).toEqual({ outcome: 'not-host' });
      expect((await matches.find('t1'))?.hostId).toBe('ben');
      await matches.leaveSeat('t1', 0, 'cat', 9);
      expect(await matches.setBot('t1', 'ben', 0, merchantBot, 10)).toEqual({ outcome: 'put' });
      expect(await matches.leaveSeat('t1', 1, 'ben', 11)).toMatchObject({
        outcome: 'left',
        isTableClosed: true,
      });
      expect(await matches.find('t1')).toBeNull();
    }),
  );

  test(
    'the games that wait for a bot are those whose awaited seat a bot plays, or that stand before their first word',
    withStorage(async (storage) => {
      await addWaitingTable(storage);
      const { matches } = storage;
      expect(await matches.awaitingBots(9_000, 9)).toEqual([]);
      await matches.setBot('t1', 'ann', 2, merchantBot, 6);
      expect(await matches.awaitingBots(9_000, 9)).toEqual([]);
      await matches.updateSetup('t1', { do: 'start', by: 'ann' }, 6);
      expect(await matches.awaitingBots(9_000, 9)).toEqual(['t1']);
      const awaiting = (activeSeat: number) => newProgress({ turn: 1, activeSeat });
      await storage.moves.commit(newMove('t1', 1, { progress: awaiting(1) }));
      expect(await matches.awaitingBots(9_000, 9)).toEqual([]);
      await storage.moves.commit(newMove('t1', 2, { progress: awaiting(2) }));
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
    withStorage(async (storage) => {
      await addStartedMatch(storage, 't1');
      expect(await storage.matches.awaitingBots(9_000, 9)).toEqual([]);
    }),
  );
}
