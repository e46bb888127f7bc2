/** Invites persons to open tables: recent players, and the members of a group. */
import {
  RECENT_PLAYERS_MAX,
  type Invite,
  type RecentPlayers,
  type TableInvitation,
} from '@great-fire/protocol';
import type { GroupId, MatchId, PersonId } from '../entities/match';
import { apiError } from '../errors/api-error';
import { toListItem, type CountSpectators } from '../lobby/list-item';
import { requireMatch } from '../storage/matches';
import type { Person } from '../storage/persons';
import type { Storage } from '../storage/storage';
import { seatHeldBy } from '../table-setup/host';

interface InvitationServiceDeps {
  readonly storage: Pick<Storage, 'blocks' | 'groups' | 'matches' | 'tableInvitations'>;
  readonly countSpectators: CountSpectators;
  /** The persons who have a page open at this server. */
  readonly personsHere: () => ReadonlySet<PersonId>;
  readonly now: () => number;
}

/** How many invitations a lobby shows. */
const SHOWN_INVITATIONS = 20;

export class InvitationService {
  constructor(private readonly deps: InvitationServiceDeps) {}

  /** Returns whom a player of an open table may invite, or has invited. @throws ApiError */
  async recentPlayers({ id }: Person, matchId: MatchId): Promise<RecentPlayers> {
    const { storage, personsHere, now } = this.deps;
    await this.requireSeatAtOpenTable(id, matchId);
    const recent = await storage.tableInvitations.recentPlayers(id);
    const states = await storage.tableInvitations.statesOf({
      ...{ matchId, inviterId: id, at: now() },
      invitedIds: recent.map(({ personId }) => personId),
    });
    const here = personsHere();
    return {
      players: recent
        .flatMap(({ personId, name, matchId: match, seat }) => {
          const state = states.get(personId);
          return state === undefined ? [] : [{ match, seat, name, isHere: here.has(personId), state }];
        })
        .slice(0, RECENT_PLAYERS_MAX),
    };
  }

  /** @throws ApiError if the caller has no seat at the table, or the person may not be invited there */
  async invite({ id }: Person, matchId: MatchId, { match: playedMatch, seat }: Invite): Promise<void> {
    const { tableInvitations } = this.deps.storage;
    await this.requireSeatAtOpenTable(id, matchId);
    const invitedId = await tableInvitations.fellowPlayer(id, playedMatch, seat);
    if (invitedId === null) throw apiError('not-invitable');
    const invited = await tableInvitations.invite({
      ...{ matchId, inviterId: id, invitedIds: [invitedId], groupId: null, at: this.deps.now() },
    });
    if (invited.length === 0) throw apiError('not-invitable');
  }

  /** Invites the members of a group to a table that one of them has opened for it. */
  async inviteGroup({ id }: Person, matchId: MatchId, groupId: GroupId): Promise<void> {
    const { storage, now } = this.deps;
    const members = await storage.groups.members(groupId);
    const invitedIds = members.map(({ personId }) => personId).filter((personId) => personId !== id);
    await storage.tableInvitations.invite({ matchId, inviterId: id, invitedIds, groupId, at: now() });
  }

  /** Returns the invitations that a person can accept, the newest first. */
  async pendingOf(personId: PersonId): Promise<readonly TableInvitation[]> {
    const { storage, countSpectators } = this.deps;
    const pending = await storage.tableInvitations.pendingOf(personId, SHOWN_INVITATIONS);
    if (pending.length === 0) return [];
    const spectatorCounts = await countSpectators(pending.map(({ matchId }) => matchId));
    const blockedIds = new Set(await storage.blocks.blockedBy(personId));
    const invitations: TableInvitation[] = [];
    for (const { matchId, by, group, at } of pending) {
      const match = await storage.matches.find(matchId);
      if (match === null) continue;
      invitations.push({
        match: toListItem(match, spectatorCounts.get(matchId) ?? 0, blockedIds),
        ...{ by, group, at },
      });
    }
    return invitations;
  }

  private async requireSeatAtOpenTable(personId: PersonId, matchId: MatchId): Promise<void> {
    const match = await requireMatch(this.deps.storage.matches, matchId);
    if (seatHeldBy(match, personId) === null) throw apiError('not-your-seat');
    if (match.status !== 'open') throw apiError('already-started');
  }
}
