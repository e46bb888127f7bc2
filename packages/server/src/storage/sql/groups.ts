import { sql, type Updateable } from 'kysely';
import { reject, type Rejected } from '../../errors/error-table';
import type { GroupId, MatchId, NewMatch, PersonId } from '../../entities/match';
import {
  DONE,
  SEEN_STEP_MS,
  type Done,
  type MemberTotals,
  type NewMember,
  type NewGroup,
  type StoredGroup,
  type StoredMember,
  type Period,
} from '../groups';
import { startOfDay } from '../persons';
import type { Webhook } from '../notification-targets';
import { isBlocking } from './blocks';
import { lockPerson } from './lock-person';
import { parseAnswers, parseNumbers, toFlag, withFlags } from './row-conversions';
import type { Db, Schema } from './schema';
import type { SqlDatabase } from './sql-database';
import { firstRow, hasDeleted, hasUpdated } from './execute';

const GROUP_COLUMNS = [
  'groups.id',
  'groups.name',
  'groups.owner_id as ownerId',
  'groups.link_key as linkKey',
  'groups.created_at as createdAt',
  'groups.has_diary as hasDiary',
] as const;

const MEMBER_COUNT = sql<number>`(SELECT count(*) FROM group_members AS m WHERE m.group_id = groups.id)`;

/**
 * Groups and their members. A transaction locks the person first and then the group, so that none waits for ever.
 * A change by a person who is no member is rejected as `group-not-found`, so that only members learn which groups exist.
 * An erased person neither creates nor joins a group.
 */
export function sqlGroups({ db, transact }: SqlDatabase) {
  /** Runs a change of a group that only its owner may make. */
  const asOwner = (id: GroupId, by: PersonId, change: (tx: Db) => Promise<Done>) =>
    transact(async (tx) => {
      const group = await lockGroup(tx, id);
      if (group === undefined || (await findGroupMember(tx, id, by)) === undefined)
        return reject('group-not-found');
      if (group.ownerId !== by) return reject('not-group-owner');
      return change(tx);
    });
  const updateAsOwner = (id: GroupId, by: PersonId, columns: Updateable<Schema['groups']>) =>
    asOwner(id, by, async (tx) => {
      await tx.updateTable('groups').set(columns).where('id', '=', id).execute();
      return DONE;
    });
  const updateMember = async (
    id: GroupId,
    personId: PersonId,
    columns: Updateable<Schema['group_members']>,
  ): Promise<Done> => {
    const member = db.updateTable('group_members').set(columns).where('group_id', '=', id);
    const isMember = await hasUpdated(member.where('person_id', '=', personId));
    return isMember ? DONE : reject('group-not-found');
  };
  return {
    create: ({ id, name, linkKey, ownerId, memberId, at }: NewGroup, max: number): Promise<Done> =>
      transact(async (tx) => {
        const rejection = await rejectMembership(tx, ownerId, max);
        if (rejection !== null) return rejection;
        const columns = { owner_id: ownerId, link_key: linkKey, created_at: at, used_on: startOfDay(at) };
        const group = { id, name, ...columns };
        await tx.insertInto('groups').values(group).execute();
        await insertMember(tx, { groupId: id, personId: ownerId, memberId, at });
        return DONE;
      }),
    /** The group, or null if the person is no member. */
    find: async (id: GroupId, personId: PersonId): Promise<StoredGroup | null> => {
      const group = await db
        .selectFrom('group_members')
        .innerJoin('groups', 'groups.id', 'group_members.group_id')
        .select(GROUP_COLUMNS)
        .where('group_members.group_id', '=', id)
        .where('group_members.person_id', '=', personId)
        .executeTakeFirst();
      return group === undefined ? null : withFlags(group, 'hasDiary');
    },
    /** The group of a link, or null if the group has another key. */
    byLink: async (
      id: GroupId,
      linkKey: string,
    ): Promise<(StoredGroup & { readonly members: number }) | null> => {
      const group = await db
        .selectFrom('groups')
        .select(GROUP_COLUMNS)
        .select(MEMBER_COUNT.as('members'))
        .where('id', '=', id)
        .where('link_key', '=', linkKey)
        .executeTakeFirst();
      return group === undefined ? null : withFlags(group, 'hasDiary');
    },
    /** The members, in the order in which they came. */
    members: async (id: GroupId): Promise<readonly StoredMember[]> => {
      const members = await db
        .selectFrom('group_members')
        .innerJoin('persons', 'persons.id', 'group_members.person_id')
        .select(['person_id as personId', 'member_id as memberId', 'persons.name'])
        .select([
          'joined_at as joinedAt',
          'seen_at as seenAt',
          'wants_reports as wantsReports',
          'is_invited as isInvited',
        ])
        .where('group_id', '=', id)
        .orderBy('joined_at')
        .orderBy('member_id')
        .execute();
      return members.map((member) => withFlags(member, 'isInvited', 'wantsReports'));
    },
    /** The groups of a person, the last joined first, with the next date and the person's answers. */
    ofPerson: async (personId: PersonId) => {
      const groups = await db
        .selectFrom('group_members')
        .innerJoin('groups', 'groups.id', 'group_members.group_id')
        .select(GROUP_COLUMNS)
        .select(['joined_at as joinedAt', 'seen_at as seenAt', 'wants_reports as wantsReports'])
        .select(MEMBER_COUNT.as('members'))
        .leftJoin('group_dates as d', 'd.group_id', 'groups.id')
        .leftJoin('group_date_answers as a', (join) =>
          join.onRef('a.date_id', '=', 'd.id').on('a.person_id', '=', personId),
        )
        .select(['times', 'chosen_at as chosenAt', 'answers'])
        .where('group_members.person_id', '=', personId)
        .orderBy('joined_at', 'desc')
        .orderBy('groups.id')
        .execute();
      return groups.map(({ times, chosenAt, answers, ...group }) => ({
        ...withFlags(group, 'hasDiary', 'wantsReports'),
        date: times === null ? null : toOwnDate(parseNumbers(times), chosenAt, answers),
      }));
    },
    /** Makes a person a member. A member stays one. A person whom the owner blocks gets `group-not-found`. */
    join: (
      { groupId, linkKey, personId, memberId, at }: NewMember,
      limits: { readonly groups: number; readonly members: number },
    ): Promise<Done> =>
      transact(async (tx) => {
        const rejection = await rejectMembership(tx, personId, limits.groups);
        const group = await lockGroup(tx, groupId);
        if (group === undefined) return reject('group-not-found');
        if ((await findGroupMember(tx, groupId, personId)) !== undefined) return DONE;
        if (group.linkKey !== linkKey || (await isBlocking(tx, group.ownerId, personId)))
          return reject('group-not-found');
        if (rejection !== null) return rejection;
        const members = tx.selectFrom('group_members').select('person_id').where('group_id', '=', groupId);
        if ((await members.execute()).length >= limits.members) return reject('group-full');
        await insertMember(tx, { groupId, personId, memberId, at });
        return DONE;
      }),
    rename: (id: GroupId, by: PersonId, name: string): Promise<Done> => updateAsOwner(id, by, { name }),
    /** Replaces the key of the link. The former link has no effect any more. */
    renewLink: (id: GroupId, by: PersonId, linkKey: string): Promise<Done> =>
      updateAsOwner(id, by, { link_key: linkKey }),
    handOver: (id: GroupId, by: PersonId, memberId: string): Promise<Done> =>
      asOwner(id, by, async (tx) => {
        const members = tx.selectFrom('group_members').select('person_id').where('group_id', '=', id);
        const member = await members.where('member_id', '=', memberId).executeTakeFirst();
        if (member === undefined) return reject('member-not-found');
        await tx.updateTable('groups').set({ owner_id: member.person_id }).where('id', '=', id).execute();
        return DONE;
      }),
    /**
     * Ends a membership: the own one, or by the owner that of another. The removed person knows the link, so it
     * gets the key `linkKey` then. The owner hands the group over before leaving (`owner-stays`).
     */
    removeMember: (id: GroupId, by: PersonId, memberId: string, linkKey: string): Promise<Done> =>
      transact(async (tx) => {
        const group = await lockGroup(tx, id);
        const actor = await findGroupMember(tx, id, by);
        if (group === undefined || actor === undefined) return reject('group-not-found');
        const isOwn = actor.member_id === memberId;
        if (isOwn && group.ownerId === by) return reject('owner-stays');
        if (!isOwn && group.ownerId !== by) return reject('not-group-owner');
        const deletion = tx.deleteFrom('group_members').where('group_id', '=', id);
        if (!(await hasDeleted(deletion.where('member_id', '=', memberId))))
          return reject('member-not-found');
        if (!isOwn) await tx.updateTable('groups').set({ link_key: linkKey }).where('id', '=', id).execute();
        return DONE;
      }),
    /** Stores whether a member is invited to the tables of the group. */
    setInvited: (id: GroupId, personId: PersonId, isInvited: boolean): Promise<Done> =>
      updateMember(id, personId, { is_invited: toFlag(isInvited) }),
    /** Deletes a group. Its tables stay. */
    close: (id: GroupId, by: PersonId): Promise<Done> =>
      asOwner(id, by, async (tx) => {
        await tx.deleteFrom('groups').where('id', '=', id).execute();
        return DONE;
      }),
    /**
     * The totals of each member with a game that ended in the period. Counts games of at least two members, among the newest
     * `tables` tables of the group.
     */
    totals: async (
      id: GroupId,
      { from, until }: Period,
      tables: number,
    ): Promise<readonly MemberTotals[]> => {
      // A cross join makes SQLite begin with the newest tables of the group.
      const { rows } = await sql<MemberTotals>`
        SELECT m.person_id AS "personId", m.member_id AS "memberId", persons.name, count(*) AS games,
          sum(CASE WHEN results.place = 1 THEN 1 ELSE 0 END) AS wins,
          sum(results.place) AS places, sum(results.total) AS points,
          sum(results.is_fiercest) AS fiercest, sum(results.is_firefighter) AS firefighter,
          sum(results.has_hardest_loss) AS "hardestLoss"
        FROM (
          SELECT match_id FROM group_tables WHERE group_id = ${id}
          ORDER BY created_at DESC, match_id DESC LIMIT ${tables}
        ) AS newest
        CROSS JOIN matches CROSS JOIN seats CROSS JOIN group_members AS m CROSS JOIN results CROSS JOIN persons
        WHERE matches.id = newest.match_id AND matches.result_state = 1
          AND matches.updated_at >= ${from} AND matches.updated_at < ${until}
          AND seats.match_id = matches.id AND m.group_id = ${id} AND m.person_id = seats.person_id
          AND results.match_id = seats.match_id AND results.seat = seats.seat
          AND persons.id = m.person_id
          AND EXISTS (
            SELECT 1 FROM seats AS others JOIN group_members AS o
              ON o.group_id = ${id} AND o.person_id = others.person_id
            WHERE others.match_id = matches.id AND others.seat <> seats.seat)
        GROUP BY m.person_id, m.member_id, persons.name`.execute(db);
      return rows;
    },
    /** The group that a table belongs to, or null. */
    ofTable: async (matchId: MatchId): Promise<Pick<StoredGroup, 'id' | 'hasDiary'> | null> => {
      const group = await db
        .selectFrom('group_tables')
        .innerJoin('groups', 'groups.id', 'group_tables.group_id')
        .select(['groups.id', 'groups.has_diary as hasDiary'])
        .where('group_tables.match_id', '=', matchId)
        .executeTakeFirst();
      return group === undefined ? null : withFlags(group, 'hasDiary');
    },
    setDiary: (id: GroupId, by: PersonId, hasDiary: boolean): Promise<Done> =>
      updateAsOwner(id, by, { has_diary: toFlag(hasDiary) }),
    /** Sets whether a member receives the report of each game that ends. */
    setReports: (id: GroupId, personId: PersonId, wantsReports: boolean): Promise<Done> =>
      updateMember(id, personId, { wants_reports: toFlag(wantsReports) }),
    /** Sets the webhook of a group, which is deleted with the person who has set it. */
    setWebhook: (id: GroupId, by: PersonId, webhook: Webhook | null, at: number): Promise<Done> =>
      asOwner(id, by, async (tx) => {
        await tx.deleteFrom('group_webhooks').where('group_id', '=', id).execute();
        if (webhook === null) return DONE;
        const { kind, url } = webhook;
        const columns = { person_id: by, kind, url, created_at: at };
        await tx
          .insertInto('group_webhooks')
          .values({ group_id: id, ...columns })
          .execute();
        return DONE;
      }),
    webhookOf: (id: GroupId): Promise<Webhook | null> =>
      firstRow(db.selectFrom('group_webhooks').select(['kind', 'url']).where('group_id', '=', id)),
    /** Removes a webhook whose receiver has gone. Resolves to false if there was none. */
    removeWebhook: (id: GroupId): Promise<boolean> =>
      hasDeleted(db.deleteFrom('group_webhooks').where('group_id', '=', id)),
    /** The groups that were used last, for the operator. */
    list: (limit: number) =>
      db
        .selectFrom('groups')
        .select(['id', 'name', 'used_on as usedOn', MEMBER_COUNT.as('members')])
        .orderBy('used_on', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute(),
    /** Deletes a group for the operator. Resolves to false if there is none. */
    remove: (id: GroupId): Promise<boolean> => hasDeleted(db.deleteFrom('groups').where('id', '=', id)),
    /** Stores that a member has the page open. Writes at most once in `SEEN_STEP_MS`. */
    touch: async (id: GroupId, personId: PersonId, at: number): Promise<void> => {
      const member = db.updateTable('group_members').set({ seen_at: at }).where('group_id', '=', id);
      const isDue = member.where('person_id', '=', personId).where('seen_at', '<=', at - SEEN_STEP_MS);
      if (!(await hasUpdated(isDue))) return;
      const day = startOfDay(at);
      const groups = db.updateTable('groups').set({ used_on: day }).where('id', '=', id);
      await groups.where('used_on', '<', day).execute();
    },
  };
}

const toOwnDate = (times: readonly number[], chosenAt: number | null, answers: string | null) => ({
  times,
  chosenAt,
  answers: answers === null ? times.map(() => null) : parseAnswers(answers),
});

export const findGroupMember = (executor: Db, id: GroupId, personId: PersonId) =>
  executor
    .selectFrom('group_members')
    .selectAll()
    .where('group_id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst();

export const lockGroup = (tx: Db, id: GroupId) =>
  tx.selectFrom('groups').select(GROUP_COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();

/** Returns why a person may not become a member of one more group, or null. Locks the person. */
async function rejectMembership(tx: Db, personId: PersonId, max: number): Promise<Rejected | null> {
  await lockPerson(tx, personId);
  const devices = tx.selectFrom('devices').select('id').where('person_id', '=', personId);
  if ((await devices.executeTakeFirst()) === undefined) return reject('request-without-person');
  const groups = tx.selectFrom('group_members').select('group_id').where('person_id', '=', personId);
  return (await groups.execute()).length >= max ? reject('too-many-groups') : null;
}

async function insertMember(
  tx: Db,
  { groupId, personId, memberId, at }: Omit<NewMember, 'linkKey'>,
): Promise<void> {
  const ids = { group_id: groupId, person_id: personId, member_id: memberId };
  const member = { ...ids, joined_at: at, seen_at: at };
  await tx.insertInto('group_members').values(member).execute();
}

/**
 * Takes an erased person out of all groups. The member who came first becomes the owner, and a group without a member is
 * deleted.
 */
export async function leaveAllGroups(tx: Db, personId: PersonId): Promise<void> {
  const memberships = tx.selectFrom('group_members').select('group_id').where('person_id', '=', personId);
  // All are locked before one is left: otherwise two members who go at once could hand a group over to each other.
  const groups = tx.selectFrom('groups').select(['id', 'owner_id']).where('id', 'in', memberships);
  const locked = await groups.orderBy('id').forUpdate().execute();
  await tx.deleteFrom('group_members').where('person_id', '=', personId).execute();
  for (const { id, owner_id } of locked) {
    if (owner_id !== personId) continue;
    const members = tx.selectFrom('group_members').select('person_id').where('group_id', '=', id);
    const heir = await members.orderBy('joined_at').orderBy('member_id').limit(1).executeTakeFirst();
    if (heir === undefined) await tx.deleteFrom('groups').where('id', '=', id).execute();
    else await tx.updateTable('groups').set({ owner_id: heir.person_id }).where('id', '=', id).execute();
  }
}

/** Lists a new table for its group, if its opener is a member. */
export async function addGroupTable(
  tx: Db,
  { id, groupId, at }: NewMatch,
  openerId: PersonId,
): Promise<void> {
  if (groupId === undefined) return;
  await sql`
    INSERT INTO group_tables (match_id, group_id, created_at)
    SELECT ${id}, group_id, cast(${at} as bigint) FROM group_members
    WHERE group_id = ${groupId} AND person_id = ${openerId}`.execute(tx);
}

/** Lists a rematch for the group of the former table, if it has one. */
export async function inheritGroup(
  tx: Db,
  former: MatchId,
  rematch: Pick<NewMatch, 'id' | 'at'>,
): Promise<void> {
  await sql`
    INSERT INTO group_tables (match_id, group_id, created_at)
    SELECT ${rematch.id}, group_id, cast(${rematch.at} as bigint) FROM group_tables
    WHERE match_id = ${former}`.execute(tx);
}
