import { commitmentOf } from '@great-fire/game';
import type { NewBot } from '../matches';
import type { Storage } from '../storage';
import { begun, filled, move, person, progress, seatOf, table } from './samples';
import type { Using } from './using';

// To a storage a commitment is any text.
const partOf = (name: string) => ({ part: `part-${name}`, commitment: commitmentOf(name) });
const commit = ({ matches }: Storage, by: string, seat: number, of = by) =>
  matches.arrange('t1', { do: 'commit', by, seat, commitment: partOf(of).commitment }, 20).then(said);
const show = ({ matches }: Storage, by: string, seat: number, of = by) =>
  matches.showPart('t1', { by, seat, ...partOf(of) }, 60).then(said);
const start = ({ matches }: Storage) => matches.arrange('t1', { do: 'start', by: 'ann' }, 50).then(said);
const said = ({ outcome }: { readonly outcome: string }): string => outcome;

/** A table of three, started; ann and cat add a part to its deal. */
async function beingDealt(storage: Storage): Promise<void> {
  await filled(storage, 't1');
  await commit(storage, 'ann', 0);
  await commit(storage, 'cat', 2);
  expect(await start(storage)).toBe('done');
}

export function dealingContract(using: Using): void {
  test(
    'a table where seats add parts to the deal waits for all of them once it is started, and with the last the game begins',
    using(async (storage) => {
      await beingDealt(storage);
      expect(await storage.matches.find('t1')).toMatchObject({
        status: 'open',
        arePartsFixed: true,
        seats: [
          { part: partOf('ann').commitment, isPartShown: false },
          { part: null, isPartShown: false },
          { part: partOf('cat').commitment, isPartShown: false },
        ],
      });
      expect(await show(storage, 'cat', 2)).toBe('shown');
      expect(await storage.matches.secretsOf('t1')).toMatchObject({ entropies: ['salt'] });
      expect(await storage.matches.find('t1')).toMatchObject({
        status: 'open',
        seats: [{ isPartShown: false }, {}, { isPartShown: true }],
      });
      expect(await show(storage, 'ann', 0)).toBe('begun');
      expect(await storage.matches.secretsOf('t1')).toMatchObject({
        entropies: ['part-ann', '', 'part-cat'],
      });
      const match = await storage.matches.find('t1');
      expect(match).toMatchObject({ status: 'running', updatedAt: 60, conduct: null });
      expect(JSON.stringify(match)).not.toMatch(/part-(ann|cat)/);
      expect(await storage.matches.inSetup()).toEqual(['t1']);
      expect(await show(storage, 'ann', 0)).toBe('there');
    }),
  );

  test(
    'only what a seat committed to is taken from who sits there, and not before the start; the same once more changes nothing',
    using(async (storage) => {
      await filled(storage, 't1');
      await commit(storage, 'ann', 0);
      expect(await show(storage, 'ann', 0)).toBe('not-fixed');
      await start(storage);
      expect(await show(storage, 'ann', 0, 'cat')).toBe('other-part');
      expect(await show(storage, 'ben', 1)).toBe('other-part');
      expect(await show(storage, 'ben', 0, 'ann')).toBe('not-your-seat');
      expect(await storage.matches.showPart('t9', { by: 'ann', seat: 0, ...partOf('ann') }, 5)).toEqual({
        outcome: 'not-found',
      });
      expect((await storage.matches.find('t1'))?.seats[0]).toMatchObject({ isPartShown: false });
      expect(await show(storage, 'ann', 0)).toBe('begun');
    }),
  );

  test(
    'while it is being dealt nothing of a table can be changed, and nobody sits down or stands up',
    using(async (storage) => {
      await beingDealt(storage);
      await person(storage, 'dan');
      const { matches } = storage;
      const before = await matches.find('t1');
      const bot: NewBot = { level: 'merchant', names: ['Pepys'] };
      const all = await Promise.all([
        start(storage),
        commit(storage, 'ben', 1),
        matches.arrange('t1', { do: 'ready', by: 'ben', seat: 1, isReady: false }, 70).then(said),
        matches.arrange('t1', { do: 'change', by: 'ann', change: { players: 4 } }, 70).then(said),
        matches.arrange('t1', { do: 'order', by: 'ann', order: [1, 2, 0] }, 70).then(said),
        matches.arrange('t1', { do: 'hand-over', by: 'ann', seat: 1 }, 70).then(said),
        matches.leaveSeat('t1', 1, 'ben', 70).then(said),
        matches.leaveSeat('t1', 1, 'ann', 70).then(said),
        matches.takeSeat('t1', seatOf('dan'), null, 70).then(said),
        matches.putBot('t1', 'ann', 1, bot, 70).then(said),
        matches.removeBot('t1', 'ann', 1, 70).then(said),
      ]);
      expect(new Set(all)).toEqual(new Set(['being-dealt']));
      expect(await matches.find('t1')).toEqual(before);
    }),
  );

  test(
    'a part goes with its person to another seat, and goes when they do; no two seats have the same',
    using(async (storage) => {
      await filled(storage, 't1');
      const { matches } = storage;
      const parts = async () =>
        (await matches.find('t1'))?.seats.map(({ name, part }) => [name, part !== null]);
      await commit(storage, 'ann', 0);
      expect(await commit(storage, 'ben', 1, 'ann')).toBe('part-taken');
      expect(await commit(storage, 'ben', 0)).toBe('not-your-seat');
      expect(await commit(storage, 'ann', 0)).toBe('done');
      expect(await commit(storage, 'ben', 1)).toBe('done');
      await matches.arrange('t1', { do: 'order', by: 'ann', order: [1, 2, 0] }, 30);
      await matches.arrange('t1', { do: 'change', by: 'ann', change: { options: { cones: 65 } } }, 30);
      expect(await parts()).toEqual([
        ['ben', true],
        ['cat', false],
        ['ann', true],
      ]);
      await matches.leaveSeat('t1', 0, 'ben', 31);
      const again = { ...seatOf('ben'), part: partOf('ann').commitment };
      expect(await matches.takeSeat('t1', again, null, 32)).toEqual({ outcome: 'part-taken' });
      await matches.takeSeat('t1', seatOf('ben'), null, 32);
      expect((await parts())?.[0]).toEqual(['ben', false]);
    }),
  );

  test(
    'of parts that are shown at the same moment one is the last, and all are kept',
    using(async (storage) => {
      await filled(storage, 't1');
      for (const [seat, name] of ['ann', 'ben', 'cat'].entries()) await commit(storage, name, seat);
      await start(storage);
      const all = await Promise.all(['ann', 'ben', 'cat'].map((name, seat) => show(storage, name, seat)));
      expect([...all].sort()).toEqual(['begun', 'shown', 'shown']);
      expect(await storage.matches.secretsOf('t1')).toMatchObject({
        entropies: ['part-ann', 'part-ben', 'part-cat'],
      });
    }),
  );

  test(
    'whoever sits there may close a table that waits for parts: it ends without a game, or the last part came first',
    using(async (storage) => {
      await beingDealt(storage);
      await person(storage, 'dan');
      const { matches } = storage;
      expect(await matches.closeDealing('t1', 'dan', 70)).toEqual({ outcome: 'not-your-seat' });
      await show(storage, 'ann', 0);
      const [closed, shown] = await Promise.all([
        matches.closeDealing('t1', 'ben', 70).then(said),
        show(storage, 'cat', 2),
      ]);
      const { status } = (await matches.find('t1')) ?? {};
      if (closed === 'closed') expect([shown, status]).toEqual(['closed', 'unfinished']);
      else expect([closed, shown, status]).toEqual(['not-dealt', 'begun', 'running']);
      await matches.open(table('t2'), { ...seatOf('dan'), tokenHash: 'x', part: 'dan' });
      expect(await matches.closeDealing('t2', 'dan', 70)).toEqual({ outcome: 'not-dealt' });
    }),
  );

  test(
    'a table that bots fill, and another game of the same people, wait for the parts of their people too',
    using(async (storage) => {
      await begun(storage, 't1');
      const { matches } = storage;
      const bot: NewBot = { level: 'merchant', names: ['Pepys', 'Wren'] };
      const ann = { ...seatOf('ann', '2'), part: partOf('ann').commitment };
      expect(await matches.open(table('t2'), ann, [bot, bot])).toEqual({ began: false });
      expect(await matches.find('t2')).toMatchObject({ status: 'open', arePartsFixed: true });
      await matches.showPart('t2', { by: 'ann', seat: 0, ...partOf('ann') }, 5);
      expect(await matches.secretsOf('t2')).toMatchObject({ entropies: ['part-ann', '', ''] });

      const over = progress({ status: 'finished', activeSeat: null });
      await storage.moves.commit(move('t1', 1, { progress: over }));
      const fresh = {
        id: 't3',
        commitment: 'x',
        rulesVersion: '1.0.0',
        secrets: { seed: 's', entropies: [] },
        at: 9,
      };
      const again = (personId: string, part: string | null = null) =>
        matches.again({ former: 't1', personId, tokenHash: `${personId}3`, part }, fresh);
      await again('ann', 'a');
      expect(await again('ben', 'a')).toEqual({ outcome: 'part-taken' });
      await again('ben');
      expect(await again('cat', 'c')).toMatchObject({ outcome: 'sits', began: false });
      expect(await matches.find('t3')).toMatchObject({ status: 'open', arePartsFixed: true });
      await person(storage, 'dan');
      expect(await again('cat')).toMatchObject({ outcome: 'there' });
    }),
  );
}
