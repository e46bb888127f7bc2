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
    'the last name used is remembered',
    using(async ({ persons }) => {
      await persons.add({ id: 'p1', keyHash: 'aa', name: null }, 1);
      await persons.rename('p1', 'Ann');
      expect((await persons.byKey('aa'))?.name).toBe('Ann');
    }),
  );
}
