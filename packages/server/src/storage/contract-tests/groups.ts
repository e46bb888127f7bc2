import type { NewGroup, NewMember } from '../groups';
import type { Storage } from '../storage';
import {
  addFinishedMatch,
  addFullTable,
  addPerson,
  newMove,
  newProgress,
  newSeat,
  newStart,
  newTable,
  getOutcomeOrRejection,
} from './fixtures';
import type { WithStorage } from './with-storage';

const DAY = 24 * 3600_000;
const LIMITS = { groups: 2, members: 3 };

const newGroup = (id: string, ownerId: string, change: Partial<NewGroup> = {}): NewGroup => ({
  id,
  name: `Group ${id}`,
  ownerId,
  linkKey: `key-${id}`,
  memberId: `${ownerId}-${id}`,
  at: 10,
  ...change,
});

const newMember = (groupId: string, personId: string, change: Partial<NewMember> = {}): NewMember => ({
  groupId,
  linkKey: `key-${groupId}`,
  personId,
  memberId: `${personId}-${groupId}`,
  at: 20,
  ...change,
});

/** Adds persons and a group of the first one, which the others join in order. */
async function addGroup(storage: Storage, id: string, ids: readonly string[]): Promise<void> {
  const [owner = '', ...others] = ids;
  for (const person of ids) await addPerson(storage, person);
  await storage.groups.create(newGroup(id, owner), 9);
  for (const [index, person] of others.entries())
    await storage.groups.join(newMember(id, person, { at: 20 + index }), { groups: 9, members: 9 });
}

const memberNames = async ({ groups }: Storage, id: string) =>
  (await groups.members(id)).map(({ personId }) => personId);

export function groupContract(withStorage: WithStorage): void {
  test(
    'makes persons members by the key of the link, up to the limits of both sides',
    withStorage(async (storage) => {
      const { groups } = storage;
      for (const id of ['ann', 'ben', 'cat', 'dan']) await addPerson(storage, id);
      const join = async (groupId: string, personId: string, change: Partial<NewMember> = {}) =>
        getOutcomeOrRejection(await groups.join(newMember(groupId, personId, change), LIMITS));
      expect(getOutcomeOrRejection(await groups.create(newGroup('g1', 'ann'), 2))).toBe('done');
      expect(getOutcomeOrRejection(await groups.create(newGroup('g2', 'ann', { at: 11 }), 2))).toBe('done');
      expect(getOutcomeOrRejection(await groups.create(newGroup('g3', 'ann'), 2))).toBe('too-many-groups');
      expect(await join('g1', 'ben', { linkKey: 'guessed' })).toBe('group-not-found');
      expect(await join('g9', 'ben')).toBe('group-not-found');
      expect(await join('g1', 'ben')).toBe('done');
      expect(await join('g1', 'ben', { memberId: 'again', linkKey: 'old' })).toBe('done');
      expect(await join('g1', 'cat', { at: 21 })).toBe('done');
      expect(await join('g1', 'dan')).toBe('group-full');
      await groups.create(newGroup('g4', 'dan'), 9);
      await groups.create(newGroup('g5', 'dan'), 9);
      expect(await join('g2', 'dan')).toBe('too-many-groups');
      expect(await join('g1', 'nobody')).toBe('request-without-person');
      expect(await groups.members('g1')).toEqual([
        {
          personId: 'ann',
          memberId: 'ann-g1',
          name: 'ann',
          joinedAt: 10,
          seenAt: 10,
          isInvited: true,
          wantsReports: false,
        },
        {
          personId: 'ben',
          memberId: 'ben-g1',
          name: 'ben',
          joinedAt: 20,
          seenAt: 20,
          isInvited: true,
          wantsReports: false,
        },
        {
          personId: 'cat',
          memberId: 'cat-g1',
          name: 'cat',
          joinedAt: 21,
          seenAt: 21,
          isInvited: true,
          wantsReports: false,
        },
      ]);
      const group = {
        ...{ id: 'g1', name: 'Group g1', ownerId: 'ann', linkKey: 'key-g1', createdAt: 10, hasDiary: true },
      };
      expect(await groups.find('g1', 'ben')).toEqual(group);
      expect([await groups.find('g1', 'dan'), await groups.find('g9', 'ann')]).toEqual([null, null]);
      expect(await groups.byLink('g1', 'key-g1')).toEqual({ ...group, members: 3 });
      expect(await groups.byLink('g1', 'key-g2')).toBeNull();
      expect((await groups.ofPerson('ann')).map(({ id, members }) => [id, members])).toEqual([
        ['g2', 1],
        ['g1', 3],
      ]);
    }),
  );

  test(
    'keeps both limits when persons create and join groups at the same time',
    withStorage(async (storage) => {
      const { groups } = storage;
      for (const id of ['ann', 'ben', 'cat', 'dan']) await addPerson(storage, id);
      const created = await Promise.all(
        ['g1', 'g2', 'g3'].map(async (id) =>
          getOutcomeOrRejection(await groups.create(newGroup(id, 'ann'), 2)),
        ),
      );
      expect(created.sort()).toEqual(['done', 'done', 'too-many-groups']);
      const [mine] = await groups.ofPerson('ann');
      const joined = await Promise.all(
        ['ben', 'cat', 'dan'].map(async (id) =>
          getOutcomeOrRejection(await groups.join(newMember(mine?.id ?? '', id), LIMITS)),
        ),
      );
      expect(joined.sort()).toEqual(['done', 'done', 'group-full']);
    }),
  );

  test(
    'lets only the owner rename, hand over, renew the link, remove and close',
    withStorage(async (storage) => {
      const { groups } = storage;
      await addGroup(storage, 'g1', ['ann', 'ben', 'cat']);
      await addPerson(storage, 'dan');
      const attempts = (by: string) =>
        Promise.all([
          groups.rename('g1', by, 'Mine'),
          groups.renewLink('g1', by, 'new'),
          groups.handOver('g1', by, 'ben-g1'),
          groups.removeMember('g1', by, 'cat-g1', 'new'),
          groups.close('g1', by),
        ]).then((decisions) => [...new Set(decisions.map(getOutcomeOrRejection))]);
      expect(await attempts('ben')).toEqual(['not-group-owner']);
      expect(await attempts('dan')).toEqual(['group-not-found']);
      expect(await groups.find('g1', 'ann')).toEqual({
        ...{ id: 'g1', name: 'Group g1', ownerId: 'ann', linkKey: 'key-g1', createdAt: 10, hasDiary: true },
      });

      await groups.rename('g1', 'ann', 'Tuesdays');
      await groups.renewLink('g1', 'ann', 'key-2');
      expect(await groups.find('g1', 'ben')).toMatchObject({ name: 'Tuesdays', linkKey: 'key-2' });
      expect(getOutcomeOrRejection(await groups.removeMember('g1', 'ann', 'nobody', 'x'))).toBe(
        'member-not-found',
      );
      expect(getOutcomeOrRejection(await groups.removeMember('g1', 'ann', 'cat-g1', 'key-3'))).toBe('done');
      // The removed person knows the former link.
      expect(await groups.byLink('g1', 'key-2')).toBeNull();
      expect(await memberNames(storage, 'g1')).toEqual(['ann', 'ben']);
      expect(getOutcomeOrRejection(await groups.removeMember('g1', 'ann', 'ann-g1', 'x'))).toBe(
        'owner-stays',
      );
      expect(getOutcomeOrRejection(await groups.handOver('g1', 'ann', 'cat-g1'))).toBe('member-not-found');
      expect(getOutcomeOrRejection(await groups.handOver('g1', 'ann', 'ben-g1'))).toBe('done');
      expect(getOutcomeOrRejection(await groups.removeMember('g1', 'ann', 'ann-g1', 'x'))).toBe('done');
      expect(await groups.find('g1', 'ben')).toMatchObject({ ownerId: 'ben', linkKey: 'key-3' });
      expect(getOutcomeOrRejection(await groups.close('g1', 'ben'))).toBe('done');
      expect(await groups.ofPerson('ben')).toEqual([]);
    }),
  );

  test(
    'keeps out whom the owner blocks',
    withStorage(async (storage) => {
      const { groups, blocks } = storage;
      await addGroup(storage, 'g1', ['ann']);
      await addPerson(storage, 'ben');
      await blocks.block('ann', 'ben', 5, 9);
      expect(getOutcomeOrRejection(await groups.join(newMember('g1', 'ben'), LIMITS))).toBe(
        'group-not-found',
      );
      await blocks.unblock('ann', 'ben');
      expect(getOutcomeOrRejection(await groups.join(newMember('g1', 'ben'), LIMITS))).toBe('done');
    }),
  );

  test(
    'lists the tables of a group in pages, with their rematches and without those that never began',
    withStorage(async (storage) => {
      const { groups, matches, moves } = storage;
      await addFullTable(storage, 't0'); // ann, ben and cat
      await groups.create(newGroup('g1', 'ann'), 9);
      await groups.create(newGroup('g2', 'ben'), 9);
      const open = (id: string, at: number, groupId: string, by = 'ann') =>
        matches.open(newTable(id, { at, groupId }), { ...newSeat(by), tokenHash: `${by}-${id}` });
      await open('t1', 1001, 'g1');
      await open('t2', 1002, 'g1');
      await open('t3', 1003, 'g1');
      await open('t4', 1004, 'g2'); // ann is no member
      await matches.close('t3', 2000);
      const page = async (limit: number, after: Parameters<typeof matches.ofGroup>[2] = null) =>
        (await matches.ofGroup('g1', limit, after)).map(({ id }) => id);
      expect(await page(9)).toEqual(['t2', 't1']);
      expect(await page(1)).toEqual(['t2']);
      expect(await page(9, { createdAt: 1002, id: 't2' })).toEqual(['t1']);
      expect(await matches.ofGroup('g2', 9, null)).toEqual([]);
      expect((await matches.ofGroup('g1', 1, null))[0]?.seats).toMatchObject([{ name: 'ann' }]);

      for (const [index, person] of ['ben', 'cat'].entries()) {
        await matches.claimSeat('t1', { ...newSeat(person), tokenHash: `${person}-t1` }, null, 1005);
        const ready = { type: 'set-ready', by: person, seat: index + 1, isReady: true } as const;
        await matches.updateSetup('t1', ready, 1005);
      }
      await matches.updateSetup('t1', { type: 'start', by: 'ann' }, 1006);
      await matches.beginGame('t1', newStart());
      await moves.commit(newMove('t1', 1, { progress: newProgress({ status: 'finished' }) }));
      const rematch = { formerMatchId: 't1', personId: 'ben', tokenHash: 'ben-again' };
      const again = { id: 't5', commitment: 'cafe', rulesVersion: '1.0.0', seed: 's', at: 3000 };
      expect(getOutcomeOrRejection(await matches.rematch(rematch, again))).toBe('joined');
      expect(await page(9)).toEqual(['t5', 't2', 't1']);
      await groups.close('g1', 'ann');
      expect(await page(9)).toEqual([]);
      expect((await matches.find('t1'))?.status).toBe('finished');
      await matches.remove('t2');
    }),
  );

  test(
    'counts the honours of members',
    withStorage(async (storage) => {
      await addGroup(storage, 'g1', ['ann', 'ben']);
      await addPerson(storage, 'cat');
      const game = { players: ['ann', 'ben', 'cat'], places: [1, 2, 3], groupId: 'g1' };
      const [ann, ben, cat] = [{ seat: 0 }, { seat: 1 }, { seat: 2 }];
      const honours = [
        { fiercest: ann, firefighter: ben, hardestLoss: ben },
        { fiercest: ann, firefighter: cat, hardestLoss: ann },
        { fiercest: null, firefighter: ben, hardestLoss: null },
      ];
      for (const [index, won] of honours.entries())
        await addFinishedMatch(storage, {
          ...game,
          id: `t${String(index)}`,
          endedAt: 1000 + index,
          honours: won,
        });
      const count = async (from: number) =>
        (await storage.groups.totals('g1', { from, until: 9999 }, 99))
          .map(({ personId, fiercest, firefighter, hardestLoss }) => [
            personId,
            fiercest,
            firefighter,
            hardestLoss,
          ])
          .sort();
      expect(await count(0)).toEqual([
        ['ann', 2, 0, 1],
        ['ben', 0, 2, 1],
      ]);
      expect(await count(1001)).toEqual([
        ['ann', 1, 0, 1],
        ['ben', 0, 1, 0],
      ]);
    }),
  );

  test(
    'adds up the finished games of members by the time of their end',
    withStorage(async (storage) => {
      const { groups } = storage;
      await addGroup(storage, 'g1', ['ann', 'ben']);
      for (const id of ['cat', 'dan']) await addPerson(storage, id);
      const finish = (id: string, players: readonly string[], places: readonly number[], endedAt: number) =>
        addFinishedMatch(storage, { id, players, places, endedAt, groupId: 'g1' });
      await finish('t1', ['ann', 'ben', 'cat'], [1, 2, 3], 1000);
      await finish('t2', ['ann', 'ben', 'cat'], [3, 1, 1], 2000);
      await finish('t3', ['ann', 'cat', 'dan'], [1, 2, 3], 2500); // one member alone
      const totals = async (from: number, until: number, tables = 99) =>
        (await groups.totals('g1', { from, until }, tables))
          .map(({ personId, games, wins, places, points }) => [personId, games, wins, places, points])
          .sort();
      expect(await totals(0, 9999)).toEqual([
        ['ann', 2, 1, 4, 160],
        ['ben', 2, 1, 3, 170],
      ]);
      expect(await totals(2000, 2001)).toEqual([
        ['ann', 1, 0, 3, 70],
        ['ben', 1, 1, 1, 90],
      ]);
      expect(await totals(0, 2000)).toHaveLength(2);
      expect(await totals(0, 1000)).toEqual([]);
      expect(await totals(0, 9999, 2)).toEqual(await totals(2000, 9999)); // t3 and t2
    }),
  );

  test(
    'stores a visit at most once a minute',
    withStorage(async (storage) => {
      const { groups } = storage;
      await addGroup(storage, 'g1', ['ann', 'ben']);
      await groups.touch('g1', 'ann', 60_009);
      const seen = async () => (await groups.members('g1')).map(({ seenAt }) => seenAt);
      expect(await seen()).toEqual([10, 20]);
      await groups.touch('g1', 'ann', 60_010);
      await groups.touch('g1', 'nobody', 90_000);
      expect(await seen()).toEqual([60_010, 20]);
      await groups.touch('g1', 'ben', 3 * DAY + 5);
      expect(await groups.list(9)).toEqual([{ id: 'g1', name: 'Group g1', members: 2, usedOn: 3 * DAY }]);
    }),
  );

  test(
    'keeps the diary, the webhook and the readers of the reports of a group',
    withStorage(async (storage) => {
      const { groups, matches } = storage;
      await addGroup(storage, 'g1', ['ann', 'ben']);
      await matches.open(newTable('t1', { groupId: 'g1' }), newSeat('ann'));
      const hook = { kind: 'slack', url: 'https://hooks.example/1' } as const;
      expect(await groups.ofTable('t1')).toEqual({ id: 'g1', hasDiary: true });
      expect(await groups.ofTable('t2')).toBeNull();
      expect(getOutcomeOrRejection(await groups.setDiary('g1', 'ben', false))).toBe('not-group-owner');
      expect(getOutcomeOrRejection(await groups.setWebhook('g1', 'ben', hook, 1))).toBe('not-group-owner');
      expect(getOutcomeOrRejection(await groups.setWebhook('g1', 'eve', hook, 1))).toBe('group-not-found');
      expect(getOutcomeOrRejection(await groups.setReports('g1', 'eve', true))).toBe('group-not-found');
      expect(await groups.webhookOf('g1')).toBeNull();
      expect(getOutcomeOrRejection(await groups.setDiary('g1', 'ann', false))).toBe('done');
      expect(getOutcomeOrRejection(await groups.setReports('g1', 'ben', true))).toBe('done');
      await groups.setWebhook('g1', 'ann', { ...hook, kind: 'json' }, 1);
      expect(getOutcomeOrRejection(await groups.setWebhook('g1', 'ann', hook, 2))).toBe('done');
      expect(await groups.ofTable('t1')).toEqual({ id: 'g1', hasDiary: false });
      expect((await groups.members('g1')).map(({ wantsReports }) => wantsReports)).toEqual([false, true]);
      expect((await groups.ofPerson('ben'))[0]).toMatchObject({ wantsReports: true, hasDiary: false });
      expect(await groups.webhookOf('g1')).toEqual(hook);
      await storage.notificationTargets.setWebhook('t1', 'ann', { ...hook, kind: 'json' }, 1);
      await storage.notificationTargets.setWebhook('t1', 'ann', { ...hook, kind: 'discord' }, 3);
      expect(await storage.notificationTargets.webhooksBy('ann')).toEqual([
        { ...hook, of: 'Group g1', setAt: 2 },
        { ...hook, of: 't1', kind: 'discord', setAt: 3 },
      ]);
      expect(await storage.notificationTargets.webhooksBy('ben')).toEqual([]);
      expect([await groups.removeWebhook('g1'), await groups.removeWebhook('g1')]).toEqual([true, false]);
      await groups.setWebhook('g1', 'ann', hook, 3);
      await groups.handOver('g1', 'ann', 'ben-g1');
      await storage.persons.erase('ann', 'N. N.');
      expect(await groups.webhookOf('g1')).toBeNull(); // she entered it
      await groups.setWebhook('g1', 'ben', hook, 4);
      expect(await groups.webhookOf('g1')).toEqual(hook);
      await groups.setWebhook('g1', 'ben', null, 5);
      expect(await groups.webhookOf('g1')).toBeNull();
    }),
  );

  test(
    'an erasure hands the group over to who came first, and deletes it with its last member',
    withStorage(async (storage) => {
      const { groups, persons } = storage;
      await addGroup(storage, 'g1', ['ann', 'ben', 'cat']);
      await persons.erase('ann', 'N. N.');
      expect(await groups.find('g1', 'cat')).toMatchObject({ ownerId: 'ben' });
      expect(await memberNames(storage, 'g1')).toEqual(['ben', 'cat']);
      expect(getOutcomeOrRejection(await groups.join(newMember('g1', 'ann'), LIMITS))).toBe(
        'request-without-person',
      );
      expect(getOutcomeOrRejection(await groups.create(newGroup('g2', 'ann'), 9))).toBe(
        'request-without-person',
      );
      await Promise.all([persons.erase('ben', 'N. N.'), persons.erase('cat', 'N. N.')]);
      expect(await groups.list(9)).toEqual([]);
    }),
  );

  test(
    'of members who came at once, the heir is the first by the bytes of the id',
    withStorage(async (storage) => {
      const { groups, persons } = storage;
      await addGroup(storage, 'g1', ['ann']);
      for (const id of ['ben', 'Zoe']) {
        await addPerson(storage, id);
        await groups.join(newMember('g1', id), LIMITS);
      }
      await persons.erase('ann', 'N. N.');
      expect(await groups.find('g1', 'ben')).toMatchObject({ ownerId: 'Zoe' });
    }),
  );

  test(
    'an erasure and a join at once leave no membership',
    withStorage(async (storage) => {
      const { groups, persons } = storage;
      await addGroup(storage, 'g1', ['ann']);
      for (let round = 0; round < 5; round += 1) {
        const id = await addPerson(storage, `p${String(round)}`);
        await Promise.all([groups.join(newMember('g1', id), LIMITS), persons.erase(id, 'N. N.')]);
      }
      expect(await memberNames(storage, 'g1')).toEqual(['ann']);
    }),
  );

  test(
    'removes groups without a visit, and then their guests',
    withStorage(async (storage) => {
      const { groups, persons, retention } = storage;
      await addGroup(storage, 'g1', ['ann', 'ben']);
      await addPerson(storage, 'cat');
      await groups.create(newGroup('g2', 'cat', { at: 5 * DAY }), 9);
      const expire = (until: number | null) =>
        retention.removeExpired(
          { unstartedTables: 0, guests: 9 * DAY, chat: null, dates: 0, groups: until },
          10,
        );
      expect(await expire(null)).toMatchObject({ groups: 0, guests: 0 });
      expect(await expire(4 * DAY)).toMatchObject({ groups: 1, guests: 2 });
      expect(await persons.find('ann')).toBeNull();
      expect(await persons.find('cat')).not.toBeNull();
      expect([await groups.remove('g1'), await groups.remove('g2')]).toEqual([false, true]);
    }),
  );
}
