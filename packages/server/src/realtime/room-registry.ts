/** The rooms of all matches with connected pages. Sockets enter and leave here. */
import type { Sync } from '@great-fire/protocol';
import type { Seat } from '@great-fire/game';
import type { Logger } from 'pino';
import type { MatchId, PersonId } from '../entities/match';
import type { MatchService } from '../matches/match-service';
import { TaskSet } from '../shared/task-set';
import type { Storage } from '../storage/storage';
import { ChangeRouter } from './change-router';
import { MatchRoom } from './match-room';
import { PersonListCache } from './person-list-cache';
import { PresenceService } from './presence/presence-service';
import type { GameSocket } from './socket-types';
import { SyncSender } from './sync-sender';

interface RoomRegistryDeps {
  readonly storage: Pick<
    Storage,
    'availability' | 'blocks' | 'changes' | 'chat' | 'matches' | 'persons' | 'presence' | 'tableState'
  >;
  readonly matches: MatchService;
  readonly now: () => number; // ms since 1970, UTC
  readonly log: Logger;
}

export class RoomRegistry {
  private readonly rooms = new Map<MatchId, MatchRoom>();
  private readonly tasks = new TaskSet(); // pending reads and writes
  private readonly mutes: PersonListCache; // persons that each socket has muted or blocked
  private readonly router: ChangeRouter;

  readonly presence: PresenceService;
  private readonly syncs: SyncSender;

  constructor(private readonly deps: RoomRegistryDeps) {
    this.mutes = new PersonListCache((id) => deps.storage.blocks.mutedOrBlockedBy(id));
    this.syncs = new SyncSender({ ...deps, rooms: this.rooms, mutes: this.mutes });
    this.presence = new PresenceService({ ...deps, rooms: this.rooms, tasks: this.tasks });
    const { rooms, tasks, mutes, syncs, presence } = this;
    this.router = new ChangeRouter({ ...deps, rooms, tasks, mutes, syncs, presence });
  }

  room(matchId: MatchId): MatchRoom | null {
    return this.rooms.get(matchId) ?? null;
  }

  /** The persons who have a table open at this server. */
  get persons(): ReadonlySet<PersonId> {
    const sockets = [...this.rooms.values()].flatMap(({ members }) => members.sockets);
    return new Set(sockets.flatMap(({ data }) => data.personId ?? []));
  }

  /** Adds a socket to the room of a match and sends it a sync. */
  enter(socket: GameSocket, matchId: MatchId): Promise<void> {
    return this.tasks.add(this.onEnter(socket, matchId));
  }

  /** Stores whether the page of a socket is hidden and publishes that to other servers, but sends the table nothing. */
  async setVisibility(socket: GameSocket, matchId: MatchId, isHidden: boolean): Promise<void> {
    const room = this.rooms.get(matchId);
    if (room?.members.setHidden(socket, isHidden) === true)
      await this.tasks.add(this.deps.storage.presence.publish(matchId, room.members.localPresence));
  }

  leave(socket: GameSocket, matchId: MatchId): Promise<void> {
    return this.tasks.add(this.onLeave(socket, matchId));
  }

  /** Resolves to a sync for the acknowledgement of a socket, or to null if the socket may not see the table. */
  answerSync(socket: GameSocket, matchId: MatchId): Promise<Sync | null> {
    return this.syncs.answer(socket, matchId);
  }

  /** Resolves when no read or write for a room is pending. */
  whenIdle(): Promise<void> {
    return this.tasks.whenIdle();
  }

  private async onEnter(socket: GameSocket, matchId: MatchId): Promise<void> {
    const room = this.rooms.get(matchId) ?? new MatchRoom(this.mutes);
    this.rooms.set(matchId, room);
    this.deps.matches.pin(matchId);
    room.members.add(socket);
    this.mutes.load(socket);
    await this.syncs.send([socket], matchId);
    await this.mutes.whenLoaded([socket]);
    room.sendReplay([socket], this.deps.now());
    // An error here does not remove the socket. The other sockets receive the presence when the storage is back.
    await this.touchSeen(room.members.seatOf(socket), matchId)
      .then(() => this.presence.publishAndBroadcast(matchId))
      .catch((err: unknown) => this.router.logUpdateFailure(err, matchId));
  }

  private async onLeave(socket: GameSocket, matchId: MatchId): Promise<void> {
    const room = this.rooms.get(matchId);
    const seat = room?.members.seatOf(socket) ?? null;
    if (room === undefined || !room.members.delete(socket)) return;
    if (room.members.size === 0) {
      this.rooms.delete(matchId);
      this.deps.matches.unpin(matchId);
    }
    await this.touchSeen(seat, matchId);
    await this.presence.publishAndBroadcast(matchId);
    if (room.ledReplay.isLeader(socket.id)) await this.releaseReplay(socket, matchId);
  }

  /** Announces that the leader of a replay has gone, so that another person can take the lead. */
  private releaseReplay({ id, data }: GameSocket, matchId: MatchId): Promise<void> {
    const leader = { id, name: data.name ?? '', personId: data.personId };
    return this.deps.storage.changes.announce({ type: 'replay-led', matchId, leader, position: null });
  }

  get size(): number {
    return [...this.rooms.values()].reduce((sum, { members }) => sum + members.size, 0);
  }

  close(): void {
    this.router.close();
    this.presence.close();
    this.rooms.clear();
  }

  /** Keeps the table from counting as abandoned when a player enters or leaves. */
  private async touchSeen(seat: Seat | null, matchId: MatchId): Promise<void> {
    if (seat !== null) await this.deps.storage.matches.touch(matchId, this.deps.now());
  }
}
