import { person, seatOf, table } from './samples';
import type { Using } from './using';

export function personContract(using: Using): void {
  test(
    'a person is found by the hash of the key and by id, and by nothing else',
    using(async ({ persons }) => {
      const ann = { id: 'p1', keyHash: 'aa', name: 'Ann' };
      await persons.add(ann, 1);
      expect(await persons.byKey('aa')).toEqual(ann);
      expect(await persons.find('p1')).toEqual(ann);
      expect(await persons.byKey('ab')).toBeNull();
      expect(await persons.find('aa')).toBeNull();
    }),
  );

  test(
    'two persons cannot have one key',
    using(async ({ persons }) => {
      await persons.add({ id: 'p1', keyHash: 'aa', name: null }, 1);
      await expect(persons.add({ id: 'p2', keyHash: 'aa', name: null }, 2)).rejects.toThrow();
      expect(await persons.find('p2')).toBeNull();
    }),
  );

  test(
    'a recovery link gives its person another key, once, in time, and ends the tokens of the seats',
    using(async (storage) => {
      const { persons, matches } = storage;
      await person(storage, 'ann');
      await matches.open(table('t1'), seatOf('ann'));
      await persons.keepLink('ann', 'link-1', 100);
      await persons.keepLink('ann', 'link-2', 100);
      expect(await persons.recover('link-1', 'new-key', 50)).toBeNull(); // another took its place
      expect(await persons.recover('link-2', 'new-key', 100)).toBeNull(); // too late
      expect(await matches.byToken('token-ann')).not.toBeNull();
      const both = await Promise.all([
        persons.recover('link-2', 'new-key', 99),
        persons.recover('link-2', 'other-key', 99),
      ]);
      expect(both.filter((one) => one === null)).toHaveLength(1);
      const [recovered] = both.filter((one) => one !== null);
      expect(recovered).toMatchObject({ person: { id: 'ann' }, matchIds: ['t1'] });
      const holder = await persons.byKey(recovered?.person.keyHash ?? '');
      expect(holder?.id).toBe('ann');
      expect(await matches.byToken('token-ann')).toBeNull();
      expect((await matches.find('t1'))?.seats).toMatchObject([{ seat: 0, personId: 'ann' }]);
    }),
  );

  test(
    'the last name used is remembered',
    using(async ({ persons }) => {
      await persons.add({ id: 'p1', keyHash: 'aa', name: null }, 1);
      await persons.rename('p1', 'Ann');
      expect((await persons.byKey('aa'))?.name).toBe('Ann');
    }),
  );
}
