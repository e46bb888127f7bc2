/** Sends updates of the table lists to the sockets in the lobby. */
import type { Logger } from 'pino';
import type { LobbyUpdate } from '@great-fire/protocol';
import { seatHeldBy } from '../table-setup/host';
import { toActiveTurn, toListItem, type CountSpectators } from '../lobby/list-item';
import type { MatchService } from '../matches/match-service';
import { toTurnStatus } from '../matches/lobby-progress';
import { hasBlockedPlayer, isHostedByBlocked } from '../storage/blocks';
import type { ChangeEvent } from '../storage/change-feed';
import { logFailure } from '../storage/log-failure';
import type { Progress } from '../storage/moves';
import type { Storage } from '../storage/storage';
import { TaskSet } from '../shared/task-set';
import type { MatchId, PersonId, StoredMatch } from '../entities/match';
import { addRecipient, emitterFor } from './emitter';
import { disconnectRevoked, recheckSessions } from './handshake';
import { PersonListCache } from './person-list-cache';
import type { GameSocket } from './socket-types';

interface LobbyRoomDeps {
  readonly storage: Pick<Storage, 'blocks' | 'changes' | 'groups' | 'matches' | 'persons'>;
  readonly matches: Pick<MatchService, 'peek'>;
  readonly countSpectators: CountSpectators;
  readonly log: Logger;
}

export class LobbyRoom {
  private readonly sockets = new Set<GameSocket>();
  private readonly blocklists: PersonListCache; // persons that each socket blocks
  private readonly lastSent = new Map<MatchId, string>(); // what the lobby last showed of a running game
  private readonly tasks = new TaskSet(); // pending reads and updates
  private readonly unsubscribe: () => void;

  constructor(private readonly deps: LobbyRoomDeps) {
    this.blocklists = new PersonListCache((id) => deps.storage.blocks.blockedBy(id));
    this.unsubscribe = deps.storage.changes.subscribe({
      onChange: (change) => {
        this.tasks.add(this.onChange(change)).catch((err: unknown) => {
          logFailure(deps.log, err, 'updating the lobby failed', { ...change });
        });
      },
      // A page that receives this message fetches the lists again.
      onGap: () => {
        for (const socket of this.sockets) this.requestRefresh(socket);
        void recheckSessions(deps.storage, [...this.sockets], deps.log);
      },
    });
  }

  enter(socket: GameSocket): void {
    this.sockets.add(socket);
    this.blocklists.load(socket);
  }

  leave(socket: GameSocket): void {
    this.sockets.delete(socket);
    if (this.sockets.size === 0) this.lastSent.clear(); // without a socket, the end of a game removes none
  }

  /** Reloads the blocklist of a socket and makes its page fetch the lists again. */
  private requestRefresh(socket: GameSocket): void {
    this.blocklists.load(socket);
    socket.emit('service-status', { isUp: true });
  }

  get size(): number {
    return this.sockets.size;
  }

  /** The persons who have the lobby open at this server. */
  get persons(): ReadonlySet<PersonId> {
    return new Set([...this.sockets].flatMap(({ data }) => data.personId ?? []));
  }

  /** Resolves when no read or update is pending. */
  whenIdle(): Promise<void> {
    return this.tasks.whenIdle();
  }

  close(): void {
    this.unsubscribe();
    this.sockets.clear();
  }

  private async onChange(change: ChangeEvent): Promise<void> {
    switch (change.type) {
      case 'move-stored':
      case 'table-changed':
      case 'seat-replaced':
        return this.sockets.size === 0 ? undefined : this.updateTable(change);
      case 'match-closed':
        this.lastSent.delete(change.matchId);
        emitterFor([...this.sockets])?.emit('lobby', { id: change.matchId, match: null });
        return;
      case 'mutes-changed':
      case 'invitations-changed':
        for (const socket of this.sockets)
          if (socket.data.personId === change.personId) this.requestRefresh(socket);
        return;
      case 'session-revoked':
        return disconnectRevoked(this.deps.storage, [...this.sockets], change.personId);
      case 'chat-line-added': // no list shows these
      case 'chat-line-changed':
      case 'opening-hand-answered':
      case 'presence-changed':
      case 'signal-sent':
      case 'replay-led':
        return;
    }
  }

  private async updateTable(
    change: Extract<ChangeEvent, { readonly type: 'move-stored' | 'table-changed' | 'seat-replaced' }>,
  ): Promise<void> {
    const { type, matchId } = change;
    if (type === 'move-stored' && this.isUnchangedInCache(matchId, change.stateId)) return;
    const match = await this.deps.storage.matches.find(matchId);
    if (match === null || (type === 'move-stored' && !this.recordIfChanged(match))) return;
    if (type === 'table-changed' || match.status === 'finished') await this.notifyGroup(matchId);
    const spectatorCounts = await this.deps.countSpectators([matchId]);
    const activeTurn = toActiveTurn(match);
    const turnFields = activeTurn !== null && { activeTurn };
    const updateFor = this.memoizeUpdate(match, (blocked) => ({
      id: matchId,
      match: toListItem(match, spectatorCounts.get(matchId) ?? 0, blocked),
      ...turnFields,
    }));
    const removal: LobbyUpdate = { id: matchId, match: null };
    // The lobby learns no ids of tables that were always private.
    const mayBeListed = !match.private || (type === 'table-changed' && change.becamePrivate === true);
    await this.blocklists.whenLoaded([...this.sockets]);
    const recipients = new Map<LobbyUpdate, GameSocket[]>();
    for (const socket of this.sockets) {
      const isSeated = seatHeldBy(match, socket.data.personId) !== null;
      const isBlocked = !isSeated && isHostedByBlocked(match, this.blocklists.get(socket));
      if (!isBlocked && (isSeated || isListed(match))) addRecipient(recipients, updateFor(socket), socket);
      // The page may still list the table, because it had free seats or another host before.
      else if (mayBeListed && type === 'table-changed' && (isBlocked || !isListed(match)))
        addRecipient(recipients, removal, socket);
    }
    for (const [update, sockets] of recipients) emitterFor(sockets)?.emit('lobby', update);
  }

  /** Notifies the members of a table's group who follow the lobby, also of a table that no list shows. */
  private async notifyGroup(matchId: MatchId): Promise<void> {
    if (this.persons.size === 0) return;
    const { groups } = this.deps.storage;
    const group = await groups.ofTable(matchId);
    if (group === null) return;
    const members = new Set((await groups.members(group.id)).map(({ personId }) => personId));
    const sockets = [...this.sockets].filter(
      ({ data: { personId } }) => personId !== null && members.has(personId),
    );
    emitterFor(sockets)?.emit('group-tables', { group: group.id });
  }

  /** Builds the update once for all sockets, and again only for a socket that blocks a player of the table. */
  private memoizeUpdate(
    match: StoredMatch,
    build: (blocked: ReadonlySet<PersonId>) => LobbyUpdate,
  ): (socket: GameSocket) => LobbyUpdate {
    const shared = build(new Set());
    return (socket) => {
      const blocked = this.blocklists.get(socket);
      return hasBlockedPlayer(match, blocked) ? build(blocked) : shared;
    };
  }

  /**
   * Returns whether a move changed nothing that the lobby shows. Most moves do not, and the cache answers without a
   * read.
   */
  private isUnchangedInCache(matchId: MatchId, stateId: number): boolean {
    const lastSent = this.lastSent.get(matchId);
    const match = lastSent === undefined ? null : this.deps.matches.peek(matchId);
    if (match === null || match.state.stateId < stateId) return false;
    return lastSent === summaryKey(toTurnStatus(match.state.game));
  }

  private recordIfChanged(match: StoredMatch): boolean {
    const key = summaryKey(match);
    if (this.lastSent.get(match.id) === key) return false;
    if (match.status === 'finished') this.lastSent.delete(match.id);
    else this.lastSent.set(match.id, key);
    return true;
  }
}

function summaryKey(match: Pick<Progress | StoredMatch, 'status' | 'turn' | 'activeSeat'>): string {
  const { status, turn, activeSeat } = match;
  return `${status}/${String(turn)}/${String(activeSeat)}`;
}

/** Returns whether a table appears in the lists. Only its players receive updates of a table that does not. */
const isListed = (match: StoredMatch): boolean =>
  !match.private && (match.status === 'open' || match.spectatorAccess === 'open');
