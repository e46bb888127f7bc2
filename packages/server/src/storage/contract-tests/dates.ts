import { pickTableOptions, type DateAnswer } from '@great-fire/protocol';
import type { NewNotification } from '../notifications';
import type { Storage } from '../storage';
import { addPerson, newTable, getOutcomeOrRejection } from './fixtures';
import type { WithStorage } from './with-storage';

const TIMES = [1000, 2000, 3000];

/** Adds ann, ben, cat and dan, and a group of the first three, which ann owns. */
async function addGroup({ groups, ...storage }: Storage, id = 'g1'): Promise<void> {
  for (const person of ['ann', 'ben', 'cat', 'dan']) await addPerson({ groups, ...storage }, person);
  const group = { id, name: `Group ${id}`, ownerId: 'ann', linkKey: 'key', memberId: `ann-${id}`, at: 1 };
  await groups.create(group, 9);
  for (const [index, personId] of ['ben', 'cat'].entries())
    await groups.join(
      { groupId: id, linkKey: 'key', personId, memberId: `${personId}-${id}`, at: 2 + index },
      { groups: 9, members: 9 },
    );
}

const propose = async ({ dates }: Storage, by = 'ben', change: { id?: string; at?: number } = {}) =>
  getOutcomeOrRejection(
    await dates.propose({ id: 'd1', groupId: 'g1', times: TIMES, by, at: 10, ...change }),
  );

const answersOf = async ({ dates }: Storage, id = 'd1') =>
  (await dates.answers(id)).map(({ memberId, answers }) => [memberId, answers.join(' ')]);

const reminder = (target: string): NewNotification => ({
  ...{ subjectId: 'd1', turn: 'date', channel: 'push', target, seat: null, kind: 'date', dueAt: 900 },
});

export function dateContract(withStorage: WithStorage): void {
  test(
    'keeps one date of a group, with an answer of each member to each time',
    withStorage(async (storage) => {
      const { dates } = storage;
      await addGroup(storage);
      expect(await dates.ofGroup('g1')).toBeNull();
      expect(await propose(storage, 'dan')).toBe('group-not-found');
      expect(await propose(storage)).toBe('done');
      expect(await propose(storage, 'ann', { id: 'd2' })).toBe('date-open');
      const date = {
        ...{ id: 'd1', groupId: 'g1', groupName: 'Group g1', proposer: 'ben-g1' },
        ...{ times: TIMES, chosenAt: null },
      };
      expect(await dates.ofGroup('g1')).toEqual(date);
      expect(await dates.find('d1')).toEqual(date);
      expect(await dates.find('d2')).toBeNull();

      const answer = async (by: string, answers: readonly (DateAnswer | null)[], id = 'd1') =>
        getOutcomeOrRejection(await dates.answer(id, 'g1', by, answers));
      expect(await answer('ann', ['no', 'maybe', 'yes'])).toBe('done');
      expect(await answer('cat', ['no', 'no'])).toBe('date-answers-differ');
      expect(await answer('cat', ['no', 'no', 'no'], 'd2')).toBe('date-not-found');
      expect(await answer('dan', ['no', 'no', 'no'])).toBe('group-not-found');
      expect(await answer('ben', ['yes', null, 'maybe'])).toBe('done');
      const ownDate = async (by: string) => (await storage.groups.ofPerson(by))[0]?.date;
      expect(await ownDate('ben')).toEqual({
        ...{ times: TIMES, chosenAt: null, answers: ['yes', null, 'maybe'] },
      });
      expect(await ownDate('cat')).toMatchObject({ answers: [null, null, null] });
      expect(await ownDate('dan')).toBeUndefined();
      expect(await answersOf(storage)).toEqual([
        ['ann-g1', 'no maybe yes'],
        ['ben-g1', 'yes  maybe'],
      ]);
      expect(await dates.answersOf('ben')).toEqual([
        { groupId: 'g1', times: TIMES, answers: ['yes', null, 'maybe'] },
      ]);
      // The last time is over: another date takes the place of this one.
      expect(await propose(storage, 'cat', { id: 'd3', at: 2999 })).toBe('date-open');
      expect(await propose(storage, 'cat', { id: 'd3', at: 3000 })).toBe('done');
      expect(await answersOf(storage, 'd1')).toEqual([]);
      expect(await answersOf(storage, 'd3')).toEqual([['cat-g1', 'yes yes yes']]);
    }),
  );

  test(
    'lets the proposer and the owner choose a time once, and withdraw',
    withStorage(async (storage) => {
      const { dates } = storage;
      await addGroup(storage);
      await propose(storage);
      const choose = async (by: string, time: number, at = 10) =>
        getOutcomeOrRejection(await dates.choose('d1', 'g1', by, time, at));
      expect(await choose('cat', 2000)).toBe('date-not-yours');
      expect(await choose('dan', 2000)).toBe('group-not-found');
      expect(await choose('ben', 2001)).toBe('date-time-unknown');
      expect(await choose('ben', 2000, 2000)).toBe('date-out-of-range');
      const chosen = await Promise.all([choose('ben', 2000), choose('ann', 3000)]);
      expect(chosen.sort()).toEqual(['date-chosen', 'done']);
      const withdraw = async (by: string) => getOutcomeOrRejection(await dates.withdraw('d1', 'g1', by));
      expect(await withdraw('cat')).toBe('date-not-yours');
      expect(await withdraw('ann')).toBe('done');
      expect(await withdraw('ann')).toBe('date-not-found');
      await propose(storage);
      expect(await withdraw('ben')).toBe('done');
    }),
  );

  test(
    'queues the reminders of a date once',
    withStorage(async (storage) => {
      const { dates, notifications } = storage;
      await addGroup(storage);
      await propose(storage);
      expect(await dates.awaitingReminder(9999, 9)).toEqual([]);
      await dates.choose('d1', 'g1', 'ben', 2000, 10);
      expect(await dates.awaitingReminder(1999, 9)).toEqual([]);
      expect((await dates.awaitingReminder(2000, 9)).map(({ id }) => id)).toEqual(['d1']);
      const reminders = [reminder('phone'), reminder('laptop')];
      const queued = await Promise.all([
        dates.remind('d1', reminders, 900),
        dates.remind('d1', reminders, 900),
      ]);
      expect(queued.sort()).toEqual([false, true]);
      expect(await dates.awaitingReminder(2000, 9)).toEqual([]);
      expect(await notifications.due('push', 900, 9)).toEqual([
        { ...reminder('laptop'), attempts: 0 },
        { ...reminder('phone'), attempts: 0 },
      ]);
      expect(await dates.remind('d9', [], 900)).toBe(false);
    }),
  );

  test(
    'ends a date and opens its table once, without a seat',
    withStorage(async (storage) => {
      const { dates, matches } = storage;
      await addGroup(storage);
      await propose(storage);
      await dates.choose('d1', 'g1', 'ben', 2000, 10);
      expect(await dates.due(1999, 9)).toEqual([]);
      expect((await dates.due(2000, 9)).map(({ id, chosenAt }) => [id, chosenAt])).toEqual([['d1', 2000]]);
      const table = (id: string) => newTable(id, { at: 2000, tableName: 'Group g1' });
      const ended = await Promise.all([dates.end('d1', table('t1')), dates.end('d1', table('t2'))]);
      expect(ended.sort()).toEqual([false, true]);
      expect(await dates.ofGroup('g1')).toBeNull();
      const [match, ...others] = await matches.ofGroup('g1', 9, null);
      expect(others).toEqual([]);
      expect(match).toMatchObject({ tableName: 'Group g1', status: 'open', hostId: null, seats: [] });
      expect(match === undefined ? null : pickTableOptions(match)).toEqual(pickTableOptions(table('t1')));
      await propose(storage, 'ann', { id: 'd2' });
      expect(await dates.end('d2', null)).toBe(true);
      expect(await matches.ofGroup('g1', 9, null)).toHaveLength(1);
    }),
  );

  test(
    'takes the answers of a person along who leaves or is erased, and the date with its group',
    withStorage(async (storage) => {
      const { dates, groups, persons } = storage;
      await addGroup(storage);
      await propose(storage);
      await dates.answer('d1', 'g1', 'cat', ['no', 'no', 'no']);
      await dates.answer('d1', 'g1', 'ann', ['yes', 'no', 'no']);
      await groups.removeMember('g1', 'cat', 'cat-g1', 'x');
      await persons.erase('ben', 'N. N.');
      expect(await answersOf(storage)).toEqual([['ann-g1', 'yes no no']]);
      expect(await dates.answersOf('ben')).toEqual([]);
      expect(getOutcomeOrRejection(await dates.choose('d1', 'g1', 'ann', 1000, 10))).toBe('done');
      await groups.close('g1', 'ann');
      expect(await dates.find('d1')).toBeNull();
    }),
  );

  test(
    'removes dates whose last time is over',
    withStorage(async (storage) => {
      const { dates, retention } = storage;
      await addGroup(storage);
      await propose(storage);
      const expire = async (until: number) =>
        (
          await retention.removeExpired(
            { unstartedTables: 0, guests: null, chat: null, groups: null, dates: until },
            9,
          )
        ).dates;
      expect([await expire(2999), await expire(3000)]).toEqual([0, 1]);
      expect(await dates.ofGroup('g1')).toBeNull();
    }),
  );
}
