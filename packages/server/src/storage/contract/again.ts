import type { Again } from '../again';
import type { Storage } from '../storage';
import { begun, filled, move, person, seatOf, table } from './samples';
import type { Using } from './using';

const over = { status: 'finished', turn: 9, activeSeat: null, burning: [] } as const;

/** A game of three that is over, where swear words are masked: ann in seat 0, ben in 1, cat in 2. */
async function ended(storage: Storage): Promise<void> {
  await filled(storage, 't1');
  await storage.matches.arrange('t1', { do: 'change', by: 'ann', change: { masksTalk: true } }, 1001);
  await storage.matches.arrange('t1', { do: 'start', by: 'ann' }, 1002);
  const last = move('t1', 1);
  await storage.moves.commit({ ...last, progress: { ...last.progress, ...over } });
}

const fresh = (id: string) => ({
  id,
  commitment: 'cafe',
  rulesVersion: '1.0.0',
  secrets: { seed: `seed-${id}`, entropies: [] },
  at: 3000,
});

const asks = (storage: Storage, personId: string, id = 't2', former = 't1'): Promise<Again> =>
  storage.matches.again({ former, personId, tokenHash: `${personId}-${id}` }, fresh(id));

const sitting = async ({ matches }: Storage, id: string): Promise<readonly string[]> =>
  ((await matches.find(id))?.seats ?? []).map(
    ({ seat, name, isReady }) => `${String(seat)} ${name}${isReady ? '+' : ''}`,
  );

export function againContract(using: Using): void {
  test(
    'who asks for another game first opens it as it was, everybody is a seat on, and the last to come begins it',
    using(async (storage) => {
      await ended(storage);
      expect(await storage.matches.nextOf('t1')).toBeNull();
      expect(await asks(storage, 'ben')).toEqual({ outcome: 'sits', id: 't2', seat: 0, began: false });
      expect(await storage.matches.nextOf('t1')).toEqual({
        id: 't2',
        by: 'ben',
        here: 1,
        of: 3,
        isOpen: true,
      });
      expect(await asks(storage, 'ann', 't3')).toEqual({ outcome: 'sits', id: 't2', seat: 2, began: false });
      expect(await asks(storage, 'ann', 't4')).toEqual({ outcome: 'there', id: 't2', seat: 2, began: false });
      expect(await asks(storage, 'cat', 't5')).toEqual({ outcome: 'sits', id: 't2', seat: 1, began: true });
      expect(await sitting(storage, 't2')).toEqual(['0 ben+', '1 cat+', '2 ann+']);
      const { options, tableName, private: isPrivate, pace, language } = table('t1');
      const alike = { options, tableName, private: isPrivate, pace, language, masksTalk: true };
      expect(await storage.matches.find('t2')).toMatchObject({ ...alike, status: 'running', hostId: 'ben' });
      expect(await storage.matches.secretsOf('t2')).toMatchObject({ seed: 'seed-t2' });
      expect(await storage.matches.byToken('ann-t3')).toMatchObject({ matchId: 't2', seat: 2 });
      expect(await storage.matches.nextOf('t1')).toMatchObject({ here: 3, isOpen: false });
    }),
  );

  test(
    'of all who ask at the same instant one opens the table, and the others sit there',
    using(async (storage) => {
      await ended(storage);
      const names = ['ann', 'ben', 'cat'];
      const answers = await Promise.all(names.map((name) => asks(storage, name, `t-${name}`)));
      const ids = answers.map((answer) => ('id' in answer ? answer.id : answer.outcome));
      expect(new Set(ids).size).toBe(1);
      expect(answers.filter((answer) => 'began' in answer && answer.began)).toHaveLength(1);
      expect(await sitting(storage, ids[0] ?? '')).toEqual(['0 ben+', '1 cat+', '2 ann+']);
    }),
  );

  test(
    'nobody plays again who was not there, before the end, where strangers have every seat, whom its host took out, or blocks',
    using(async (storage) => {
      await begun(storage, 't1');
      await person(storage, 'dan');
      expect(await asks(storage, 'ann')).toEqual({ outcome: 'not-finished' });
      expect(await asks(storage, 'ann', 't2', 't9')).toEqual({ outcome: 'not-found' });
      const last = move('t1', 1);
      await storage.moves.commit({ ...last, progress: { ...last.progress, ...over } });
      expect(await asks(storage, 'dan')).toEqual({ outcome: 'not-your-seat' });
      await asks(storage, 'ann');
      await asks(storage, 'cat');
      await storage.matches.leaveSeat('t2', 1, 'ann', 3001);
      expect(await asks(storage, 'cat')).toEqual({ outcome: 'removed' });
      await storage.blocks.block('ann', 'ben', 3001, 9);
      expect(await asks(storage, 'ben')).toEqual({ outcome: 'not-for-you' });
      await storage.blocks.unblock('ann', 'ben');
      await storage.matches.takeSeat('t2', seatOf('dan', '2'), 1, 3002);
      await person(storage, 'eve');
      await storage.matches.takeSeat('t2', seatOf('eve', '2'), 0, 3002);
      expect(await asks(storage, 'ben')).toEqual({ outcome: 'table-full' });
    }),
  );

  test(
    'a stranger who is not ready is waited for; a table that all left or that was closed makes room for another',
    using(async (storage) => {
      await ended(storage);
      await person(storage, 'dan');
      await asks(storage, 'ann');
      await storage.matches.takeSeat('t2', seatOf('dan', '2'), 0, 3001);
      expect(await asks(storage, 'ben')).toMatchObject({ seat: 1, began: false });
      expect(await storage.matches.find('t2')).toMatchObject({ status: 'open' });
      await storage.matches.close('t2', 3002);
      expect(await storage.matches.nextOf('t1')).toBeNull();
      expect(await asks(storage, 'ben', 't3')).toMatchObject({ outcome: 'sits', id: 't3', seat: 0 });
      await storage.matches.leaveSeat('t3', 0, 'ben', 3003);
      expect(await storage.matches.nextOf('t1')).toBeNull();
    }),
  );

  test(
    'bots come along, each a seat on too; with nobody else to wait for the game begins at once',
    using(async (storage) => {
      await person(storage, 'ann');
      const bot = (level: 'merchant' | 'apprentice', name: string) => ({ level, names: [name] });
      await storage.matches.open(table('t1'), seatOf('ann'), [
        bot('merchant', 'Pepys'),
        bot('apprentice', 'Wren'),
      ]);
      const last = move('t1', 1);
      await storage.moves.commit({ ...last, progress: { ...last.progress, ...over } });
      expect(await asks(storage, 'ann')).toEqual({ outcome: 'sits', id: 't2', seat: 2, began: true });
      expect((await storage.matches.find('t2'))?.seats).toMatchObject([
        { seat: 0, name: 'Pepys', bot: 'merchant', personId: null },
        { seat: 1, name: 'Wren', bot: 'apprentice', personId: null },
        { seat: 2, name: 'ann', bot: null, personId: 'ann' },
      ]);
    }),
  );
}
