import { seedCommitment } from '@great-fire/game';
import type { NewBot } from '../../entities/match';
import type { Storage } from '../storage';
import {
  addStartedMatch,
  addFullTable,
  newMove,
  addPerson,
  newProgress,
  newSeat,
  newTable,
  outcomeOf,
} from './fixtures';
import type { WithStorage } from './with-storage';

// The storage accepts any text as a commitment.
const newReveal = (name: string) => ({ contribution: `part-${name}`, commitment: seedCommitment(name) });
const commitSeat = ({ matches }: Storage, by: string, seat: number, of = by) =>
  matches
    .updateSetup('t1', { type: 'set-commitment', by, seat, commitment: newReveal(of).commitment }, 20)
    .then(outcomeOf);
const reveal = ({ matches }: Storage, by: string, seat: number, of = by) =>
  matches.reveal('t1', { by, seat, ...newReveal(of) }, 60).then(outcomeOf);
const startTable = ({ matches }: Storage) =>
  matches.updateSetup('t1', { type: 'start', by: 'ann' }, 50).then(outcomeOf);

/** Starts a table of three, where ann and cat contribute to the deal. */
async function addTableAwaitingReveals(storage: Storage): Promise<void> {
  await addFullTable(storage, 't1');
  await commitSeat(storage, 'ann', 0);
  await commitSeat(storage, 'cat', 2);
  expect(await startTable(storage)).toBe('accepted');
}

export function dealRevealContract(withStorage: WithStorage): void {
  test(
    'waits for all reveals after the start, and starts the game with the last one',
    withStorage(async (storage) => {
      await addTableAwaitingReveals(storage);
      expect(await storage.matches.find('t1')).toMatchObject({
        status: 'open',
        areCommitmentsLocked: true,
        seats: [
          { commitment: newReveal('ann').commitment, isRevealed: false },
          { commitment: null, isRevealed: false },
          { commitment: newReveal('cat').commitment, isRevealed: false },
        ],
      });
      expect(await reveal(storage, 'cat', 2)).toBe('revealed');
      expect(await storage.matches.secretsOf('t1')).toMatchObject({ entropies: ['salt'] });
      expect(await storage.matches.find('t1')).toMatchObject({
        status: 'open',
        seats: [{ isRevealed: false }, {}, { isRevealed: true }],
      });
      expect(await reveal(storage, 'ann', 0)).toBe('started');
      expect(await storage.matches.secretsOf('t1')).toMatchObject({
        entropies: ['part-ann', '', 'part-cat'],
      });
      const match = await storage.matches.find('t1');
      expect(match).toMatchObject({ status: 'running', updatedAt: 60, tableState: null });
      expect(JSON.stringify(match)).not.toMatch(/part-(ann|cat)/);
      expect(await storage.matches.interruptedStarts()).toEqual(['t1']);
      expect(await reveal(storage, 'ann', 0)).toBe('already-revealed');
    }),
  );

  test(
    'accepts only a committed contribution by its owner after the start, and is idempotent',
    withStorage(async (storage) => {
      await addFullTable(storage, 't1');
      await commitSeat(storage, 'ann', 0);
      expect(await reveal(storage, 'ann', 0)).toBe('deal-not-started');
      await startTable(storage);
      expect(await reveal(storage, 'ann', 0, 'cat')).toBe('contribution-mismatch');
      expect(await reveal(storage, 'ben', 1)).toBe('contribution-mismatch');
      expect(await reveal(storage, 'ben', 0, 'ann')).toBe('not-your-seat');
      expect(await storage.matches.reveal('t9', { by: 'ann', seat: 0, ...newReveal('ann') }, 5)).toEqual({
        error: 'not-found',
      });
      expect((await storage.matches.find('t1'))?.seats[0]).toMatchObject({ isRevealed: false });
      expect(await reveal(storage, 'ann', 0)).toBe('started');
    }),
  );

  test(
    'rejects every change of a table that awaits reveals, also claiming and leaving seats',
    withStorage(async (storage) => {
      await addTableAwaitingReveals(storage);
      await addPerson(storage, 'dan');
      const { matches } = storage;
      const before = await matches.find('t1');
      const bot: NewBot = { level: 'merchant', names: ['Pepys'] };
      const all = await Promise.all([
        startTable(storage),
        commitSeat(storage, 'ben', 1),
        matches
          .updateSetup('t1', { type: 'set-ready', by: 'ben', seat: 1, isReady: false }, 70)
          .then(outcomeOf),
        matches
          .updateSetup('t1', { type: 'change-setup', by: 'ann', change: { players: 4 } }, 70)
          .then(outcomeOf),
        matches.updateSetup('t1', { type: 'reorder-seats', by: 'ann', order: [1, 2, 0] }, 70).then(outcomeOf),
        matches.updateSetup('t1', { type: 'transfer-host', by: 'ann', seat: 1 }, 70).then(outcomeOf),
        matches.leaveSeat('t1', 1, 'ben', 70).then(outcomeOf),
        matches.leaveSeat('t1', 1, 'ann', 70).then(outcomeOf),
        matches.claimSeat('t1', newSeat('dan'), null, 70).then(outcomeOf),
        matches.setBot('t1', 'ann', 1, bot, 70).then(outcomeOf),
        matches.removeBot('t1', 'ann', 1, 70).then(outcomeOf),
      ]);
      expect(new Set(all)).toEqual(new Set(['awaiting-reveals']));
      expect(await matches.find('t1')).toEqual(before);
    }),
  );

  test(
    'moves a contribution with its person, deletes it when they leave, and rejects a duplicate',
    withStorage(async (storage) => {
      await addFullTable(storage, 't1');
      const { matches } = storage;
      const parts = async () =>
        (await matches.find('t1'))?.seats.map(({ name, commitment }) => [name, commitment !== null]);
      await commitSeat(storage, 'ann', 0);
      expect(await commitSeat(storage, 'ben', 1, 'ann')).toBe('commitment-taken');
      expect(await commitSeat(storage, 'ben', 0)).toBe('not-your-seat');
      expect(await commitSeat(storage, 'ann', 0)).toBe('accepted');
      expect(await commitSeat(storage, 'ben', 1)).toBe('accepted');
      await matches.updateSetup('t1', { type: 'reorder-seats', by: 'ann', order: [1, 2, 0] }, 30);
      await matches.updateSetup(
        't1',
        { type: 'change-setup', by: 'ann', change: { options: { cones: 65 } } },
        30,
      );
      expect(await parts()).toEqual([
        ['ben', true],
        ['cat', false],
        ['ann', true],
      ]);
      await matches.leaveSeat('t1', 0, 'ben', 31);
      const again = { ...newSeat('ben'), commitment: newReveal('ann').commitment };
      expect(await matches.claimSeat('t1', again, null, 32)).toEqual({ error: 'commitment-taken' });
      await matches.claimSeat('t1', newSeat('ben'), null, 32);
      expect((await parts())?.[0]).toEqual(['ben', false]);
    }),
  );

  test(
    'makes one of two simultaneous reveals the last, and stores both',
    withStorage(async (storage) => {
      await addFullTable(storage, 't1');
      for (const [seat, name] of ['ann', 'ben', 'cat'].entries()) await commitSeat(storage, name, seat);
      await startTable(storage);
      const all = await Promise.all(['ann', 'ben', 'cat'].map((name, seat) => reveal(storage, name, seat)));
      expect([...all].sort()).toEqual(['revealed', 'revealed', 'started']);
      expect(await storage.matches.secretsOf('t1')).toMatchObject({
        entropies: ['part-ann', 'part-ben', 'part-cat'],
      });
    }),
  );

  test(
    'lets any player close a table that awaits reveals, unless the last reveal came first',
    withStorage(async (storage) => {
      await addTableAwaitingReveals(storage);
      await addPerson(storage, 'dan');
      const { matches } = storage;
      expect(await matches.cancelDeal('t1', 'dan', 70)).toEqual({ error: 'not-your-seat' });
      await reveal(storage, 'ann', 0);
      const [closed, shown] = await Promise.all([
        matches.cancelDeal('t1', 'ben', 70).then(outcomeOf),
        reveal(storage, 'cat', 2),
      ]);
      const { status } = (await matches.find('t1')) ?? {};
      if (closed === 'closed') expect([shown, status]).toEqual(['table-closed', 'unfinished']);
      else expect([closed, shown, status]).toEqual(['not-awaiting-reveals', 'started', 'running']);
      await matches.open(newTable('t2'), { ...newSeat('dan'), tokenHash: 'x', commitment: 'dan' });
      expect(await matches.cancelDeal('t2', 'dan', 70)).toEqual({ error: 'not-awaiting-reveals' });
    }),
  );

  test(
    'waits for reveals too at a table that bots fill, and at a rematch',
    withStorage(async (storage) => {
      await addStartedMatch(storage, 't1');
      const { matches } = storage;
      const bot: NewBot = { level: 'merchant', names: ['Pepys', 'Wren'] };
      const ann = { ...newSeat('ann', '2'), commitment: newReveal('ann').commitment };
      expect(await matches.open(newTable('t2'), ann, [bot, bot])).toEqual({ isStarted: false });
      expect(await matches.find('t2')).toMatchObject({ status: 'open', areCommitmentsLocked: true });
      await matches.reveal('t2', { by: 'ann', seat: 0, ...newReveal('ann') }, 5);
      expect(await matches.secretsOf('t2')).toMatchObject({ entropies: ['part-ann', '', ''] });

      const over = newProgress({ status: 'finished', activeSeat: null });
      await storage.moves.commit(newMove('t1', 1, { progress: over }));
      const fresh = {
        id: 't3',
        commitment: 'x',
        rulesVersion: '1.0.0',
        secrets: { seed: 's', entropies: [] },
        at: 9,
      };
      const again = (personId: string, commitment: string | null = null) =>
        matches.rematch({ formerMatchId: 't1', personId, tokenHash: `${personId}3`, commitment }, fresh);
      await again('ann', 'a');
      expect(await again('ben', 'a')).toEqual({ error: 'commitment-taken' });
      await again('ben');
      expect(await again('cat', 'c')).toMatchObject({ outcome: 'joined', isStarted: false });
      expect(await matches.find('t3')).toMatchObject({ status: 'open', areCommitmentsLocked: true });
      await addPerson(storage, 'dan');
      expect(await again('cat')).toMatchObject({ outcome: 'already-joined' });
    }),
  );
}
