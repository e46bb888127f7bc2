/** Creates, shows and changes groups. */
import { MINUTE_MS } from '@great-fire/table/durations';
import {
  type CreateGroup,
  type Group,
  type GroupInvitation,
  type JoinGroup,
  type MatchDetail,
  type MyGroups,
  GROUPS_MAX,
  MEMBERS_MAX,
  pickTableOptions,
  STANDINGS_TABLES,
  type Standing,
  type Standings,
} from '@great-fire/protocol';
import type { GroupId, MatchId, PersonId, StoredMatch } from '../entities/match';
import { apiError, orThrow } from '../errors/api-error';
import type { Caller } from '../identity/caller';
import { personOrGuest, savePersonName, type Guest } from '../identity/guest';
import { deriveSecretKey, generateSecretKey, hashSecret } from '../identity/secret-key';
import { newId, newOpaqueKey, toShortId } from '../shared/random-id';
import { canSpectate } from '../spectating/access';
import { requireGroup, type Period, type StoredGroup } from '../storage/groups';
import { toPublicWebhook } from '../storage/notification-targets';
import type { Person } from '../storage/persons';
import type { Storage } from '../storage/storage';
import { seatHeldBy } from '../table-setup/host';
import { isDateOver, loadGroupDate } from './date-service';

interface GroupServiceDeps {
  readonly storage: Pick<Storage, 'blocks' | 'dates' | 'groups' | 'matches' | 'persons'>;
  readonly now: () => number;
}

/** A group that a person has just entered. The session key is returned only once. */
interface EnteredGroup {
  readonly group: Group;
  readonly sessionKey: string | null; // for a new person
}

/** An open page asks again within this time, although its visit is stored once a minute. */
const HERE_MS = 2 * MINUTE_MS;

export class GroupService {
  constructor(private readonly deps: GroupServiceDeps) {}

  /** Creates a group, or returns the one that the person created with the same secret, even at the same moment. */
  async create(
    person: Person | null,
    { groupName, name, secret = generateSecretKey() }: CreateGroup,
  ): Promise<EnteredGroup> {
    const { storage, now } = this.deps;
    const sessionKey = deriveSecretKey(secret, 'session new group');
    const owner = await personOrGuest(storage, person, name, now(), sessionKey);
    const ownerId = owner.person.id;
    const id = toShortId(deriveSecretKey(secret, `group of ${ownerId}`));
    const exists = async (): Promise<boolean> => (await storage.groups.find(id, ownerId)) !== null;
    if (await exists()) return this.enter(id, owner);
    const group = { id, name: groupName, linkKey: newId(), ownerId };
    try {
      orThrow(await storage.groups.create({ ...group, memberId: newOpaqueKey(), at: now() }, GROUPS_MAX));
    } catch (error) {
      if (!(await exists())) throw error; // else a request with the same secret came at the same moment
    }
    await savePersonName(storage, person, name);
    return this.enter(id, owner);
  }

  /** Returns what a link shows before its reader is a member. @throws ApiError if the group has another link */
  async invitation(person: Person | null, id: GroupId, key: string): Promise<GroupInvitation> {
    const { groups, blocks } = this.deps.storage;
    const group = await groups.byLink(id, key);
    if (group === null) throw apiError('group-not-found');
    const isMember = person !== null && (await groups.find(id, person.id)) !== null;
    if (!isMember && person !== null && (await blocks.has(group.ownerId, person.id)))
      throw apiError('group-not-found');
    return { name: group.name, members: group.members, isMember };
  }

  /** Makes a person a member. A new person stays the same one if the request is sent again with its secret. */
  async join(
    person: Person | null,
    id: GroupId,
    { key, name, secret = generateSecretKey() }: JoinGroup,
  ): Promise<EnteredGroup> {
    const { storage, now } = this.deps;
    const sessionKey = deriveSecretKey(secret, `session ${id}`);
    const isNew = person === null && (await storage.persons.sessionByKey(hashSecret(sessionKey))) === null;
    // A rejected request creates no guest. `join` checks again.
    if (isNew && (await this.invitation(null, id, key)).members >= MEMBERS_MAX) throw apiError('group-full');
    const member = await personOrGuest(storage, person, name, now(), sessionKey);
    const personId = member.person.id;
    const membership = { groupId: id, linkKey: key, personId, memberId: newOpaqueKey(), at: now() };
    orThrow(await storage.groups.join(membership, { groups: GROUPS_MAX, members: MEMBERS_MAX }));
    await savePersonName(storage, person, name);
    return this.enter(id, member);
  }

  /** Returns a group as a member sees it, and notes the visit. */
  async visit(group: StoredGroup, personId: PersonId): Promise<Group> {
    await this.deps.storage.groups.touch(group.id, personId, this.deps.now());
    return this.load(group, personId);
  }

  async list(personId: PersonId): Promise<MyGroups> {
    const { storage, now } = this.deps;
    const groups = await storage.groups.ofPerson(personId);
    return {
      groups: groups.map(({ id, name, members, ownerId, date }) => ({
        id,
        name,
        members,
        isOwner: ownerId === personId,
        date:
          date === null || isDateOver(date, now())
            ? null
            : { times: date.times, chosen: date.chosenAt, answers: date.answers },
      })),
    };
  }

  /** Returns a page of the tables of a group, without what the reader may not watch. */
  async tables(
    id: GroupId,
    personId: PersonId,
    limit: number,
    after: Parameters<Storage['matches']['ofGroup']>[2],
  ): Promise<readonly StoredMatch[]> {
    const matches = await this.deps.storage.matches.ofGroup(id, limit, after);
    return matches.map((match) =>
      canSpectate(match) || seatHeldBy(match, personId) !== null ? match : withoutGame(match),
    );
  }

  /** Returns the standings of a quarter such as '2026-4', or of all time. */
  async standings(id: GroupId, personId: PersonId, quarter: string | undefined): Promise<Standings> {
    const totals = await this.deps.storage.groups.totals(id, toPeriod(quarter), STANDINGS_TABLES);
    const standings = totals.map(
      ({ memberId, name, games, wins, places, points, personId: player, ...honours }) => ({
        member: memberId,
        name,
        isMe: player === personId,
        games,
        wins,
        averagePlace: places / games,
        averagePoints: points / games,
        honours,
      }),
    );
    return { standings: standings.sort(compareStandings) };
  }

  private async enter(id: GroupId, { person, sessionKey }: Guest): Promise<EnteredGroup> {
    const group = await requireGroup(this.deps.storage.groups, id, person.id);
    return { group: await this.load(group, person.id), sessionKey };
  }

  private async load(
    { id, name, linkKey, ownerId, createdAt, hasDiary }: StoredGroup,
    personId: PersonId,
  ): Promise<Group> {
    const { storage, now } = this.deps;
    const [members, blocked, [newest], webhook, date] = await Promise.all([
      storage.groups.members(id),
      storage.blocks.blockedBy(personId),
      storage.matches.ofGroup(id, 1, null),
      ownerId === personId ? storage.groups.webhookOf(id) : null,
      loadGroupDate(storage, id, now()),
    ]);
    return {
      id,
      name,
      key: linkKey,
      createdAt,
      invitesMe: members.some((member) => member.personId === personId && member.isInvited),
      members: members.map((member) => ({
        id: member.memberId,
        name: member.name,
        isMe: member.personId === personId,
        isOwner: member.personId === ownerId,
        isHere: member.seenAt > now() - HERE_MS,
        ...(blocked.includes(member.personId) && { isBlocked: true as const }),
        joinedAt: member.joinedAt,
      })),
      lastTable:
        newest === undefined
          ? null
          : { players: newest.players, status: newest.status, ...pickTableOptions(newest) },
      hasDiary,
      wantsReports: members.some((member) => member.personId === personId && member.wantsReports),
      webhook: webhook === null ? null : toPublicWebhook(webhook),
      date,
    };
  }
}

/** Returns a table as its list shows it to who may not watch: its name, its players and its options. */
const withoutGame = (match: StoredMatch): StoredMatch => ({
  ...match,
  turn: 0,
  burning: [],
  openScores: null,
});

/** Returns the group of a table, if the caller is a member. A seat token gives no access to a group. */
export async function loadOwnGroup(
  { groups }: Pick<Storage, 'groups'>,
  matchId: MatchId,
  { person, seat }: Caller,
): Promise<MatchDetail['group']> {
  const group = person === null || seat !== null ? null : await groups.ofTable(matchId);
  if (group === null || person === null) return null;
  const own = await groups.find(group.id, person.id);
  return own === null ? null : { id: own.id, name: own.name };
}

const compareStandings = (a: Standing, b: Standing): number =>
  b.wins - a.wins || a.averagePlace - b.averagePlace || b.games - a.games || (a.member < b.member ? -1 : 1);

const MONTHS_OF_QUARTER = 3;

/** Returns the period of a quarter such as '2026-4' (UTC), or of all time. */
function toPeriod(quarter: string | undefined): Period {
  if (quarter === undefined) return { from: 0, until: Number.MAX_SAFE_INTEGER };
  const [year = 0, number = 1] = quarter.split('-').map(Number);
  const firstMonth = (number - 1) * MONTHS_OF_QUARTER;
  return { from: Date.UTC(year, firstMonth), until: Date.UTC(year, firstMonth + MONTHS_OF_QUARTER) };
}
