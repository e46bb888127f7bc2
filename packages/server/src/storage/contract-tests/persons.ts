import { reject } from '../../errors/error-table';
import { addPerson, getOutcomeOrRejection, newDevice, newSeat, newTable } from './fixtures';
import type { WithStorage } from './with-storage';

const DAY = 24 * 3600 * 1000;
const PENDING_EMAIL = {
  address: 'ann@mail.example',
  language: 'en',
  keyHash: 'confirm',
  until: 100,
} as const;

export function personContract(withStorage: WithStorage): void {
  test(
    "finds a person by the hash of a device's key and by id only",
    withStorage(async ({ persons }) => {
      const ann = { id: 'p1', name: 'Ann' };
      await persons.add(ann, { id: 'd1', keyHash: 'aa', label: 'Firefox, Linux' }, DAY + 5);
      const first = { id: 'd1', personId: 'p1', keyHash: 'aa', label: 'Firefox, Linux' };
      expect(await persons.sessionByKey('aa')).toEqual({
        person: ann,
        device: { ...first, createdAt: DAY + 5, lastSeenOn: DAY },
      });
      expect(await persons.find('p1')).toEqual(ann);
      for (const nobody of ['ab', 'p1', 'd1']) expect(await persons.sessionByKey(nobody)).toBeNull();
      expect(await persons.find('aa')).toBeNull();
    }),
  );

  test(
    'changes holidays one change after another',
    withStorage(async (storage) => {
      await addPerson(storage, 'ann');
      const { persons } = storage;
      const announce = (from: number) =>
        persons.changeHolidays('ann', (own) =>
          own.length > 0 ? reject('holiday-announced') : [{ from, until: from + DAY }],
        );
      const results = await Promise.all([1, 2, 3, 4].map((day) => announce(day * DAY)));
      expect(results.map(getOutcomeOrRejection).sort()).toEqual([
        'done',
        ...Array.from({ length: 3 }, () => 'holiday-announced'),
      ]);
      const [holiday, ...others] = await persons.holidaysOf('ann');
      expect([holiday?.until, others]).toEqual([(holiday?.from ?? 0) + DAY, []]);
      await persons.changeHolidays('ann', () => []);
      expect(await persons.holidaysOf('ann')).toEqual([]);
    }),
  );

  test(
    'rejects a second device with the same key',
    withStorage(async ({ persons }) => {
      await persons.add({ id: 'p1', name: null }, newDevice('d1', 'aa'), 1);
      await expect(persons.add({ id: 'p2', name: null }, newDevice('d2', 'aa'), 2)).rejects.toThrow();
      expect(await persons.find('p2')).toBeNull();
    }),
  );

  test(
    'stores the day when a device was last seen, and its current label',
    withStorage(async (storage) => {
      await addPerson(storage, 'ann');
      await storage.persons.touchDevice('ann', 3 * DAY, 'Safari, Mac');
      const [seen] = await storage.persons.devices('ann');
      expect(seen).toMatchObject({ id: 'ann', lastSeenOn: 3 * DAY, label: 'Safari, Mac' });
    }),
  );

  test(
    'adds a device by a recovery link, once and in time, and keeps older keys and tokens',
    withStorage(async (storage) => {
      const { persons, matches } = storage;
      await addPerson(storage, 'ann');
      await matches.open(newTable('t1'), newSeat('ann'));
      await persons.setRecoveryLink('ann', 'link-1', 100);
      await persons.setRecoveryLink('ann', 'link-2', 100);
      const claim = (hash: string, key: string, at: number) =>
        persons.redeem({ kind: 'link', hash }, newDevice(key), null, at);
      expect(await claim('link-1', 'phone', 50)).toBeNull(); // replaced by another link
      expect(await claim('link-2', 'phone', 100)).toBeNull(); // too late
      const both = await Promise.all([claim('link-2', 'phone', 99), claim('link-2', 'tablet', 99)]);
      expect(both.filter((one) => one === null)).toHaveLength(1);
      expect(both.find((one) => one !== null)).toEqual({ id: 'ann', name: 'ann' });
      expect((await persons.devices('ann')).map(({ createdAt }) => createdAt)).toEqual([99, 1]);
      expect((await persons.sessionByKey('key-ann'))?.person.id).toBe('ann');
      expect(await matches.seatByToken('token-ann')).not.toBeNull();
    }),
  );

  test(
    'adds a device each time a code is used until it is replaced, and one device for the same key',
    withStorage(async (storage) => {
      const { persons } = storage;
      await addPerson(storage, 'ann');
      expect(await persons.codeCreatedAt('ann')).toBeNull();
      await persons.setRecoveryCode('ann', 'code-1', 40);
      expect(await persons.codeCreatedAt('ann')).toBe(40);
      const show = (hash: string, id: string, key = id) =>
        persons.redeem({ kind: 'code', hash }, newDevice(id, key), null, 50);
      expect(await show('code-2', 'phone')).toBeNull();
      expect(await show('code-1', 'phone')).toMatchObject({ id: 'ann' });
      expect(await show('code-1', 'again', 'phone')).toMatchObject({ id: 'ann' });
      expect(await show('code-1', 'tablet')).toMatchObject({ id: 'ann' });
      expect((await persons.devices('ann')).map(({ id }) => id)).toEqual(['phone', 'tablet', 'ann']);
      await persons.setRecoveryCode('ann', 'code-2', 60);
      expect(await show('code-1', 'late')).toBeNull();
    }),
  );

  test(
    "removes the browser's previous device when it becomes a device of another person",
    withStorage(async (storage) => {
      const { persons } = storage;
      for (const id of ['ann', 'ben']) await addPerson(storage, id);
      await persons.setRecoveryLink('ann', 'link', 100);
      await persons.redeem({ kind: 'link', hash: 'link' }, newDevice('now'), 'ben', 50);
      expect(await persons.sessionByKey('key-ben')).toBeNull();
      expect((await persons.sessionByKey('key-now'))?.person.id).toBe('ann');
      expect(await persons.find('ben')).not.toBeNull();
    }),
  );

  test(
    'keeps twenty devices of a person, and signs out those not seen for the longest time',
    withStorage(async (storage) => {
      const { persons } = storage;
      await addPerson(storage, 'ann');
      await persons.setRecoveryCode('ann', 'code', 1);
      const claim = (key: string, at: number) =>
        persons.redeem({ kind: 'code', hash: 'code' }, newDevice(`id-${key}-${String(at)}`, key), null, at);
      for (let at = 1; at <= 25; at += 1) await claim(`k${String(at)}`, at);
      await persons.touchDevice('id-k6-6', 5 * 86_400_000, null);
      await claim('k26', 26);
      await claim('k26', 27); // again, after a lost answer
      const keys = (await persons.devices('ann')).map(({ keyHash }) => keyHash);
      expect(keys).toHaveLength(20);
      expect(keys).toEqual(expect.arrayContaining(['k6', 'k8', 'k26']));
      expect(await persons.sessionByKey('k7')).toBeNull();
    }),
  );

  test(
    'signs out a device only for its person, with link, unconfirmed address and tokens, and keeps seats and code',
    withStorage(async (storage) => {
      const { persons, matches, emails } = storage;
      for (const id of ['ann', 'ben']) await addPerson(storage, id);
      await matches.open(newTable('t1'), newSeat('ann'));
      await persons.setRecoveryLink('ann', 'link', 100);
      await persons.setRecoveryCode('ann', 'code', 40);
      await emails.addPending('ann', PENDING_EMAIL);
      expect(await persons.signOut('ben', 'ann')).toBe(false);
      expect((await matches.seatByToken('token-ann'))?.personId).toBe('ann');
      expect(await persons.signOut('ann', 'ann')).toBe(true);
      expect(await persons.signOut('ann', 'ann')).toBe(false);
      expect(await persons.sessionByKey('key-ann')).toBeNull();
      expect(await persons.redeem({ kind: 'link', hash: 'link' }, newDevice('x'), null, 50)).toBeNull();
      expect(await emails.confirm('confirm', 'mail', 20)).toEqual({ error: 'link-not-found' });
      expect(await matches.seatByToken('token-ann')).toBeNull();
      expect((await matches.find('t1'))?.seats).toMatchObject([{ personId: 'ann' }]);
      expect(await persons.codeCreatedAt('ann')).toBe(40);
    }),
  );

  test(
    'revokes all other keys, links, codes, unconfirmed addresses and tokens on signing out elsewhere',
    withStorage(async (storage) => {
      const { persons, matches, emails } = storage;
      for (const id of ['ann', 'ben']) await addPerson(storage, id);
      await matches.open(newTable('t1'), newSeat('ann'));
      await matches.claimSeat('t1', newSeat('ben'), null, 2);
      await persons.setRecoveryCode('ann', 'code', 40);
      await persons.redeem({ kind: 'code', hash: 'code' }, newDevice('phone'), null, 50);
      await persons.setRecoveryLink('ann', 'link', 100);
      await emails.addPending('ann', PENDING_EMAIL);
      await persons.signOutOthers('ann', 'phone');
      expect(await persons.devices('ann')).toMatchObject([{ id: 'phone' }]);
      expect(await persons.sessionByKey('key-ann')).toBeNull();
      expect(await persons.redeem({ kind: 'link', hash: 'link' }, newDevice('x'), null, 50)).toBeNull();
      expect(await emails.confirm('confirm', 'mail', 20)).toEqual({ error: 'link-not-found' });
      expect(await matches.seatByToken('token-ann')).toBeNull();
      expect(await matches.seatByToken('token-ben')).not.toBeNull();
      expect(await persons.sessionByKey('key-ben')).not.toBeNull();
      expect((await matches.find('t1'))?.seats).toMatchObject([{ personId: 'ann' }, { personId: 'ben' }]);
      expect(await persons.redeem({ kind: 'code', hash: 'code' }, newDevice('y'), null, 50)).toBeNull();
      expect(await persons.codeCreatedAt('ann')).toBeNull();
      expect([await persons.isSignedIn('phone'), await persons.isSignedIn('ann')]).toEqual([true, false]);
    }),
  );

  test(
    'revokes links and, if asked to, the recovery code of a person who stays signed in',
    withStorage(async (storage) => {
      const { persons } = storage;
      await addPerson(storage, 'ann');
      await persons.setRecoveryCode('ann', 'code', 40);
      await persons.setRecoveryLink('ann', 'link', 100);
      await persons.revokeGrants('ann', { withCode: false });
      expect(await persons.redeem({ kind: 'link', hash: 'link' }, newDevice('x'), null, 50)).toBeNull();
      expect(await persons.codeCreatedAt('ann')).toBe(40);
      await persons.revokeGrants('ann', { withCode: true });
      expect(await persons.codeCreatedAt('ann')).toBeNull();
      expect(await persons.isSignedIn('ann')).toBe(true);
    }),
  );

  test(
    'stores the last name that a person used',
    withStorage(async ({ persons }) => {
      await persons.add({ id: 'p1', name: null }, newDevice('d1'), 1);
      expect(await persons.rename('p1', 'Ann')).toBe(true);
      expect((await persons.find('p1'))?.name).toBe('Ann');
    }),
  );

  test(
    'renames a person at open and running tables, and not at finished ones',
    withStorage(async (storage) => {
      const { persons, matches } = storage;
      for (const id of ['ann', 'ben']) await addPerson(storage, id);
      for (const id of ['open', 'over', 'begun']) await matches.open(newTable(id), newSeat('ann', id));
      await matches.claimSeat('begun', newSeat('ben'), null, 2);
      await matches.close('over', 3);
      expect(await persons.renameAtTables('ann', 'BEN')).toBe('name-taken');
      expect((await persons.find('ann'))?.name).toBe('ann');
      expect([...(await persons.renameAtTables('ann', 'Anna'))].sort()).toEqual(['begun', 'open']);
      expect((await persons.find('ann'))?.name).toBe('Anna');
      const namesAt = async (id: string) => (await matches.find(id))?.seats.map(({ name }) => name);
      expect(await namesAt('open')).toEqual(['Anna']);
      expect(await namesAt('begun')).toEqual(['Anna', 'ben']);
      expect(await namesAt('over')).toEqual(['ann']);
    }),
  );
}
