/** Keeps the rooms of all matches up to date from the change feed. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { ChatLine, Sync } from '@great-fire/protocol';
import type { Seat } from '@great-fire/game';
import { hasStarted } from '../matches/load-match';
import type { MatchService } from '../matches/match-service';
import type { ChangeEvent } from '../storage/change-feed';
import { logFailure } from '../storage/log-failure';
import type { Storage } from '../storage/storage';
import type { StoredChatLine } from '../storage/chat';
import { toChatLines } from '../chat/present-lines';
import { hostSeatOf } from '../table-setup/host';
import { TaskSet } from '../shared/task-set';
import { canSpectate } from '../spectating/access';
import type { MatchId, PersonId, StoredMatch } from '../entities/match';
import { PresenceService } from './presence/presence-service';
import { disconnectRevoked, recheckSessions } from './handshake';
import { MatchRoom } from './match-room';
import { PersonListCache } from './person-list-cache';
import { buildSync, type SyncContents } from './build-sync';
import { batchesOf, emitterFor } from './emitter';
import { SyncLoader } from './sync-loader';
import type { GameSocket } from './socket-types';

interface MatchRoomsDeps {
  readonly storage: Storage;
  readonly matches: MatchService;
  readonly now: () => number; // ms since 1970, UTC
  readonly log: Logger;
}

export class MatchRooms {
  private readonly rooms = new Map<MatchId, MatchRoom>();
  private readonly tasks = new TaskSet(); // pending reads and writes
  private readonly mutes: PersonListCache; // persons that each socket has muted or blocked
  private readonly unsubscribers: readonly (() => void)[];

  readonly presence: PresenceService;
  private readonly syncLoader: SyncLoader;

  constructor(private readonly deps: MatchRoomsDeps) {
    const { changes, availability } = deps.storage;
    this.mutes = new PersonListCache((id) => deps.storage.blocks.mutedOrBlockedBy(id));
    this.syncLoader = new SyncLoader(deps);
    this.presence = new PresenceService({ ...deps, rooms: this.rooms, tasks: this.tasks });
    this.unsubscribers = [
      changes.subscribe({
        onChange: (change) => {
          this.tasks.add(this.onChange(change)).catch((err: unknown) => {
            logFailure(this.deps.log, err, 'handling a change failed', { ...change });
          });
        },
        onGap: () => {
          this.resyncAll();
          this.disconnectAllRevoked();
        },
      }),
      availability.onChange((isUp) => {
        if (isUp) this.resyncAll();
      }),
    ];
  }

  room(matchId: MatchId): MatchRoom | null {
    return this.rooms.get(matchId) ?? null;
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

  /** Resolves when no read or write for a room is pending. */
  whenIdle(): Promise<void> {
    return this.tasks.whenIdle();
  }

  private async onEnter(socket: GameSocket, matchId: MatchId): Promise<void> {
    const room = this.rooms.get(matchId) ?? new MatchRoom(this.mutes, this.deps.log);
    this.rooms.set(matchId, room);
    this.deps.matches.pin(matchId);
    room.members.add(socket);
    this.mutes.load(socket);
    await this.sendSyncs([socket], matchId);
    // An error here does not remove the socket. The other sockets receive the presence when the storage is back.
    await this.touchSeen(room.members.seatOf(socket), matchId)
      .then(() => this.presence.publishAndBroadcast(matchId))
      .catch((err: unknown) => this.logUpdateFailure(err, matchId));
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
  }

  /**
   * Returns everything that a socket needs to show the table, for its acknowledgement. Resolves to null if the socket
   * may not see the table.
   */
  async answerSync(socket: GameSocket, matchId: MatchId): Promise<Sync | null> {
    for (;;) {
      await this.mutes.whenLoaded([socket]);
      const mutedIds = this.mutes.get(socket);
      const updates = this.rooms.get(matchId)?.updates;
      const contents = await this.readSync([socket], matchId);
      if (contents === null) return null;
      // A person who mutes another meanwhile must see none of the other's lines. A new line must not be lost, nor a
      // change of the table be followed by what was read before it.
      if (this.mutes.isCurrent(socket, mutedIds) && this.rooms.get(matchId)?.updates === updates)
        return this.buildSync([socket], contents);
    }
  }

  /**
   * Sends sockets everything that they need to show the table, those with a seat first. Others have their turn between
   * two groups that see the same. `isOutdated`: whether all will be sent again.
   */
  private async sendSyncs(
    sockets: readonly GameSocket[],
    matchId: MatchId,
    isOutdated: () => boolean = () => false,
  ): Promise<void> {
    await this.mutes.whenLoaded(sockets);
    let isFirst = true;
    for (const group of this.groupByContents(sockets, matchId)) {
      if (!isFirst) await nextTurn();
      isFirst = false;
      if (isOutdated()) return;
      await this.sendSync(group, matchId, isOutdated);
    }
  }

  /** Groups sockets that may see the same. The sockets of a person are a group, and all spectators without mutes. */
  private groupByContents(sockets: readonly GameSocket[], matchId: MatchId): Iterable<readonly GameSocket[]> {
    const members = this.rooms.get(matchId)?.members;
    const groups = new Map<string, GameSocket[]>();
    for (const hasSeat of [true, false])
      for (const socket of sockets) {
        const seat = members?.seatOf(socket) ?? null;
        if ((seat !== null) !== hasSeat) continue;
        const isLikeOthers =
          seat === null && members?.isWaiting === false && this.mutes.get(socket).size === 0;
        const key = isLikeOthers ? 'spectator' : `${String(seat)} ${String(socket.data.personId)}`;
        const group = groups.get(key);
        if (group === undefined) groups.set(key, [socket]);
        else group.push(socket);
      }
    return groups.values();
  }

  /** Sends sockets that may see the same a sync, and another one after a change of mutes, table or chat meanwhile. */
  private async sendSync(
    sockets: readonly GameSocket[],
    matchId: MatchId,
    isOutdated: () => boolean,
  ): Promise<void> {
    const [first] = sockets;
    const room = this.rooms.get(matchId);
    if (first === undefined || room === undefined) return;
    const { updates } = room;
    const mutedIds = new Map(sockets.map((socket) => [socket, this.mutes.get(socket)]));
    const contents = await this.readSync(sockets, matchId);
    const members = this.rooms.get(matchId)?.members;
    if (contents === null || members === undefined) return;
    const seat = members.seatOf(first);
    const isCurrent = (socket: GameSocket): boolean =>
      room.updates === updates &&
      members.seatOf(socket) === seat &&
      this.mutes.isCurrent(socket, mutedIds.get(socket) ?? new Set());
    const changed: GameSocket[] = [];
    for (const [index, batch] of batchesOf(sockets).entries()) {
      if (index > 0) await nextTurn();
      changed.push(...batch.filter((socket) => !isCurrent(socket)));
      const current = batch.filter(isCurrent);
      const sync = this.buildSync(current, contents);
      if (sync !== null) emitterFor(current)?.emit('sync', sync);
    }
    if (changed.length > 0) await this.sendSyncs(changed, matchId, isOutdated);
  }

  /** Reads a sync of sockets that may see the same. Resolves to null, and disconnects them, if they may not. */
  private async readSync(sockets: readonly GameSocket[], matchId: MatchId): Promise<SyncContents | null> {
    const match = await this.readMatch(matchId);
    const members = this.rooms.get(matchId)?.members;
    const [first] = sockets;
    if (match === null || members === undefined || first === undefined) return null;
    members.assignSeats(match);
    const seat = members.seatOf(first);
    if (seat !== null || canSpectate(match))
      return this.syncLoader.load(match, { seat, personId: first.data.personId });
    // When they reconnect, the handshake says why.
    for (const socket of sockets) if (members.seatOf(socket) === null) socket.disconnect(true);
    return null;
  }

  /** Reads a match. If its game has not begun since the start, because a server stopped meanwhile, begins it. */
  private async readMatch(matchId: MatchId): Promise<StoredMatch | null> {
    const { storage, matches } = this.deps;
    const match = await storage.matches.find(matchId);
    if (match === null || match.status !== 'running' || hasStarted(match)) return match;
    await matches.start(matchId);
    return storage.matches.find(matchId);
  }

  /**
   * Builds a sync for the sockets of one seat, or of spectators, and marks its state as sent. Must not wait for
   * anything, so that no move comes between the sync and `markSent`. Returns null if there are none any more.
   */
  private buildSync(sockets: readonly GameSocket[], contents: SyncContents): Sync | null {
    const { match } = contents;
    const room = this.rooms.get(match.id);
    const [first] = sockets;
    if (room === undefined || first === undefined) return null;
    // A move may have been stored since the game was read.
    const newest = hasStarted(match) ? this.deps.matches.peek(match.id) : null;
    const liveMatch = newest ?? contents.liveMatch;
    const sync = buildSync({ ...contents, liveMatch }, room, room.members.seatOf(first), this.deps.now());
    for (const socket of sockets) room.members.markSent(socket, liveMatch);
    return sync;
  }

  /** Sends a chat line to the members who can read it. Resolves to its public form, or null if there is none. */
  async broadcastLine(match: StoredMatch, line: StoredChatLine): Promise<ChatLine | null> {
    const { storage } = this.deps;
    const [lineForHost = null] = await toChatLines(storage, match, [line], 'host');
    if (lineForHost === null) return null;
    const { reportCount: _, ...publicLine } = lineForHost;
    const hostSeat = hostSeatOf(match);
    const outgoing = { line: publicLine, lineForHost, hostSeat, authorId: line.personId };
    await this.rooms.get(match.id)?.broadcastLine(outgoing, match.status);
    return publicLine;
  }

  /** Number of sockets at tables. */
  get size(): number {
    return this.sockets.length;
  }

  /** Stops all updates. */
  close(): void {
    for (const stop of this.unsubscribers) stop();
    this.presence.close();
    this.rooms.clear();
  }

  /** Sends every table again. Changes may have been stored without a notification. */
  private resyncAll(): void {
    for (const socket of this.sockets) this.mutes.load(socket);
    void this.tasks.add(this.resyncRooms([...this.rooms.keys()]));
  }

  private async resyncRooms(ids: readonly MatchId[]): Promise<void> {
    for (const id of ids) {
      await this.onTableChanged(id).catch((err: unknown) => this.logUpdateFailure(err, id));
      await nextTurn();
    }
  }

  private get sockets(): readonly GameSocket[] {
    return [...this.rooms.values()].flatMap(({ members }) => members.sockets);
  }

  /** Disconnects every session that was signed out while the change feed was down. */
  private disconnectAllRevoked(): void {
    void this.tasks.add(recheckSessions(this.deps.storage, this.sockets, this.deps.log));
  }

  private logUpdateFailure(err: unknown, matchId: MatchId): void {
    logFailure(this.deps.log, err, 'handling a change failed', { matchId });
  }

  private async onChange(change: ChangeEvent): Promise<void> {
    switch (change.type) {
      case 'move-stored':
        return this.onMove(change.matchId, change.stateId);
      case 'seat-replaced':
        this.rooms.get(change.matchId)?.members.onSeatReplaced(change.seat);
        return this.onTableChanged(change.matchId);
      case 'table-changed':
        return this.onTableChanged(change.matchId);
      case 'opening-hand-answered':
        return this.resyncSeat(change.matchId, change.seat);
      case 'match-closed':
        return this.disconnectAll(change.matchId);
      case 'chat-line-added': // the handler of the message sends a line of this process
        return change.isLocal ? undefined : this.onLine(change.matchId, change.lineId);
      case 'chat-line-changed':
        return this.onLine(change.matchId, change.lineId);
      case 'presence-changed':
        return this.presence.broadcast(change.matchId);
      case 'mutes-changed':
        return this.resyncPerson(change.personId);
      case 'session-revoked':
        return disconnectRevoked(this.deps.storage, this.sockets, change.personId);
    }
  }

  /** Disconnects the sockets at a match that was removed. */
  private disconnectAll(matchId: MatchId): void {
    for (const socket of this.rooms.get(matchId)?.members.sockets ?? []) socket.disconnect(true);
  }

  /** Sends a new sync for every table of a person whose list of muted or blocked persons has changed. */
  private async resyncPerson(personId: PersonId): Promise<void> {
    const ownSockets = this.sockets.filter(({ data }) => data.personId === personId);
    for (const socket of ownSockets) this.mutes.load(socket);
    for (const matchId of new Set(ownSockets.map(({ data }) => data.matchId ?? '')))
      await this.sendSyncs(
        ownSockets.filter(({ data }) => data.matchId === matchId),
        matchId,
      );
  }

  /** Sends a new sync to the sockets of one seat. */
  private async resyncSeat(matchId: MatchId, seat: Seat): Promise<void> {
    const members = this.rooms.get(matchId)?.members;
    if (members === undefined) return;
    const ownSockets = members.sockets.filter((socket) => members.seatOf(socket) === seat);
    await this.sendSyncs(ownSockets, matchId);
  }

  /** Sends a new or changed chat line. */
  private async onLine(matchId: MatchId, id: number): Promise<void> {
    if (!this.rooms.has(matchId)) return;
    const { storage } = this.deps;
    const line = await storage.chat.find(matchId, id);
    const match = await storage.matches.find(matchId);
    if (line !== null && match !== null) await this.broadcastLine(match, line);
  }

  private async onMove(matchId: MatchId, stateId: number): Promise<void> {
    const room = this.rooms.get(matchId);
    if (room === undefined) return;
    const match = await this.deps.matches.get(matchId, stateId);
    if (match === null) return;
    room.broadcastMove(match, this.deps.now(), (socket) => {
      this.tasks
        .add(this.sendSyncs([socket], matchId))
        .catch((err: unknown) => this.logUpdateFailure(err, matchId));
    });
  }

  private async onTableChanged(matchId: MatchId): Promise<void> {
    const room = this.rooms.get(matchId);
    if (room === undefined) return;
    const { members } = room;
    const { replacements } = members;
    const match = await this.deps.storage.matches.find(matchId);
    if (match === null) return this.disconnectAll(matchId);
    members.reassignSeats(match, replacements);
    const change = (room.changes += 1);
    await this.sendSyncs(members.sockets, matchId, () => room.changes > change);
    await this.presence.publishAndBroadcast(matchId); // the number of spectators changed with the seats
  }

  /** Keeps the table from counting as abandoned when a player enters or leaves. */
  private async touchSeen(seat: Seat | null, matchId: MatchId): Promise<void> {
    if (seat !== null) await this.deps.storage.matches.touch(matchId, this.deps.now());
  }
}
