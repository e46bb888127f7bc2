import type { RematchOutcome } from '../../table-setup/rematch';
import type { Storage } from '../storage';
import {
  addStartedMatch,
  addFullTable,
  newMove,
  addPerson,
  newSeat,
  newTable,
  getOutcomeOrRejection,
} from './fixtures';
import type { WithStorage } from './with-storage';

const FINISHED = { status: 'finished', turn: 9, activeSeat: null, burning: [] } as const;

/** A finished game of three with a profanity filter: ann in seat 0, ben in 1, cat in 2. */
async function addFinishedMatch(storage: Storage): Promise<void> {
  await addFullTable(storage, 't1');
  await storage.matches.updateSetup(
    't1',
    { type: 'change-setup', by: 'ann', change: { profanityFilter: true, botSpeed: 'fast' } },
    1001,
  );
  await storage.matches.updateSetup('t1', { type: 'start', by: 'ann' }, 1002);
  const last = newMove('t1', 1);
  await storage.moves.commit({ ...last, progress: { ...last.progress, ...FINISHED } });
}

const newRematch = (id: string) => ({
  id,
  commitment: 'cafe',
  rulesVersion: '1.0.0',
  seed: `seed-${id}`,
  at: 3000,
});

const requestRematch = (
  storage: Storage,
  personId: string,
  id = 't2',
  formerMatchId = 't1',
): Promise<RematchOutcome> =>
  storage.matches.rematch({ formerMatchId, personId, tokenHash: `${personId}-${id}` }, newRematch(id));

const setReady = ({ matches }: Storage, by: string, seat: number, isReady = true, id = 't2') =>
  matches.updateSetup(id, { type: 'set-ready', by, seat, isReady }, 3001).then(getOutcomeOrRejection);

const seatLines = async ({ matches }: Storage, id: string): Promise<readonly string[]> =>
  ((await matches.find(id))?.seats ?? []).map(
    ({ seat, name, isReady }) => `${String(seat)} ${name}${isReady ? '+' : ''}`,
  );

export function rematchContract(withStorage: WithStorage): void {
  test(
    'opens a rematch with the same set-up and moved seats, and starts it with the last ready player',
    withStorage(async (storage) => {
      await addFinishedMatch(storage);
      expect(await storage.matches.rematchOf('t1')).toBeNull();
      expect(await requestRematch(storage, 'ben')).toEqual({
        outcome: 'joined',
        id: 't2',
        seat: 0,
      });
      expect(await storage.matches.rematchOf('t1')).toEqual({
        id: 't2',
        hostName: 'ben',
        seated: 1,
        players: 3,
        isOpen: true,
      });
      expect(await requestRematch(storage, 'ann', 't3')).toEqual({
        outcome: 'joined',
        id: 't2',
        seat: 2,
      });
      expect(await requestRematch(storage, 'ann', 't4')).toEqual({
        outcome: 'already-joined',
        id: 't2',
        seat: 2,
      });
      expect(await requestRematch(storage, 'cat', 't5')).toEqual({
        outcome: 'joined',
        id: 't2',
        seat: 1,
      });
      expect(await seatLines(storage, 't2')).toEqual(['0 ben', '1 cat', '2 ann']);
      expect(await setReady(storage, 'ann', 2)).toBe('accepted');
      expect(await setReady(storage, 'cat', 1)).toBe('accepted');
      expect(await storage.matches.find('t2')).toMatchObject({ status: 'open' }); // its host is not ready
      expect(await setReady(storage, 'ben', 0)).toBe('accepted');
      expect(await seatLines(storage, 't2')).toEqual(['0 ben+', '1 cat+', '2 ann+']);
      expect(await setReady(storage, 'ben', 0)).toBe('already-started');
      const { options, tableName, private: isPrivate, timeControl, language } = newTable('t1');
      const alike = {
        options,
        tableName,
        private: isPrivate,
        timeControl: timeControl,
        language,
        profanityFilter: true,
        botSpeed: 'fast',
      };
      expect(await storage.matches.find('t2')).toMatchObject({ ...alike, status: 'running', hostId: 'ben' });
      expect(await storage.matches.secretsOf('t2')).toMatchObject({ seed: 'seed-t2' });
      expect(await storage.matches.seatByToken('ann-t3')).toMatchObject({ matchId: 't2', seat: 2 });
      expect(await storage.matches.rematchOf('t1')).toMatchObject({ seated: 3, isOpen: false });
    }),
  );

  test(
    'opens one rematch when several players ask at once, and starts it once when they are ready at once',
    withStorage(async (storage) => {
      await addFinishedMatch(storage);
      const names = ['ann', 'ben', 'cat'];
      const answers = await Promise.all(names.map((name) => requestRematch(storage, name, `t-${name}`)));
      const ids = answers.map((answer) => ('id' in answer ? answer.id : answer.error));
      expect(new Set(ids).size).toBe(1);
      const [id = ''] = ids;
      expect(await seatLines(storage, id)).toEqual(['0 ben', '1 cat', '2 ann']);
      const setups = await Promise.all(
        ['ben', 'cat', 'ann'].map((by, seat) =>
          storage.matches.updateSetup(id, { type: 'set-ready', by, seat, isReady: true }, 3001),
        ),
      );
      const starts = setups.filter((answer) => 'setup' in answer && answer.setup.status === 'running');
      expect(starts).toHaveLength(1);
      expect(await storage.matches.find(id)).toMatchObject({ status: 'running' });
    }),
  );

  test(
    'rejects a rematch for strangers, before the end, at a full table, and for kicked or blocked persons',
    withStorage(async (storage) => {
      await addStartedMatch(storage, 't1');
      await addPerson(storage, 'dan');
      expect(await requestRematch(storage, 'ann')).toEqual({ error: 'not-finished' });
      expect(await requestRematch(storage, 'ann', 't2', 't9')).toEqual({ error: 'not-found' });
      const last = newMove('t1', 1);
      await storage.moves.commit({ ...last, progress: { ...last.progress, ...FINISHED } });
      expect(await requestRematch(storage, 'dan')).toEqual({ error: 'not-your-seat' });
      await requestRematch(storage, 'ann');
      await requestRematch(storage, 'cat');
      await storage.matches.leaveSeat('t2', 1, 'ann', 3001);
      expect(await requestRematch(storage, 'cat')).toEqual({ error: 'kicked' });
      await storage.blocks.block('ann', 'ben', 3001, 9);
      expect(await requestRematch(storage, 'ben')).toEqual({ error: 'blocked-by-host' });
      await storage.blocks.unblock('ann', 'ben');
      await storage.matches.claimSeat('t2', newSeat('dan', '2'), 1, 3002);
      await addPerson(storage, 'eve');
      await storage.matches.claimSeat('t2', newSeat('eve', '2'), 0, 3002);
      expect(await requestRematch(storage, 'ben')).toEqual({ error: 'table-full' });
    }),
  );

  test(
    'waits for a stranger who is not ready, and opens another rematch after a closed or empty one',
    withStorage(async (storage) => {
      await addFinishedMatch(storage);
      await addPerson(storage, 'dan');
      await requestRematch(storage, 'ann');
      await storage.matches.claimSeat('t2', newSeat('dan', '2'), 0, 3001);
      expect(await requestRematch(storage, 'ben')).toMatchObject({ seat: 1 });
      for (const [by, seat] of [
        ['ann', 2],
        ['ben', 1],
      ] as const)
        await setReady(storage, by, seat);
      expect(await storage.matches.find('t2')).toMatchObject({ status: 'open' });
      expect(await setReady(storage, 'dan', 0, false)).toBe('accepted');
      expect(await storage.matches.find('t2')).toMatchObject({ status: 'open' });
      await storage.matches.close('t2', 3002);
      expect(await storage.matches.rematchOf('t1')).toBeNull();
      expect(await requestRematch(storage, 'ben', 't3')).toMatchObject({
        outcome: 'joined',
        id: 't3',
        seat: 0,
      });
      await storage.matches.leaveSeat('t3', 0, 'ben', 3003);
      expect(await storage.matches.rematchOf('t1')).toBeNull();
    }),
  );

  test(
    'moves bots to the rematch, and starts it once its only person is ready',
    withStorage(async (storage) => {
      await addPerson(storage, 'ann');
      const bot = (level: 'merchant' | 'apprentice', name: string) => ({ level, names: [name] });
      await storage.matches.open(newTable('t1'), newSeat('ann'), [
        bot('merchant', 'Pepys'),
        bot('apprentice', 'Wren'),
      ]);
      await storage.matches.updateSetup('t1', { type: 'start', by: 'ann' }, 6);
      const last = newMove('t1', 1);
      await storage.moves.commit({ ...last, progress: { ...last.progress, ...FINISHED } });
      expect(await requestRematch(storage, 'ann')).toEqual({ outcome: 'joined', id: 't2', seat: 2 });
      expect(await setReady(storage, 'ann', 2)).toBe('accepted');
      expect(await storage.matches.find('t2')).toMatchObject({ status: 'running' });
      expect((await storage.matches.find('t2'))?.seats).toMatchObject([
        { seat: 0, name: 'Pepys', bot: 'merchant', personId: null },
        { seat: 1, name: 'Wren', bot: 'apprentice', personId: null },
        { seat: 2, name: 'ann', bot: null, personId: 'ann' },
      ]);
    }),
  );
}
