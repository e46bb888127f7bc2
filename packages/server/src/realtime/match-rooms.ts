/** Keeps the rooms of all matches up to date from the change feed. */
import type { Seat } from '@great-fire/game';
import type { ChatLine } from '@great-fire/protocol';
import { isDelayedFor, isLineVisibleToDelayed } from '../spectating/delayed-view';
import type { DelayedViews, DelayedView } from '../spectating/delayed-view';
import type { MatchService } from '../matches/match-service';
import type { ChangeEvent } from '../storage/change-feed';
import { logFailure } from '../storage/log-failure';
import type { MatchId } from '../entities/ids';
import type { Storage } from '../storage/storage';
import type { StoredChatLine } from '../storage/chat';
import { toChatLines } from '../chat/present-lines';
import { seatHeldBy } from '../table-setup/seats';
import { hostOf } from '../table-setup/host';
import { PresenceService } from './presence/presence-service';
import { disconnectRevoked, recheckSessions } from './handshake';
import { MatchRoom } from './match-room';
import { DelayedBroadcaster } from '../spectating/delayed-broadcaster';
import type { DelayedBroadcasterDeps } from '../spectating/delayed-broadcaster';
import { SyncService } from './sync-service';
import type { GameSocket } from './socket-types';
import type { StoredMatch } from '../entities/match';

export interface MatchRoomsDeps extends DelayedBroadcasterDeps {
  readonly storage: Storage;
  readonly matches: MatchService;
  readonly delayedViews: DelayedViews;
}

export class MatchRooms {
  private readonly rooms = new Map<MatchId, MatchRoom>();
  private readonly pendingWork = new Set<Promise<unknown>>();
  private readonly unsubscribers: readonly (() => void)[];

  private readonly delayedBroadcaster: DelayedBroadcaster<DelayedView>;
  readonly presence: PresenceService;
  private readonly syncService: SyncService;

  constructor(private readonly deps: MatchRoomsDeps) {
    const { changes, availability } = deps.storage;
    this.delayedBroadcaster = new DelayedBroadcaster(deps, (id, lastView) =>
      this.track(this.onDelayPassed(id, lastView)),
    );
    this.syncService = new SyncService({
      ...deps,
      trackDelayed: (id, view) => this.delayedBroadcaster.track(id, view),
    });
    this.presence = new PresenceService({
      storage: deps.storage,
      rooms: this.rooms,
      track: (work) => this.track(work),
      onError: (err, id) => this.logUpdateFailure(err, id),
    });
    this.unsubscribers = [
      changes.subscribe({
        onChange: (change) => {
          this.track(this.onChange(change)).catch((err: unknown) => {
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
    return this.track(this.onEnter(socket, matchId));
  }

  /** Stores whether the page of a socket is hidden and publishes that to other servers, but sends the table nothing. */
  async setVisibility(socket: GameSocket, matchId: MatchId, isHidden: boolean): Promise<void> {
    const room = this.rooms.get(matchId);
    if (room?.setHidden(socket, isHidden) === true)
      await this.track(this.deps.storage.presence.publish(matchId, room.localPresence));
  }

  leave(socket: GameSocket, matchId: MatchId): Promise<void> {
    return this.track(this.onLeave(socket, matchId));
  }

  /** Resolves when no read or write for a room is pending. */
  async whenIdle(): Promise<void> {
    while (this.pendingWork.size > 0) await Promise.allSettled(this.pendingWork);
  }

  private async onEnter(socket: GameSocket, matchId: MatchId): Promise<void> {
    const room = this.rooms.get(matchId) ?? new MatchRoom();
    this.rooms.set(matchId, room);
    this.deps.matches.pin(matchId);
    room.enter(socket);
    await this.sync(socket, matchId);
    // An error here does not remove the socket. The other sockets receive the presence when the storage is back.
    await this.touchSeen(room.seatOf(socket), matchId)
      .then(() => this.presence.broadcast(matchId, true))
      .catch((err: unknown) => this.logUpdateFailure(err, matchId));
  }

  private async onLeave(socket: GameSocket, matchId: MatchId): Promise<void> {
    const room = this.rooms.get(matchId);
    const seat = room?.seatOf(socket) ?? null;
    if (room === undefined || !room.leave(socket)) return;
    if (room.isEmpty) {
      this.rooms.delete(matchId);
      this.deps.matches.unpin(matchId);
    }
    await this.touchSeen(seat, matchId);
    await this.presence.broadcast(matchId, true);
  }

  /** Sends a socket everything that it needs to show the table. Resolves to the sync, or null if the table is gone. */
  async sync(socket: GameSocket, matchId: MatchId, isAnswer = false) {
    const match = await this.deps.storage.matches.find(matchId);
    const room = this.rooms.get(matchId);
    return match === null || room === undefined ? null : this.syncService.sync(socket, room, match, isAnswer);
  }

  /** Sends delayed spectators what has become visible. Resolves to the new view, or null to stop tracking. */
  private async onDelayPassed(matchId: MatchId, lastView: DelayedView): Promise<DelayedView | null> {
    const match = await this.deps.storage.matches.find(matchId);
    const room = this.rooms.get(matchId);
    if (
      match === null ||
      room === undefined ||
      room.delayedSockets.length === 0 ||
      !isDelayedFor(match, null)
    )
      return null;
    const view = await this.deps.delayedViews.buildView(match);
    room.setDelayedPlayerNames(view.match);
    const behindSockets = room.broadcastDelayed(view.liveMatch, this.deps.now());
    const isUnchanged =
      lastView.events.length === view.events.length && lastView.match.status === view.match.status;
    const socketsToSync = isUnchanged ? behindSockets : room.delayedSockets;
    for (const socket of socketsToSync) await this.sync(socket, matchId);
    const newLines = view.chatLines.filter((line) => line.channel === 'players' && line.at > lastView.at);
    for (const line of newLines)
      for (const chatLine of await toChatLines(this.deps.storage, view.match, [line], false))
        room.broadcastDelayedLine(chatLine, line.personId);
    return view;
  }

  /** Sends a chat line to the members who can read it. Resolves to its public form, or null if there is none. */
  async broadcastLine(match: StoredMatch, line: StoredChatLine): Promise<ChatLine | null> {
    const { storage } = this.deps;
    const [lineForHost = null] = await toChatLines(storage, match, [line], true);
    if (lineForHost === null) return null;
    const { reportCount: _, ...publicLine } = lineForHost;
    const hostSeat = seatHeldBy(match, hostOf(match));
    const outgoing = { line: publicLine, lineForHost, hostSeat, authorId: line.personId };
    this.rooms
      .get(match.id)
      ?.broadcastLine(outgoing, match.status, isLineVisibleToDelayed(match, line, this.deps.now()));
    return publicLine;
  }

  /** Sends delayed spectators everything whose delay has passed. */
  runDelayed(): Promise<void> {
    return this.delayedBroadcaster.run();
  }

  /** Number of sockets at tables. */
  get size(): number {
    return this.sockets.length;
  }

  /** Stops all updates. Resolves when a delayed broadcast that is in progress has ended. */
  async close(): Promise<void> {
    for (const stop of this.unsubscribers) stop();
    this.presence.close();
    await this.delayedBroadcaster.close();
    this.rooms.clear();
  }

  private track<T>(work: Promise<T>): Promise<T> {
    const untrack = () => this.pendingWork.delete(work);
    this.pendingWork.add(work);
    work.then(untrack, untrack);
    return work;
  }

  /** Sends every table again. Changes may have been stored without a notification. */
  private resyncAll(): void {
    for (const id of this.rooms.keys())
      this.track(this.onTableChanged(id, false)).catch((err: unknown) => this.logUpdateFailure(err, id));
  }

  private get sockets(): readonly GameSocket[] {
    return [...this.rooms.values()].flatMap(({ sockets }) => sockets);
  }

  /** Disconnects every session that was signed out while the change feed was down. */
  private disconnectAllRevoked(): void {
    void this.track(recheckSessions(this.deps.storage, this.sockets, this.deps.log));
  }

  private logUpdateFailure(err: unknown, matchId: MatchId): void {
    logFailure(this.deps.log, err, 'handling a change failed', { matchId });
  }

  private async onChange(change: ChangeEvent): Promise<void> {
    if ('matchId' in change && change.kind !== 'presence')
      this.delayedBroadcaster.markChanged(change.matchId);
    switch (change.kind) {
      case 'move':
        return this.onMove(change.matchId, change.stateId);
      case 'seat-replaced':
        this.rooms.get(change.matchId)?.onSeatReplaced(change.seat);
        return this.onTableChanged(change.matchId, false);
      case 'table-changed':
      case 'closed':
        return this.onTableChanged(change.matchId, change.kind === 'closed');
      case 'line-added': // the handler of the message sends a line of this process
        return change.isLocal ? undefined : this.onLine(change.matchId, change.lineId);
      case 'line-changed':
        return this.onLine(change.matchId, change.lineId);
      case 'presence':
        return this.presence.broadcast(change.matchId, false);
      case 'mutes-changed':
        return this.resyncPerson(change.personId);
      case 'session-revoked':
        return disconnectRevoked(this.deps.storage, this.sockets, change.personId);
    }
  }

  /** Sends a new sync for every table of a person whose list of muted or blocked persons has changed. */
  private async resyncPerson(personId: string): Promise<void> {
    const syncs = [...this.rooms].flatMap(([id, { sockets }]) =>
      sockets.filter(({ data }) => data.personId === personId).map((socket) => this.sync(socket, id)),
    );
    await Promise.all(syncs);
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
      this.track(this.sync(socket, matchId)).catch((err: unknown) => this.logUpdateFailure(err, matchId));
    });
  }

  private async onTableChanged(matchId: MatchId, isClosed: boolean): Promise<void> {
    const room = this.rooms.get(matchId);
    if (room === undefined) return;
    if (isClosed) {
      for (const socket of room.sockets) socket.disconnect(true);
      return;
    }
    const { replacements } = room;
    const match = await this.deps.storage.matches.find(matchId);
    if (match !== null) room.reassignSeats(match, replacements);
    const liveSockets = room.sockets.filter((socket) => !room.hasDelayedView(socket));
    await Promise.all(liveSockets.map((socket) => this.sync(socket, matchId)));
    await this.presence.broadcast(matchId, true); // the number of spectators changed with the seats
  }

  /** Keeps the table from counting as abandoned when a player enters or leaves. */
  private async touchSeen(seat: Seat | null, matchId: MatchId): Promise<void> {
    if (seat !== null) await this.deps.storage.matches.touch(matchId, this.deps.now());
  }
}
