import type { PendingEmail } from '../emails';
import type { Storage } from '../storage';
import type { PersonId } from '../../entities/match';
import { newDevice, addPerson } from './fixtures';
import type { WithStorage } from './with-storage';

const newPendingEmail = (name: string, change: Partial<PendingEmail> = {}): PendingEmail => ({
  address: `${name}@mail.example`,
  language: 'en',
  keyHash: `confirm-${name}`,
  until: 100,
  ...change,
});

async function addConfirmedEmail(storage: Storage, name: string): Promise<PersonId> {
  const id = await addPerson(storage, name);
  await storage.emails.addPending(id, newPendingEmail(name));
  await storage.emails.confirm(`confirm-${name}`, `mail-${name}`, 20);
  return id;
}

const redeemSignIn = ({ persons }: Storage, hash: string, at: number) =>
  persons.redeem({ kind: 'link', hash }, newDevice(`by-${hash}`), null, at);

export function emailContract(withStorage: WithStorage): void {
  test(
    'confirms an address only by its latest key and in time',
    withStorage(async (storage) => {
      const { emails } = storage;
      await addPerson(storage, 'ann');
      await emails.addPending('ann', newPendingEmail('first'));
      await emails.addPending('ann', newPendingEmail('Ann', { address: 'Ann@Mail.example', language: 'de' }));
      expect(await emails.pendingOf('ann')).toEqual({ address: 'Ann@Mail.example', until: 100 });
      expect(await emails.confirm('confirm-first', 'x', 20)).toEqual({ error: 'link-not-found' });
      expect(await emails.confirm('confirm-Ann', 'x', 100)).toEqual({ error: 'link-not-found' });
      expect(await emails.ofPerson('ann')).toBeNull();
      const confirmed = { personId: 'ann' };
      expect(await emails.confirm('confirm-Ann', 'one', 99)).toEqual(confirmed);
      expect(await emails.confirm('confirm-Ann', 'two', 500)).toEqual(confirmed); // the response was lost
      const own = {
        id: 'one',
        personId: 'ann',
        address: 'Ann@Mail.example',
        language: 'de',
        isReminded: false,
        confirmedAt: 99,
      };
      expect(await emails.ofPerson('ann')).toEqual(own);
      expect(await emails.byAddress('ANN@mail.EXAMPLE')).toEqual(own);
      expect(await emails.byId('one')).toEqual(own);
      expect(await emails.pendingOf('ann')).toBeNull();
    }),
  );

  test(
    'rejects an address that another person has confirmed, also at the same time',
    withStorage(async (storage) => {
      const { emails } = storage;
      await addConfirmedEmail(storage, 'ann');
      for (const id of ['ben', 'cat', 'dan']) await addPerson(storage, id);
      await emails.addPending('ben', newPendingEmail('ben', { address: 'ANN@mail.example' }));
      expect(await emails.confirm('confirm-ben', 'x', 20)).toEqual({ error: 'email-taken' });
      expect((await emails.byAddress('ann@mail.example'))?.personId).toBe('ann');
      for (const id of ['cat', 'dan'])
        await emails.addPending(id, newPendingEmail(id, { address: 'both@mail.example' }));
      const both = await Promise.all(['cat', 'dan'].map((id) => emails.confirm(`confirm-${id}`, id, 20)));
      expect(both.filter((one) => 'error' in one)).toEqual([{ error: 'email-taken' }]);
    }),
  );

  test(
    'replaces the previous address, which becomes free for others, and keeps the reminder setting',
    withStorage(async (storage) => {
      const { emails } = storage;
      await addConfirmedEmail(storage, 'ann');
      expect(await emails.setReminders('ann', true, 'fr')).toBe(true);
      await emails.addSignInKey('mail-ann', 'sign-in', 100, 30);
      await emails.addPending('ann', newPendingEmail('new', { language: 'fr' }));
      expect(await emails.ofPerson('ann')).toMatchObject({ address: 'ann@mail.example', language: 'fr' });
      await emails.confirm('confirm-new', 'mail-new', 40);
      expect(await emails.ofPerson('ann')).toMatchObject({ id: 'mail-new', isReminded: true });
      expect(await redeemSignIn(storage, 'sign-in', 50)).toBeNull(); // it was sent to the previous address
      await addPerson(storage, 'ben');
      await emails.addPending('ben', newPendingEmail('ben', { address: 'ann@mail.example' }));
      expect(await emails.confirm('confirm-ben', 'mail-ben', 50)).toMatchObject({ personId: 'ben' });
    }),
  );

  test(
    'adds a device by a sign-in link, once and in time, and keeps the other devices',
    withStorage(async (storage) => {
      const { emails } = storage;
      await addConfirmedEmail(storage, 'ann');
      for (const key of ['in-1', 'in-2', 'in-3'])
        expect(await emails.addSignInKey('mail-ann', key, 100, 30)).toBe(true);
      expect(await emails.addSignInKey('mail-nobody', 'in-4', 100, 30)).toBe(false);
      const both = await Promise.all([1, 2].map(() => redeemSignIn(storage, 'in-1', 99)));
      expect(both.filter((one) => one !== null)).toEqual([{ id: 'ann', name: 'ann' }]);
      expect(await redeemSignIn(storage, 'in-2', 100)).toBeNull();
      expect(await redeemSignIn(storage, 'in-3', 99)).toMatchObject({ id: 'ann' });
      await emails.addSignInKey('mail-ann', 'in-5', 200, 100);
      await storage.persons.signOutOthers('ann', 'ann');
      expect(await redeemSignIn(storage, 'in-5', 110)).toBeNull();
    }),
  );

  test(
    'stops reminders by the id of an address, and makes a bounced address pending again',
    withStorage(async (storage) => {
      const { emails } = storage;
      await addConfirmedEmail(storage, 'ann');
      expect(await emails.setReminders('nobody', true, 'en')).toBe(false);
      await emails.setReminders('ann', true, 'en');
      expect([await emails.disableReminders('mail-ann'), await emails.disableReminders('mail-ann')]).toEqual([
        true,
        false,
      ]);
      expect((await emails.ofPerson('ann'))?.isReminded).toBe(false);
      await emails.addSignInKey('mail-ann', 'sign-in', 100, 30);
      expect(await emails.bounce('mail-ann', 50)).toBe(true);
      expect(await emails.bounce('mail-ann', 50)).toBe(false);
      expect(await emails.byAddress('ann@mail.example')).toBeNull();
      expect(await emails.pendingOf('ann')).toEqual({ address: 'ann@mail.example', until: 50 });
      expect(await redeemSignIn(storage, 'sign-in', 60)).toBeNull();
    }),
  );

  test(
    'deletes addresses on request and with the person, and pending ones after a week',
    withStorage(async (storage) => {
      const { emails, persons } = storage;
      for (const name of ['ann', 'ben']) {
        await addConfirmedEmail(storage, name);
        await emails.addPending(name, newPendingEmail(`new-${name}`));
        await emails.addSignInKey(`mail-${name}`, `in-${name}`, 100, 30);
      }
      await emails.remove('ann');
      await persons.erase('ben', 'N. N.');
      for (const name of ['ann', 'ben']) {
        expect(await emails.ofPerson(name)).toBeNull();
        expect(await emails.pendingOf(name)).toBeNull();
        expect(await emails.confirm(`confirm-new-${name}`, 'x', 40)).toEqual({ error: 'link-not-found' });
        expect(await redeemSignIn(storage, `in-${name}`, 40)).toBeNull();
      }
    }),
  );

  test(
    'removes pending addresses by the time when their link expired, and no confirmed address',
    withStorage(async (storage) => {
      const { emails } = storage;
      await addConfirmedEmail(storage, 'ann');
      for (const name of ['ben', 'cat']) await addPerson(storage, name);
      await emails.addPending('ben', newPendingEmail('ben', { until: 100 }));
      await emails.addPending('cat', newPendingEmail('cat', { until: 101 }));
      expect(await emails.removeExpiredPending(99)).toBe(0);
      expect(await emails.removeExpiredPending(100)).toBe(1);
      expect(await emails.pendingOf('ben')).toBeNull();
      expect(await emails.pendingOf('cat')).toMatchObject({ address: 'cat@mail.example' });
      expect(await emails.removeExpiredPending(9e11)).toBe(1);
      expect(await emails.ofPerson('ann')).toMatchObject({ address: 'ann@mail.example' });
    }),
  );
}
