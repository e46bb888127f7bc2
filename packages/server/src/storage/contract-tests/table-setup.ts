import type { SetupCommand } from '../../table-setup/table-setup-types';
import type { Storage } from '../storage';
import { addFullTable, addPerson, newSeat, newTable, getOutcomeOrRejection } from './fixtures';
import type { WithStorage } from './with-storage';

type CommandInput = SetupCommand extends infer Wish
  ? Wish extends unknown
    ? Omit<Wish, 'by'>
    : never
  : never;

/** Sends a command to table t1. Resolves to its outcome. */
const updateSetup = async (storage: Storage, by: string, command: CommandInput): Promise<string> =>
  getOutcomeOrRejection(await storage.matches.updateSetup('t1', { ...command, by }, 50));

/** Lists the person of each seat. A plus marks a ready one. */
async function seatLines({ matches }: Storage): Promise<readonly string[]> {
  const seats = (await matches.find('t1'))?.seats ?? [];
  return seats.map(({ seat, name, isReady }) => `${String(seat)} ${name}${isReady ? '+' : ''}`);
}

export function tableSetupContract(withStorage: WithStorage): void {
  test(
    'starts a game for the host when every seat is taken and all others are ready',
    withStorage(async (storage) => {
      for (const name of ['ann', 'ben', 'cat']) await addPerson(storage, name);
      await storage.matches.open(newTable('t1'), newSeat('ann'));
      await storage.matches.claimSeat('t1', newSeat('ben'), null, 5);
      expect(await updateSetup(storage, 'ben', { type: 'set-ready', seat: 1, isReady: true })).toBe(
        'accepted',
      );
      expect(await updateSetup(storage, 'ann', { type: 'start' })).toBe('seats-not-filled');
      await storage.matches.claimSeat('t1', newSeat('cat'), null, 5);
      expect(await updateSetup(storage, 'ann', { type: 'start' })).toBe('not-ready');
      expect(await updateSetup(storage, 'ben', { type: 'set-ready', seat: 2, isReady: true })).toBe(
        'not-your-seat',
      );
      expect(await updateSetup(storage, 'cat', { type: 'set-ready', seat: 2, isReady: true })).toBe(
        'accepted',
      );
      expect(await seatLines(storage)).toEqual(['0 ann', '1 ben+', '2 cat+']);
      expect(await updateSetup(storage, 'cat', { type: 'start' })).toBe('not-host');
      expect(await updateSetup(storage, 'ann', { type: 'start' })).toBe('accepted');
      expect(await storage.matches.find('t1')).toMatchObject({ status: 'running', updatedAt: 50 });
      expect(await updateSetup(storage, 'ann', { type: 'start' })).toBe('already-started');
      const speed = { botSpeed: 'fast' } as const;
      expect(await updateSetup(storage, 'ben', { type: 'change-setup', change: speed })).toBe('not-host');
      expect(
        await updateSetup(storage, 'ann', { type: 'change-setup', change: { ...speed, private: true } }),
      ).toBe('already-started');
      expect(await storage.matches.find('t1')).toMatchObject({ botSpeed: 'normal' });
      expect(await updateSetup(storage, 'ann', { type: 'change-setup', change: speed })).toBe('accepted');
      expect(await storage.matches.find('t1')).toMatchObject({ ...speed, status: 'running' });
      expect(await updateSetup(storage, 'ben', { type: 'set-ready', seat: 1, isReady: false })).toBe(
        'already-started',
      );
      const nowhere = await storage.matches.updateSetup('t9', { type: 'start', by: 'ann' }, 5);
      expect(nowhere).toEqual({ error: 'not-found' });
    }),
  );

  test(
    'resets readiness when the host changes seats, rules, time control, privacy or spectators, and not otherwise',
    withStorage(async (storage) => {
      await addFullTable(storage, 't1');
      expect((await storage.matches.find('t1'))?.profanityFilter).toBeNull();
      const said = { language: 'fr', profanityFilter: true, botSpeed: 'instant' } as const;
      const change = { tableName: 'Fish Street', private: false, ...said };
      expect(await updateSetup(storage, 'ann', { type: 'change-setup', change })).toBe('accepted');
      expect(
        await updateSetup(storage, 'ann', { type: 'change-setup', change: { options: { cones: 100 } } }),
      ).toBe('accepted');
      expect(await storage.matches.find('t1')).toMatchObject({ ...change, status: 'open', hostId: 'ann' });
      expect(await seatLines(storage)).toEqual(['0 ann', '1 ben+', '2 cat+']);
      const days = { clock: { kind: 'correspondence', days: 1 }, timeoutAction: 'vote' } as const;
      for (const asking of [
        { options: { hiddenColours: false } },
        { options: { eastWind: true } },
        { options: { eastWind: false } },
        { timeControl: days },
        { players: 4 },
        { private: true },
        { spectatorAccess: 'link' },
      ] as const) {
        expect(await updateSetup(storage, 'ann', { type: 'change-setup', change: asking })).toBe('accepted');
        expect(await seatLines(storage)).toEqual(['0 ann', '1 ben', '2 cat']);
        await updateSetup(storage, 'ben', { type: 'set-ready', seat: 1, isReady: true });
        await updateSetup(storage, 'cat', { type: 'set-ready', seat: 2, isReady: true });
      }
      expect(await storage.matches.find('t1')).toMatchObject({
        private: true,
        spectatorAccess: 'link',
        players: 4,
        options: { hiddenColours: false, moreDestruction: false, cones: 100 },
        timeControl: days,
      });
      expect(await updateSetup(storage, 'ben', { type: 'change-setup', change })).toBe('not-host');
    }),
  );

  test(
    'keeps at least as many seats as are taken, and moves persons of removed seats with their tokens',
    withStorage(async (storage) => {
      for (const name of ['ann', 'ben', 'cat', 'dan']) await addPerson(storage, name);
      await storage.matches.open(newTable('t1', { players: 6 }), newSeat('ann'));
      for (const [name, seat] of [
        ['ben', 5],
        ['cat', 2],
        ['dan', 4],
      ] as const)
        await storage.matches.claimSeat('t1', newSeat(name), seat, 5);
      expect(await updateSetup(storage, 'ann', { type: 'change-setup', change: { players: 3 } })).toBe(
        'more-seats-taken',
      );
      expect(await updateSetup(storage, 'ann', { type: 'change-setup', change: { players: 4 } })).toBe(
        'accepted',
      );
      expect(await seatLines(storage)).toEqual(['0 ann', '1 dan', '2 cat', '3 ben']);
      expect(await storage.matches.seatByToken('token-ben')).toMatchObject({ seat: 3, personId: 'ben' });
    }),
  );

  test(
    'moves tokens and readiness with their persons when the host reorders the seats',
    withStorage(async (storage) => {
      for (const name of ['ann', 'ben', 'cat']) await addPerson(storage, name);
      await storage.matches.open(newTable('t1', { players: 4 }), newSeat('ann'));
      await storage.matches.claimSeat('t1', newSeat('ben'), 1, 5);
      await storage.matches.claimSeat('t1', newSeat('cat'), 3, 5);
      await updateSetup(storage, 'cat', { type: 'set-ready', seat: 3, isReady: true });
      expect(await updateSetup(storage, 'ann', { type: 'reorder-seats', order: [3, 2, 0, 1] })).toBe(
        'accepted',
      );
      expect(await seatLines(storage)).toEqual(['0 cat+', '2 ann', '3 ben']);
      expect((await storage.matches.find('t1'))?.hostId).toBe('ann');
      expect(await storage.matches.seatByToken('token-ann')).toMatchObject({ seat: 2 });
      expect(await updateSetup(storage, 'ann', { type: 'reorder-seats', order: [2, 0, 1] })).toBe(
        'seat-order-invalid',
      );
      expect(await updateSetup(storage, 'cat', { type: 'reorder-seats', order: [3, 2, 1, 0] })).toBe(
        'not-host',
      );
    }),
  );

  test(
    'lets the host hand a table over, also during the game',
    withStorage(async (storage) => {
      await addFullTable(storage, 't1');
      expect(await updateSetup(storage, 'ben', { type: 'transfer-host', seat: 1 })).toBe('not-host');
      expect(await updateSetup(storage, 'ann', { type: 'transfer-host', seat: 3 })).toBe(
        'seat-without-person',
      );
      expect(await updateSetup(storage, 'ann', { type: 'transfer-host', seat: 1 })).toBe('accepted');
      // The former host has not marked itself as ready yet.
      expect(await updateSetup(storage, 'ben', { type: 'start' })).toBe('not-ready');
      await updateSetup(storage, 'ann', { type: 'set-ready', seat: 0, isReady: true });
      expect(await updateSetup(storage, 'ben', { type: 'start' })).toBe('accepted');
      expect(await updateSetup(storage, 'ben', { type: 'transfer-host', seat: 2 })).toBe('accepted');
      expect(await storage.matches.find('t1')).toMatchObject({ status: 'running', hostId: 'cat' });
    }),
  );

  test(
    'revokes the seat and token of a removed person, who cannot return to this table only',
    withStorage(async (storage) => {
      await addFullTable(storage, 't1');
      const { matches } = storage;
      expect(await matches.leaveSeat('t1', 2, 'ben', 60)).toEqual({ error: 'not-your-seat' });
      expect(await matches.leaveSeat('t1', 1, 'ann', 60)).toEqual({
        outcome: 'left',
        isTableClosed: false,
        hostId: 'ann',
        kickedId: 'ben',
      });
      expect(await seatLines(storage)).toEqual(['0 ann', '2 cat+']);
      expect(await matches.seatByToken('token-ben')).toBeNull();
      expect([await matches.isKicked('t1', 'ben'), await matches.isKicked('t1', 'cat')]).toEqual([
        true,
        false,
      ]);
      expect(await matches.claimSeat('t1', newSeat('ben'), null, 61)).toEqual({ error: 'kicked' });
      await matches.leaveSeat('t1', 2, 'cat', 62);
      expect(await matches.claimSeat('t1', newSeat('cat'), null, 63)).toEqual({
        outcome: 'claimed',
        seat: 1,
        name: 'cat',
      });
      await matches.open(newTable('t2'), { ...newSeat('cat'), tokenHash: 't2' });
      expect(await matches.claimSeat('t2', newSeat('ben'), null, 64)).toEqual({
        outcome: 'claimed',
        seat: 1,
        name: 'ben',
      });
    }),
  );

  test(
    'starts the game or accepts a leave or unready that comes at once, whichever is first',
    withStorage(async (storage) => {
      await addFullTable(storage, 't1');
      const [start, leave, ready] = await Promise.all([
        updateSetup(storage, 'ann', { type: 'start' }),
        storage.matches.leaveSeat('t1', 1, 'ben', 50).then(getOutcomeOrRejection),
        updateSetup(storage, 'cat', { type: 'set-ready', seat: 2, isReady: false }),
      ]);
      const begun = [start, leave, ready];
      if (start === 'accepted') expect(begun).toEqual(['accepted', 'already-started', 'already-started']);
      else expect(begun.slice(1)).toContain('accepted');
      const match = await storage.matches.find('t1');
      expect(match?.status).toBe(start === 'accepted' ? 'running' : 'open');
      expect(match?.seats).toHaveLength(leave === 'left' ? 2 : 3);
    }),
  );

  test(
    'removes the person whom the host named while readiness or seats change at the same time',
    withStorage(async (storage) => {
      await addFullTable(storage, 't1');
      const [left] = await Promise.all([
        storage.matches.leaveSeat('t1', 1, 'ann', 50),
        updateSetup(storage, 'ben', { type: 'set-ready', seat: 1, isReady: true }),
        updateSetup(storage, 'ann', { type: 'reorder-seats', order: [2, 0, 1] }),
      ]);
      // If the order changed first, the seat is ann's own by then.
      const isOwn = 'kickedId' in left && left.kickedId === null;
      expect(left).toMatchObject({ outcome: 'left', isTableClosed: false, kickedId: isOwn ? null : 'ben' });
      const match = await storage.matches.find('t1');
      const names = match?.seats.map(({ name }) => name).sort();
      expect(names).toEqual(isOwn ? ['ben', 'cat'] : ['ann', 'cat']);
      expect(await storage.matches.isKicked('t1', 'ben')).toBe(!isOwn);
    }),
  );
}
