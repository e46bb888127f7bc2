import { device, person, seatOf, table } from './samples';
import type { Using } from './using';

const DAY = 24 * 3600 * 1000;

export function personContract(using: Using): void {
  test(
    'a person is found by the hash of a device’s key and by id, and by nothing else',
    using(async ({ persons }) => {
      const ann = { id: 'p1', name: 'Ann' };
      await persons.add(ann, { id: 'd1', keyHash: 'aa', label: 'Firefox, Linux' }, DAY + 5);
      const first = { id: 'd1', personId: 'p1', keyHash: 'aa', label: 'Firefox, Linux' };
      expect(await persons.byKey('aa')).toEqual({
        person: ann,
        device: { ...first, createdAt: DAY + 5, seenOn: DAY },
      });
      expect(await persons.find('p1')).toEqual(ann);
      for (const nobody of ['ab', 'p1', 'd1']) expect(await persons.byKey(nobody)).toBeNull();
      expect(await persons.find('aa')).toBeNull();
    }),
  );

  test(
    'two devices cannot have one key',
    using(async ({ persons }) => {
      await persons.add({ id: 'p1', name: null }, device('d1', 'aa'), 1);
      await expect(persons.add({ id: 'p2', name: null }, device('d2', 'aa'), 2)).rejects.toThrow();
      expect(await persons.find('p2')).toBeNull();
    }),
  );

  test(
    'a device is noted by the day, and calls itself what it does by then',
    using(async (storage) => {
      await person(storage, 'ann');
      await storage.persons.seen('ann', 3 * DAY, 'Safari, Mac');
      const [seen] = await storage.persons.devices('ann');
      expect(seen).toMatchObject({ id: 'ann', seenOn: 3 * DAY, label: 'Safari, Mac' });
    }),
  );

  test(
    'a recovery link adds a device to its person, once and in time; keys and tokens from before still hold',
    using(async (storage) => {
      const { persons, matches } = storage;
      await person(storage, 'ann');
      await matches.open(table('t1'), seatOf('ann'));
      await persons.keepLink('ann', 'link-1', 100);
      await persons.keepLink('ann', 'link-2', 100);
      const claim = (hash: string, key: string, at: number) =>
        persons.recover({ kind: 'link', hash }, device(key), null, at);
      expect(await claim('link-1', 'phone', 50)).toBeNull(); // another took its place
      expect(await claim('link-2', 'phone', 100)).toBeNull(); // too late
      const both = await Promise.all([claim('link-2', 'phone', 99), claim('link-2', 'tablet', 99)]);
      expect(both.filter((one) => one === null)).toHaveLength(1);
      expect(both.find((one) => one !== null)).toEqual({ id: 'ann', name: 'ann' });
      expect((await persons.devices('ann')).map(({ createdAt }) => createdAt)).toEqual([99, 1]);
      expect((await persons.byKey('key-ann'))?.person.id).toBe('ann');
      expect(await matches.byToken('token-ann')).not.toBeNull();
    }),
  );

  test(
    'a code adds devices as often as it is shown, until another takes its place; the same key twice is one device',
    using(async (storage) => {
      const { persons } = storage;
      await person(storage, 'ann');
      expect(await persons.codeMadeAt('ann')).toBeNull();
      await persons.keepCode('ann', 'code-1', 40);
      expect(await persons.codeMadeAt('ann')).toBe(40);
      const show = (hash: string, id: string, key = id) =>
        persons.recover({ kind: 'code', hash }, device(id, key), null, 50);
      expect(await show('code-2', 'phone')).toBeNull();
      expect(await show('code-1', 'phone')).toMatchObject({ id: 'ann' });
      expect(await show('code-1', 'again', 'phone')).toMatchObject({ id: 'ann' });
      expect(await show('code-1', 'tablet')).toMatchObject({ id: 'ann' });
      expect((await persons.devices('ann')).map(({ id }) => id)).toEqual(['phone', 'tablet', 'ann']);
      await persons.keepCode('ann', 'code-2', 60);
      expect(await show('code-1', 'late')).toBeNull();
    }),
  );

  test(
    'a browser that becomes a device of somebody is no more what it was before',
    using(async (storage) => {
      const { persons } = storage;
      for (const id of ['ann', 'ben']) await person(storage, id);
      await persons.keepLink('ann', 'link', 100);
      await persons.recover({ kind: 'link', hash: 'link' }, device('now'), 'ben', 50);
      expect(await persons.byKey('key-ben')).toBeNull();
      expect((await persons.byKey('key-now'))?.person.id).toBe('ann');
      expect(await persons.find('ben')).not.toBeNull();
    }),
  );

  test(
    'a device is signed out by its own person alone, and takes the link along; seats and their tokens stay',
    using(async (storage) => {
      const { persons, matches } = storage;
      for (const id of ['ann', 'ben']) await person(storage, id);
      await matches.open(table('t1'), seatOf('ann'));
      await persons.keepLink('ann', 'link', 100);
      expect(await persons.signOut('ben', 'ann')).toBe(false);
      expect(await persons.signOut('ann', 'ann')).toBe(true);
      expect(await persons.signOut('ann', 'ann')).toBe(false);
      expect(await persons.byKey('key-ann')).toBeNull();
      expect(await persons.recover({ kind: 'link', hash: 'link' }, device('x'), null, 50)).toBeNull();
      expect((await matches.byToken('token-ann'))?.personId).toBe('ann');
    }),
  );

  test(
    'signed out everywhere else, no other key, link, code or token holds',
    using(async (storage) => {
      const { persons, matches } = storage;
      for (const id of ['ann', 'ben']) await person(storage, id);
      await matches.open(table('t1'), seatOf('ann'));
      await matches.takeSeat('t1', seatOf('ben'), null, 2);
      await persons.keepCode('ann', 'code', 40);
      await persons.recover({ kind: 'code', hash: 'code' }, device('phone'), null, 50);
      await persons.keepLink('ann', 'link', 100);
      await persons.signOutOthers('ann', 'phone');
      expect(await persons.devices('ann')).toMatchObject([{ id: 'phone' }]);
      expect(await persons.byKey('key-ann')).toBeNull();
      expect(await persons.recover({ kind: 'link', hash: 'link' }, device('x'), null, 50)).toBeNull();
      expect(await matches.byToken('token-ann')).toBeNull();
      expect(await matches.byToken('token-ben')).not.toBeNull();
      expect(await persons.byKey('key-ben')).not.toBeNull();
      expect((await matches.find('t1'))?.seats).toMatchObject([{ personId: 'ann' }, { personId: 'ben' }]);
      expect(await persons.recover({ kind: 'code', hash: 'code' }, device('y'), null, 50)).toBeNull();
      expect(await persons.codeMadeAt('ann')).toBeNull();
    }),
  );

  test(
    'the last name used is remembered',
    using(async ({ persons }) => {
      await persons.add({ id: 'p1', name: null }, device('d1'), 1);
      await persons.rename('p1', 'Ann');
      expect((await persons.find('p1'))?.name).toBe('Ann');
    }),
  );

  test(
    'a person’s new name stands at their open and running tables, and the old one at those that are over',
    using(async (storage) => {
      const { persons, matches } = storage;
      for (const id of ['ann', 'ben']) await person(storage, id);
      for (const id of ['open', 'over', 'begun']) await matches.open(table(id), seatOf('ann', id));
      await matches.takeSeat('begun', seatOf('ben'), null, 2);
      await matches.close('over', 3);
      expect([...(await persons.renameAtTables('ann', 'Anna'))].sort()).toEqual(['begun', 'open']);
      expect((await persons.find('ann'))?.name).toBe('Anna');
      const namesAt = async (id: string) => (await matches.find(id))?.seats.map(({ name }) => name);
      expect(await namesAt('open')).toEqual(['Anna']);
      expect(await namesAt('begun')).toEqual(['Anna', 'ben']);
      expect(await namesAt('over')).toEqual(['ann']);
    }),
  );
}
