import { ASKED_KEPT_MS } from '../mail';
import type { AskedAddress } from '../mail';
import type { PersonId, Storage } from '../storage';
import { device, person } from './samples';
import type { Using } from './using';

const asked = (name: string, change: Partial<AskedAddress> = {}): AskedAddress => ({
  ...{ address: `${name}@mail.example`, language: 'en', keyHash: `confirm-${name}`, until: 100 },
  ...change,
});

/** Somebody, whose address is their own. */
async function reached(storage: Storage, name: string): Promise<PersonId> {
  const id = await person(storage, name);
  await storage.mail.ask(id, asked(name), 10);
  await storage.mail.confirm(`confirm-${name}`, `mail-${name}`, 20);
  return id;
}

const signedIn = ({ persons }: Storage, hash: string, at: number) =>
  persons.recover({ kind: 'link', hash }, device(`by-${hash}`), null, at);

export function mailContract(using: Using): void {
  test(
    'an address is somebody’s own once they showed its key, in time; the newest key alone holds',
    using(async (storage) => {
      const { mail } = storage;
      await person(storage, 'ann');
      await mail.ask('ann', asked('first'), 10);
      await mail.ask('ann', asked('Ann', { address: 'Ann@Mail.example', language: 'de' }), 10);
      expect(await mail.askedBy('ann')).toEqual({ address: 'Ann@Mail.example', until: 100 });
      expect(await mail.confirm('confirm-first', 'x', 20)).toBeNull();
      expect(await mail.confirm('confirm-Ann', 'x', 100)).toBeNull();
      expect(await mail.ofPerson('ann')).toBeNull();
      const confirmed = { outcome: 'confirmed', personId: 'ann' };
      expect(await mail.confirm('confirm-Ann', 'one', 99)).toEqual(confirmed);
      expect(await mail.confirm('confirm-Ann', 'two', 500)).toEqual(confirmed); // its answer was lost
      const own = {
        ...{ id: 'one', personId: 'ann', address: 'Ann@Mail.example', language: 'de' },
        ...{ isReminded: false, confirmedAt: 99 },
      };
      expect(await mail.ofPerson('ann')).toEqual(own);
      expect(await mail.byAddress('ANN@mail.EXAMPLE')).toEqual(own);
      expect(await mail.byId('one')).toEqual(own);
      expect(await mail.askedBy('ann')).toBeNull();
    }),
  );

  test(
    'an address is one person’s: whoever confirms it later, or at the same time, has it not',
    using(async (storage) => {
      const { mail } = storage;
      await reached(storage, 'ann');
      for (const id of ['ben', 'cat', 'dan']) await person(storage, id);
      await mail.ask('ben', asked('ben', { address: 'ANN@mail.example' }), 10);
      expect(await mail.confirm('confirm-ben', 'x', 20)).toEqual({ outcome: 'taken' });
      expect((await mail.byAddress('ann@mail.example'))?.personId).toBe('ann');
      for (const id of ['cat', 'dan']) await mail.ask(id, asked(id, { address: 'both@mail.example' }), 10);
      const both = await Promise.all(['cat', 'dan'].map((id) => mail.confirm(`confirm-${id}`, id, 20)));
      expect(both.map((one) => one?.outcome).sort()).toEqual(['confirmed', 'taken']);
    }),
  );

  test(
    'another address takes the place of the one before, and leaves it to others; reminders stay as they were',
    using(async (storage) => {
      const { mail } = storage;
      await reached(storage, 'ann');
      expect(await mail.remind('ann', true, 'fr')).toBe(true);
      await mail.keepSignIn('mail-ann', 'sign-in', 100, 30);
      await mail.ask('ann', asked('new', { language: 'fr' }), 30);
      expect(await mail.ofPerson('ann')).toMatchObject({ address: 'ann@mail.example', language: 'fr' });
      await mail.confirm('confirm-new', 'mail-new', 40);
      expect(await mail.ofPerson('ann')).toMatchObject({ id: 'mail-new', isReminded: true });
      expect(await signedIn(storage, 'sign-in', 50)).toBeNull(); // it lies in the mailbox of before
      await person(storage, 'ben');
      await mail.ask('ben', asked('ben', { address: 'ann@mail.example' }), 50);
      expect(await mail.confirm('confirm-ben', 'mail-ben', 50)).toMatchObject({ outcome: 'confirmed' });
    }),
  );

  test(
    'a sign-in link adds a device to whoever has the address, once and in time, beside others',
    using(async (storage) => {
      const { mail } = storage;
      await reached(storage, 'ann');
      for (const key of ['in-1', 'in-2', 'in-3'])
        expect(await mail.keepSignIn('mail-ann', key, 100, 30)).toBe(true);
      expect(await mail.keepSignIn('mail-nobody', 'in-4', 100, 30)).toBe(false);
      const both = await Promise.all([1, 2].map(() => signedIn(storage, 'in-1', 99)));
      expect(both.filter((one) => one !== null)).toEqual([{ id: 'ann', name: 'ann' }]);
      expect(await signedIn(storage, 'in-2', 100)).toBeNull();
      expect(await signedIn(storage, 'in-3', 99)).toMatchObject({ id: 'ann' });
      await mail.keepSignIn('mail-ann', 'in-5', 200, 100);
      await storage.persons.signOutOthers('ann', 'ann');
      expect(await signedIn(storage, 'in-5', 110)).toBeNull();
    }),
  );

  test(
    'reminders are ended by the address’s id; where nothing can be sent it is to be confirmed anew',
    using(async (storage) => {
      const { mail } = storage;
      await reached(storage, 'ann');
      expect(await mail.remind('nobody', true, 'en')).toBe(false);
      await mail.remind('ann', true, 'en');
      expect([await mail.stop('mail-ann'), await mail.stop('mail-ann')]).toEqual([true, false]);
      expect((await mail.ofPerson('ann'))?.isReminded).toBe(false);
      await mail.keepSignIn('mail-ann', 'sign-in', 100, 30);
      expect(await mail.bounce('mail-ann', 50)).toBe(true);
      expect(await mail.bounce('mail-ann', 50)).toBe(false);
      expect(await mail.byAddress('ann@mail.example')).toBeNull();
      expect(await mail.askedBy('ann')).toEqual({ address: 'ann@mail.example', until: 50 });
      expect(await signedIn(storage, 'sign-in', 60)).toBeNull();
    }),
  );

  test(
    'who takes the address away, or is forgotten, leaves none of it; what nobody confirms is forgotten in a week',
    using(async (storage) => {
      const { mail, persons } = storage;
      for (const name of ['ann', 'ben']) {
        await reached(storage, name);
        await mail.ask(name, asked(`new-${name}`), 30);
        await mail.keepSignIn(`mail-${name}`, `in-${name}`, 100, 30);
      }
      await mail.remove('ann');
      await persons.forget('ben', 'N. N.');
      for (const name of ['ann', 'ben']) {
        expect(await mail.ofPerson(name)).toBeNull();
        expect(await mail.askedBy(name)).toBeNull();
        expect(await mail.confirm(`confirm-new-${name}`, 'x', 40)).toBeNull();
        expect(await signedIn(storage, `in-${name}`, 40)).toBeNull();
      }
      await mail.ask('ann', asked('ann'), 50);
      await mail.ask('ben', asked('ben', { until: 9e11 }), 101 + ASKED_KEPT_MS);
      expect(await mail.askedBy('ann')).toBeNull();
    }),
  );
}
