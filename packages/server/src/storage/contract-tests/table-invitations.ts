import { DAY_MS } from '@great-fire/table/durations';
import { DECLINE_HOLDS_MS, INVITATIONS_OF_PAIR_PER_DAY } from '../table-invitations';
import type { Storage } from '../storage';
import { addFinishedMatch, addPerson, newSeat, newTable } from './fixtures';
import type { WithStorage } from './with-storage';

const START = 100 * DAY_MS;

/** Adds persons, and opens a table of the first one. */
async function addTable(storage: Storage, id: string, [host = '', ...others]: readonly string[]) {
  for (const person of [host, ...others])
    if ((await storage.persons.find(person)) === null) await addPerson(storage, person);
  await storage.matches.open(newTable(id), { ...newSeat(host), tokenHash: `${host}-${id}` });
}

const takeSeat = ({ matches }: Storage, id: string, name: string) =>
  matches.claimSeat(id, { ...newSeat(name), tokenHash: `${name}-${id}` }, null, 1001);

interface InviteOptions {
  readonly by?: string | null; // null: a date
  readonly at?: number;
  readonly groupId?: string | null;
}

const invite = (
  { tableInvitations }: Storage,
  matchId: string,
  invitedIds: readonly string[],
  { by = 'ann', at = START, groupId = null }: InviteOptions = {},
) => tableInvitations.invite({ matchId, inviterId: by, invitedIds, groupId, at });

/** Returns the state of ben, whom ann might invite. */
const stateOfBen = async ({ tableInvitations }: Storage, matchId: string, at = START) =>
  (await tableInvitations.statesOf({ matchId, inviterId: 'ann', invitedIds: ['ben'], at })).get('ben');

const pendingTables = async ({ tableInvitations }: Storage, personId: string) =>
  (await tableInvitations.pendingOf(personId, 9)).map(({ matchId }) => matchId);

export function tableInvitationContract(withStorage: WithStorage): void {
  test(
    'recent players are the persons of the last finished games, the latest first, each once',
    withStorage(async (storage) => {
      const { tableInvitations, persons } = storage;
      for (const id of ['ann', 'ben', 'cat', 'dan', 'eve']) await addPerson(storage, id);
      const finish = (id: string, players: readonly string[], endedAt: number) =>
        addFinishedMatch(storage, { id, players, places: players.map((_, seat) => seat + 1), endedAt });
      await finish('t1', ['ann', 'ben', 'cat'], 1000);
      await finish('t2', ['dan', 'ann', 'ben'], 2000);
      await finish('t3', ['cat', 'dan', 'eve'], 3000);
      const recent = await tableInvitations.recentPlayers('ann');
      expect(recent.map(({ personId, matchId, seat }) => [personId, matchId, seat])).toEqual([
        ['dan', 't2', 0],
        ['ben', 't2', 2],
        ['cat', 't1', 2],
      ]);
      expect(await tableInvitations.fellowPlayer('ann', 't2', 0)).toBe('dan');
      for (const [id, seat] of [
        ['t2', 1],
        ['t2', 5],
        ['t3', 0],
        ['none', 0],
      ] as const)
        expect(await tableInvitations.fellowPlayer('ann', id, seat)).toBeNull();
      await persons.erase('ben', 'N. N.');
      expect((await tableInvitations.recentPlayers('ann')).map(({ personId }) => personId)).toEqual([
        'dan',
        'cat',
      ]);
    }),
  );

  test(
    'invites a person to a table once, until the person answers or sits there',
    withStorage(async (storage) => {
      const { tableInvitations } = storage;
      await addTable(storage, 't1', ['ann', 'ben', 'cat']);
      expect(await stateOfBen(storage, 't1')).toBe('possible');
      expect(await invite(storage, 't1', ['ben', 'nobody'])).toEqual(['ben']);
      expect(await invite(storage, 't1', ['ben'], { at: START + 1 })).toEqual(['ben']);
      expect(await stateOfBen(storage, 't1')).toBe('invited');
      expect(await tableInvitations.pendingOf('ben', 9)).toEqual([
        { matchId: 't1', by: 'ann', group: null, isSeen: false, at: START },
      ]);
      await tableInvitations.markSeen('ben');
      expect(await tableInvitations.findPending('t1', 'ben')).toMatchObject({ isSeen: true });
      await takeSeat(storage, 't1', 'ben');
      expect(await pendingTables(storage, 'ben')).toEqual([]);
      expect(await stateOfBen(storage, 't1')).toBeUndefined();
    }),
  );

  test(
    'only a player of an open table with a free seat invites to it',
    withStorage(async (storage) => {
      await addTable(storage, 't1', ['ann', 'ben', 'cat', 'dan']);
      expect(await invite(storage, 't1', ['ben'], { by: 'cat' })).toEqual([]);
      expect(await invite(storage, 'none', ['ben'])).toEqual([]);
      await takeSeat(storage, 't1', 'cat');
      expect(await invite(storage, 't1', ['ben'], { by: 'cat' })).toEqual(['ben']);
      await takeSeat(storage, 't1', 'dan');
      expect(await invite(storage, 't1', ['eve'])).toEqual([]);
      expect(await pendingTables(storage, 'ben')).toEqual([]); // the table is full
    }),
  );

  test.each<readonly [reason: string, prepare: (storage: Storage) => Promise<unknown>]>([
    ['wants no invitations', ({ tableInvitations }) => tableInvitations.setAllowed('ben', false)],
    ['blocks the inviter', ({ blocks }) => blocks.block('ben', 'cat', 5, 9)],
    ['is blocked by the inviter', ({ blocks }) => blocks.block('cat', 'ben', 5, 9)],
    ['blocks the host', ({ blocks }) => blocks.block('ben', 'ann', 5, 9)],
    ['is blocked by the host', ({ blocks }) => blocks.block('ann', 'ben', 5, 9)],
    ['mutes the inviter', ({ moderation }) => moderation.mute('ben', 'cat', 5)],
    ['was erased', ({ persons }) => persons.erase('ben', 'N. N.')],
    [
      'was removed from the table',
      async (storage) => {
        await takeSeat(storage, 't1', 'ben');
        await storage.matches.leaveSeat('t1', 2, 'ann', 1002);
      },
    ],
  ])('nobody invites a person who %s', async (_, prepare) =>
    withStorage(async (storage) => {
      await addTable(storage, 't1', ['ann', 'ben', 'cat']);
      await takeSeat(storage, 't1', 'cat');
      await prepare(storage);
      const invitation = { matchId: 't1', inviterId: 'cat', invitedIds: ['ben'], at: START };
      expect(await storage.tableInvitations.statesOf(invitation)).toEqual(new Map());
      expect(await invite(storage, 't1', ['ben'], { by: 'cat' })).toEqual([]);
      expect(await pendingTables(storage, 'ben')).toEqual([]);
    })(),
  );

  test(
    'a declined invitation ends, and holds off the inviter alone for a week',
    withStorage(async (storage) => {
      const { tableInvitations } = storage;
      await addTable(storage, 't1', ['ann', 'ben', 'cat']);
      await addTable(storage, 't2', ['ann']);
      await addTable(storage, 't3', ['cat']);
      await invite(storage, 't1', ['ben']);
      expect(await tableInvitations.decline('t1', 'cat', START)).toBe(false);
      expect(await tableInvitations.decline('t1', 'ben', START)).toBe(true);
      expect(await tableInvitations.decline('t1', 'ben', START)).toBe(false);
      expect(await pendingTables(storage, 'ben')).toEqual([]);
      expect(await stateOfBen(storage, 't1', START + 2 * DECLINE_HOLDS_MS)).toBe('declined');
      expect(await stateOfBen(storage, 't2', START + DECLINE_HOLDS_MS - 1)).toBe('not-now');
      expect(await invite(storage, 't2', ['ben'], { at: START + DECLINE_HOLDS_MS - 1 })).toEqual([]);
      expect(await invite(storage, 't3', ['ben'], { by: 'cat' })).toEqual(['ben']);
      await storage.matches.remove('t1'); // the table goes, the decline stays
      expect(await stateOfBen(storage, 't2', START + 1)).toBe('not-now');
      expect(await stateOfBen(storage, 't2', START + DECLINE_HOLDS_MS)).toBe('possible');
    }),
  );

  test(
    'a person invites the same person a few times a day, whatever becomes of the tables',
    withStorage(async (storage) => {
      const { matches } = storage;
      await addTable(storage, 'last', ['ann', 'ben', 'cat']);
      for (let count = 0; count < INVITATIONS_OF_PAIR_PER_DAY; count += 1) {
        const id = `t${String(count)}`;
        await addTable(storage, id, ['ann']);
        expect(await invite(storage, id, ['ben'], { at: START + count })).toEqual(['ben']);
        await matches.remove(id);
      }
      expect(await stateOfBen(storage, 'last', START + DAY_MS - 1)).toBe('not-now');
      expect(await invite(storage, 'last', ['ben', 'cat'])).toEqual(['cat']);
      expect(await stateOfBen(storage, 'last', START + DAY_MS)).toBe('possible');
    }),
  );

  test(
    'two invitations at once, of two servers, are one',
    withStorage(async (storage) => {
      await addTable(storage, 't1', ['ann', 'ben']);
      const all = await Promise.all([invite(storage, 't1', ['ben']), invite(storage, 't1', ['ben'])]);
      expect(all).toEqual([['ben'], ['ben']]);
      expect(await storage.tableInvitations.all('ben')).toHaveLength(1);
    }),
  );

  test(
    'the members of a group are invited, without those who want no invitations of the group',
    withStorage(async (storage) => {
      const { groups } = storage;
      await addTable(storage, 't1', ['ann', 'ben', 'cat']);
      const group = { id: 'g1', name: 'Tuesdays', ownerId: 'ann', linkKey: 'key' };
      await groups.create({ ...group, memberId: 'm-ann', at: 10 }, 9);
      for (const personId of ['ben', 'cat'])
        await groups.join(
          { groupId: 'g1', linkKey: 'key', personId, memberId: `m-${personId}`, at: 11 },
          { groups: 9, members: 9 },
        );
      expect(await groups.setInvited('g1', 'cat', false)).toMatchObject({ outcome: 'done' });
      expect(await groups.setInvited('g1', 'eve', false)).toMatchObject({ error: 'group-not-found' });
      expect((await groups.members('g1')).map(({ isInvited }) => isInvited)).toEqual([true, true, false]);
      expect(await invite(storage, 't1', ['ben', 'cat'], { groupId: 'g1' })).toEqual(['ben']);
      expect(await storage.tableInvitations.pendingOf('ben', 9)).toMatchObject([{ group: 'Tuesdays' }]);
      // A former member has no invitation of the group any more.
      await groups.removeMember('g1', 'ann', 'm-ben', 'new-key');
      expect(await storage.tableInvitations.pendingOf('ben', 9)).toEqual([]);
      expect(await storage.tableInvitations.findPending('t1', 'ben')).toBeNull();
      const back = { groupId: 'g1', linkKey: 'new-key', personId: 'ben', memberId: 'm-ben-2', at: 12 };
      await groups.join(back, { groups: 9, members: 9 });
      await groups.close('g1', 'ann');
      expect(await storage.tableInvitations.pendingOf('ben', 9)).toMatchObject([{ group: null }]);
    }),
  );

  test(
    'a date invites members who block each other to its empty table, and again after a decline',
    withStorage(async (storage) => {
      const { tableInvitations, groups, blocks, dates, moderation } = storage;
      for (const id of ['ann', 'ben', 'cat', 'dan']) await addPerson(storage, id);
      await groups.create(
        { id: 'g1', name: 'Tuesdays', ownerId: 'ann', linkKey: 'key', memberId: 'm-ann', at: 10 },
        9,
      );
      for (const personId of ['ben', 'cat'])
        await groups.join(
          { groupId: 'g1', linkKey: 'key', personId, memberId: `m-${personId}`, at: 11 },
          { groups: 9, members: 9 },
        );
      await groups.setInvited('g1', 'cat', false);
      await blocks.block('ann', 'ben', 5, 9);
      await blocks.block('ben', 'ann', 5, 9);
      await moderation.mute('ben', 'ann', 5);
      const openDate = async (id: string, at: number) => {
        await dates.propose({ id, groupId: 'g1', times: [at], by: 'ann', at: at - 1 });
        await dates.choose(id, 'g1', 'ann', at, at - 1);
        await dates.end(id, newTable(id));
        return invite(storage, id, ['ann', 'ben', 'cat'], { by: null, at, groupId: 'g1' });
      };
      expect([...(await openDate('t1', START))].sort()).toEqual(['ann', 'ben']);
      expect(await tableInvitations.pendingOf('ben', 9)).toEqual([
        { matchId: 't1', by: null, group: 'Tuesdays', isSeen: false, at: START },
      ]);
      expect((await tableInvitations.all('ben')).map(({ inviterId }) => inviterId)).toEqual([null]);
      await tableInvitations.decline('t1', 'ben', START);
      for (let count = 1; count <= INVITATIONS_OF_PAIR_PER_DAY; count += 1)
        expect(await openDate(`t1${String(count)}`, START + count)).toContain('ben');
      // No player invites to a table without players.
      expect(await invite(storage, 't11', ['dan'], { by: 'ann' })).toEqual([]);
      await tableInvitations.setAllowed('ben', false);
      expect(await openDate('t2', START + 60)).toEqual(['ann']);
    }),
  );

  test(
    'lists invitations that wait for their notifications, until one is looked at, seen or declined',
    withStorage(async (storage) => {
      const { tableInvitations } = storage;
      await addTable(storage, 't1', ['ann', 'ben', 'cat', 'dan', 'eve']);
      for (const [at, id] of ['ben', 'cat', 'dan', 'eve'].entries())
        await invite(storage, 't1', [id], { at: START + at });
      const waiting = async (before: number) =>
        (await tableInvitations.unnotified(before, 9)).map(({ invitedId }) => invitedId);
      expect(await waiting(START + 2)).toEqual(['ben', 'cat', 'dan']);
      await tableInvitations.markNotified({ matchId: 't1', invitedId: 'ben' });
      await tableInvitations.markSeen('cat');
      await tableInvitations.decline('t1', 'dan', START);
      expect(await waiting(START + 9)).toEqual(['eve']);
    }),
  );

  test(
    'an erasure and the retention delete invitations, and a block hides them',
    withStorage(async (storage) => {
      const { tableInvitations, persons, blocks } = storage;
      await addTable(storage, 't1', ['ann', 'ben', 'cat']);
      await addTable(storage, 't2', ['ben']);
      await invite(storage, 't1', ['ben', 'cat']);
      await invite(storage, 't2', ['ann'], { by: 'ben', at: START + 5 });
      expect((await tableInvitations.all('ben')).map(({ matchId }) => matchId)).toEqual(['t2', 't1']);
      await blocks.block('ben', 'ann', 5, 9);
      expect(await pendingTables(storage, 'ben')).toEqual([]);
      await persons.erase('ben', 'N. N.');
      expect(await tableInvitations.all('ben')).toEqual([]);
      expect((await tableInvitations.all('ann')).map(({ invitedId }) => invitedId)).toEqual(['cat']);
      await tableInvitations.purge(START);
      expect(await tableInvitations.all('ann')).toHaveLength(1);
      await tableInvitations.purge(START + 1);
      expect(await tableInvitations.all('ann')).toEqual([]);
      expect([await tableInvitations.areAllowed('ann'), await tableInvitations.areAllowed('eve')]).toEqual([
        true,
        false,
      ]);
    }),
  );
}
