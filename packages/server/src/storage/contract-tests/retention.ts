import type { NewChatLine } from '../chat';
import type { RetentionCutoffs } from '../retention';
import { addFullTable, addPerson, addStartedMatch, newMove, newSeat, newTable } from './fixtures';
import type { WithStorage } from './with-storage';

const NEVER: RetentionCutoffs = { unstartedTables: 0, groups: null, dates: 0, guests: null, chat: null };
const LINE: NewChatLine = {
  key: 'k1',
  channel: 'players',
  seat: 0,
  name: 'ann',
  text: 'hello',
  phrase: null,
  at: 1003,
  personId: 'ann',
};

export function retentionContract(withStorage: WithStorage): void {
  test(
    'removes tables that closed before their game began, once the time is over, and no others',
    withStorage(async (storage) => {
      const { matches, retention } = storage;
      await addStartedMatch(storage, 't1');
      await storage.moves.commit(newMove('t1', 1));
      await addFullTable(storage, 't2', true);
      await addFullTable(storage, 't3', true);
      await matches.close('t1', 2000);
      await matches.close('t2', 2000);
      const expired = (unstartedTables: number) => retention.removeExpired({ ...NEVER, unstartedTables }, 10);
      expect(await expired(1999)).toEqual({ tables: 0, groups: 0, dates: 0, guests: 0, lines: 0 });
      expect((await expired(2000)).tables).toBe(1);
      expect((await matches.find('t1'))?.status).toBe('unfinished');
      expect(await matches.find('t2')).toBeNull();
      expect((await matches.find('t3'))?.status).toBe('open');
    }),
  );

  test(
    'removes guests whom nothing refers to, once their last visit is long enough ago',
    withStorage(async (storage) => {
      const { matches, persons, notes, retention } = storage;
      await addFullTable(storage, 't1'); // ann, ben and cat
      for (const id of ['dan', 'eve', 'fay', 'gus']) await addPerson(storage, id);
      await persons.setRecoveryCode('eve', 'code', 5);
      await persons.touchDevice('fay', 10_000, null);
      const note = { text: 'fast', at: 5 };
      await notes.write('gus', { kind: 'person', id: 'ann' }, note, 9);
      const expired = (guests: number) => retention.removeExpired({ ...NEVER, guests }, 10);
      expect((await expired(9_999)).guests).toBe(1);
      const left = await Promise.all(['ann', 'dan', 'eve', 'fay', 'gus'].map(async (id) => persons.find(id)));
      expect(left.map((person) => person?.id ?? null)).toEqual(['ann', null, 'eve', 'fay', 'gus']);
      expect(await persons.sessionByKey('key-dan')).toBeNull();
      expect((await expired(10_000)).guests).toBe(1);
      expect(await persons.find('fay')).toBeNull();
      await matches.remove('t1'); // frees ben and cat; a note is about ann
      expect((await expired(10_000)).guests).toBe(2);
    }),
  );

  test(
    'removes the chat of games that ended long enough ago, and of no game under way',
    withStorage(async (storage) => {
      const { matches, chat, retention } = storage;
      await addStartedMatch(storage, 't1');
      await addStartedMatch(storage, 't2', true);
      await chat.add('t1', LINE);
      await chat.add('t2', { ...LINE, key: 'k2' });
      await matches.close('t1', 5000);
      const expired = (chatUntil: number) => retention.removeExpired({ ...NEVER, chat: chatUntil }, 10);
      expect((await expired(4999)).lines).toBe(0);
      expect((await expired(5000)).lines).toBe(1);
      expect(await chat.byKey('t1', 'k1')).toBeNull();
      expect(await chat.byKey('t2', 'k2')).toMatchObject({ text: 'hello' });
    }),
  );

  test(
    'removes a line that was written after the end of its game by its own age',
    withStorage(async (storage) => {
      const { matches, chat, retention } = storage;
      await addStartedMatch(storage, 't1');
      await matches.close('t1', 5000);
      await chat.add('t1', { ...LINE, at: 6000 });
      const expired = (chatUntil: number) => retention.removeExpired({ ...NEVER, chat: chatUntil }, 10);
      expect((await expired(5999)).lines).toBe(0);
      expect((await expired(6000)).lines).toBe(1);
    }),
  );

  test(
    'checks all persons in turn, a part of them with each call',
    withStorage(async (storage) => {
      const { matches, persons, retention } = storage;
      await addPerson(storage, 'host');
      const guests = Array.from({ length: 700 }, (_, number) => `guest-${String(number)}`);
      await Promise.all(guests.map((id) => addPerson(storage, id)));
      await matches.open(newTable('t1'), newSeat('host'));
      const removeSome = async () => (await retention.removeExpired({ ...NEVER, guests: 9 }, 10_000)).guests;
      const removed = [await removeSome(), await removeSome(), await removeSome()];
      expect(removed.reduce((sum, count) => sum + count, 0)).toBe(guests.length);
      expect(removed[0]).toBeLessThan(guests.length);
      expect(removed[2]).toBe(0);
      await addPerson(storage, 'a-late-guest');
      expect(await removeSome()).toBe(1);
      expect(await persons.find('host')).not.toBeNull();
    }),
  );

  test(
    'removes at most as many rows of a kind as the limit says',
    withStorage(async (storage) => {
      for (const id of ['dan', 'eve', 'fay']) await addPerson(storage, id);
      const { retention } = storage;
      expect((await retention.removeExpired({ ...NEVER, guests: 9 }, 2)).guests).toBe(2);
      expect((await retention.removeExpired({ ...NEVER, guests: 9 }, 2)).guests).toBe(1);
    }),
  );

  test(
    'counts the waiting tables and the running games with bots of a person',
    withStorage(async (storage) => {
      const { matches, retention } = storage;
      await addFullTable(storage, 't1');
      await addStartedMatch(storage, 't2', true);
      const seat = (id: string) => ({ ...newSeat('ann'), tokenHash: id });
      const bot = { level: 'merchant', names: ['Pepys', 'Wren', 'Hooke'] } as const;
      await matches.open(newTable('t3'), seat('t3'), [bot, bot]);
      await matches.updateSetup('t3', { type: 'start', by: 'ann' }, 1003);
      await matches.open(newTable('t4'), seat('t4'), [bot]);
      expect(await retention.tablesInUse('ann')).toEqual({ waiting: 2, botGames: 1 });
      expect(await retention.tablesInUse('ben')).toEqual({ waiting: 1, botGames: 0 });
      await matches.close('t3', 5000);
      await matches.close('t4', 5000);
      expect(await retention.tablesInUse('ann')).toEqual({ waiting: 1, botGames: 0 });
    }),
  );

  test(
    'reads the size of the database',
    withStorage(async ({ retention }) => {
      expect(await retention.size()).toBeGreaterThan(10_000);
    }),
  );
}
