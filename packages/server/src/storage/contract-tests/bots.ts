import { emptyTableState, type TableState } from '@great-fire/protocol';
import type { NewBot } from '../../entities/match';
import type { Storage } from '../storage';
import {
  addStartedMatch,
  newMove,
  addPerson,
  newProgress,
  newSeat,
  newTable,
  getOutcomeOrRejection,
} from './fixtures';
import type { WithStorage } from './with-storage';

const NAMES = ['ann', 'Pepys', 'Evelyn', 'Wren'];
const merchantBot: NewBot = { level: 'merchant', names: NAMES };
const apprenticeBot: NewBot = { level: 'apprentice', names: NAMES };

/** The state of a table whose seat 0 a bot plays for its owner. */
const emptyStateWith = (standIn: 'turn' | 'seat', version: number): TableState => ({
  ...emptyTableState(3, 1, 5),
  version,
  absences: [{ standIn, isOpen: false, hasLeft: false }, null, null],
});

/** Opens a table of three for ann, with ben, who is ready, beside her and one seat free. */
async function addWaitingTable(storage: Storage): Promise<void> {
  const { matches } = storage;
  for (const name of ['ann', 'ben', 'cat']) await addPerson(storage, name);
  await matches.open(newTable('t1'), newSeat('ann'));
  await matches.claimSeat('t1', newSeat('ben'), null, 5);
  await matches.updateSetup('t1', { type: 'set-ready', by: 'ben', seat: 1, isReady: true }, 5);
}

/** Fills the table with a bot and starts the game. */
async function addRunningMatch(storage: Storage): Promise<void> {
  const { matches } = storage;
  await addWaitingTable(storage);
  await matches.setBot('t1', 'ann', 2, merchantBot, 6);
  await matches.updateSetup('t1', { type: 'start', by: 'ann' }, 6);
}

export function botContract(withStorage: WithStorage): void {
  test(
    'opens a table with bots that have distinct names, which the host starts once it is full',
    withStorage(async (storage) => {
      await addPerson(storage, 'ann');
      const { matches } = storage;
      await matches.open(newTable('t1'), newSeat('ann'), [merchantBot, apprenticeBot]);
      expect(await matches.find('t1')).toMatchObject({
        status: 'open',
        hostId: 'ann',
        seats: [
          { seat: 0, personId: 'ann', name: 'ann', bot: null, isReady: false },
          { seat: 1, personId: null, name: 'Pepys', bot: 'merchant' },
          { seat: 2, personId: null, name: 'Evelyn', bot: 'apprentice' },
        ],
      });
      const some = { ...newSeat('ann'), tokenHash: 't2' };
      await matches.open(newTable('t2'), some, [merchantBot]);
      expect(await matches.find('t2')).toMatchObject({ status: 'open', seats: [{}, { bot: 'merchant' }] });
      const start = { type: 'start', by: 'ann' } as const;
      expect(getOutcomeOrRejection(await matches.updateSetup('t1', start, 6))).toBe('accepted');
      expect(await matches.find('t1')).toMatchObject({ status: 'running' });
      expect(getOutcomeOrRejection(await matches.updateSetup('t2', start, 6))).toBe('seats-not-filled');
      expect((await matches.ofPerson('ann', 9)).map(({ seat }) => seat)).toEqual([0, 0]);
    }),
  );

  test(
    'lets the host add a bot, change its level and remove it',
    withStorage(async (storage) => {
      await addWaitingTable(storage);
      const { matches } = storage;
      expect(await matches.setBot('t1', 'ben', 2, merchantBot, 6)).toEqual({ error: 'not-host' });
      expect(await matches.setBot('t1', 'ann', 1, merchantBot, 6)).toEqual({ error: 'seat-taken' });
      expect(await matches.setBot('t1', 'ann', 3, merchantBot, 6)).toEqual({ error: 'seat-taken' });
      expect(await matches.setBot('t2', 'ann', 2, merchantBot, 6)).toEqual({ error: 'not-found' });
      await matches.leaveSeat('t1', 1, 'ben', 7);
      expect(await matches.setBot('t1', 'ann', 2, merchantBot, 8)).toEqual({ outcome: 'assigned' });
      expect(await matches.setBot('t1', 'ann', 2, apprenticeBot, 9)).toEqual({ outcome: 'assigned' });
      expect((await matches.find('t1'))?.seats[1]).toMatchObject({
        seat: 2,
        name: 'Pepys',
        bot: 'apprentice',
      });
      expect(await matches.claimSeat('t1', newSeat('ben'), 2, 9)).toEqual({ error: 'seat-taken' });
      expect(await matches.removeBot('t1', 'cat', 2, 9)).toEqual({ error: 'not-host' });
      expect(await matches.removeBot('t1', 'ann', 0, 9)).toEqual({ error: 'bot-not-found' });
      expect(await matches.removeBot('t1', 'ann', 2, 9)).toEqual({ outcome: 'removed' });
      await matches.claimSeat('t1', newSeat('ben'), 2, 10);
      expect(await matches.setBot('t1', 'ann', 1, merchantBot, 11)).toEqual({ outcome: 'assigned' });
      expect(await matches.find('t1')).toMatchObject({ status: 'open', updatedAt: 11 });
    }),
  );

  test(
    'changes at most the level of a bot during the game, and nothing afterwards',
    withStorage(async (storage) => {
      await addRunningMatch(storage);
      const { matches } = storage;
      expect(await matches.setBot('t1', 'ann', 2, apprenticeBot, 7)).toEqual({ outcome: 'assigned' });
      expect((await matches.find('t1'))?.seats[2]).toMatchObject({ bot: 'apprentice' });
      expect(await matches.setBot('t1', 'ann', 1, apprenticeBot, 7)).toEqual({ error: 'seat-taken' });
      expect(await matches.removeBot('t1', 'ann', 2, 7)).toEqual({ error: 'already-started' });
      await matches.close('t1', 8);
      expect(await matches.setBot('t1', 'ann', 2, merchantBot, 9)).toEqual({ error: 'already-started' });
    }),
  );

  test(
    'gives the last seat to either a bot or a person when both take it at once',
    withStorage(async (storage) => {
      await addWaitingTable(storage);
      const came = await Promise.all([
        storage.matches.setBot('t1', 'ann', 2, merchantBot, 6),
        storage.matches.claimSeat('t1', newSeat('cat'), 2, 6),
      ]);
      expect(came.filter((result) => !('error' in result))).toHaveLength(1);
      expect((await storage.matches.find('t1'))?.seats).toHaveLength(3);
    }),
  );

  test(
    'makes the next person host when the host leaves, and deletes a table with bots only',
    withStorage(async (storage) => {
      await addWaitingTable(storage);
      const { matches } = storage;
      expect(await matches.leaveSeat('t1', 0, 'ann', 6)).toMatchObject({
        isTableClosed: false,
        hostId: 'ben',
      });
      await matches.claimSeat('t1', newSeat('cat'), 0, 7);
      expect(await matches.setBot('t1', 'cat', 2, merchantBot, 8)).toEqual({ error: 'not-host' });
      expect((await matches.find('t1'))?.hostId).toBe('ben');
      await matches.leaveSeat('t1', 0, 'cat', 9);
      expect(await matches.setBot('t1', 'ben', 0, merchantBot, 10)).toEqual({ outcome: 'assigned' });
      expect(await matches.leaveSeat('t1', 1, 'ben', 11)).toMatchObject({
        outcome: 'left',
        isTableClosed: true,
      });
      expect(await matches.find('t1')).toBeNull();
    }),
  );

  test(
    'lists games whose active seat a bot plays, and games with bots before their first decision',
    withStorage(async (storage) => {
      await addWaitingTable(storage);
      const { matches } = storage;
      expect(await matches.awaitingBots(9_000, 9)).toEqual([]);
      await matches.setBot('t1', 'ann', 2, merchantBot, 6);
      expect(await matches.awaitingBots(9_000, 9)).toEqual([]);
      await matches.updateSetup('t1', { type: 'start', by: 'ann' }, 6);
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
    'lists a game without a playing person only if a bot stands in for one turn',
    withStorage(async (storage) => {
      await addPerson(storage, 'ann');
      const { matches, tableState } = storage;
      await matches.open(newTable('t1'), newSeat('ann'), [merchantBot, merchantBot]);
      await matches.updateSetup('t1', { type: 'start', by: 'ann' }, 6);
      await storage.moves.commit(newMove('t1', 1, { progress: newProgress({ turn: 1, activeSeat: 1 }) }));
      expect(await matches.awaitingBots(9_000, 9)).toEqual(['t1']);
      const absentFor = (standIn: 'turn' | 'seat', version: number) =>
        tableState.commit({
          matchId: 't1',
          stateId: 1,
          event: { type: 'left', seat: 0, action: 'bot-seat' },
          at: 3000 + version,
          endsGame: false,
          newOwner: null,
          tableState: { state: emptyStateWith(standIn, version), dueAt: null },
          standIns: [{ seat: 0, bot: 'merchant' }],
        });
      expect(await absentFor('seat', 1)).toBe('stored');
      expect(await matches.awaitingBots(9_000, 9)).toEqual([]);
      expect(await absentFor('turn', 2)).toBe('stored');
      expect(await matches.awaitingBots(9_000, 9)).toEqual(['t1']);
    }),
  );

  test(
    'does not list a table without bots as awaiting one',
    withStorage(async (storage) => {
      await addStartedMatch(storage, 't1');
      expect(await storage.matches.awaitingBots(9_000, 9)).toEqual([]);
    }),
  );
}
