/** Reads the change feed, and sends the members of each room what has changed. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Seat } from '@great-fire/game';
import type { Logger } from 'pino';
import type { MatchId, PersonId } from '../entities/match';
import type { MatchService } from '../matches/match-service';
import type { TaskSet } from '../shared/task-set';
import type { ChangeEvent } from '../storage/change-feed';
import { logFailure } from '../storage/log-failure';
import type { Storage } from '../storage/storage';
import { broadcastChatLine } from './broadcast-chat-line';
import { disconnectRevoked, recheckSessions } from './handshake';
import type { MatchRoom } from './match-room';
import type { PersonListCache } from './person-list-cache';
import type { PresenceService } from './presence/presence-service';
import type { GameSocket } from './socket-types';
import type { SyncSender } from './sync-sender';

interface ChangeRouterDeps {
  readonly storage: Pick<Storage, 'availability' | 'changes' | 'chat' | 'matches' | 'persons'>;
  readonly matches: Pick<MatchService, 'get'>;
  readonly rooms: ReadonlyMap<MatchId, MatchRoom>;
  readonly mutes: PersonListCache;
  readonly syncs: SyncSender;
  readonly presence: PresenceService;
  readonly tasks: TaskSet;
  readonly now: () => number; // ms since 1970, UTC
  readonly log: Logger;
}

export class ChangeRouter {
  private readonly unsubscribers: readonly (() => void)[];

  constructor(private readonly deps: ChangeRouterDeps) {
    const { changes, availability } = deps.storage;
    this.unsubscribers = [
      changes.subscribe({
        onChange: (change) => {
          this.deps.tasks.add(this.onChange(change)).catch((err: unknown) => {
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

  close(): void {
    for (const stop of this.unsubscribers) stop();
  }

  /** Sends every table again. Changes may have been stored without a notification. */
  private resyncAll(): void {
    for (const socket of this.sockets) this.deps.mutes.load(socket);
    void this.deps.tasks.add(this.resyncRooms([...this.deps.rooms.keys()]));
  }

  private async resyncRooms(ids: readonly MatchId[]): Promise<void> {
    for (const id of ids) {
      await this.onTableChanged(id).catch((err: unknown) => this.logUpdateFailure(err, id));
      await nextTurn();
    }
  }

  private get sockets(): readonly GameSocket[] {
    return [...this.deps.rooms.values()].flatMap(({ members }) => members.sockets);
  }

  /** Disconnects every session that was signed out while the change feed was down. */
  private disconnectAllRevoked(): void {
    void this.deps.tasks.add(recheckSessions(this.deps.storage, this.sockets, this.deps.log));
  }

  /** Logs that the members of a room may have missed a change. */
  logUpdateFailure(err: unknown, matchId: MatchId): void {
    logFailure(this.deps.log, err, 'handling a change failed', { matchId });
  }

  private async onChange(change: ChangeEvent): Promise<void> {
    switch (change.type) {
      case 'move-stored':
        return this.onMove(change.matchId, change.stateId);
      case 'seat-replaced':
        this.deps.rooms.get(change.matchId)?.members.onSeatReplaced(change.seat);
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
        return this.deps.presence.broadcast(change.matchId);
      case 'signal-sent':
        return this.deps.rooms.get(change.matchId)?.broadcastSignal(change);
      case 'replay-led':
        return this.deps.rooms.get(change.matchId)?.broadcastReplay(change, this.deps.now());
      case 'mutes-changed':
        return this.resyncPerson(change.personId);
      case 'invitations-changed': // the lobby shows them
        return;
      case 'session-revoked':
        return disconnectRevoked(this.deps.storage, this.sockets, change.personId);
    }
  }

  /** Disconnects the sockets at a match that was removed. */
  private disconnectAll(matchId: MatchId): void {
    for (const socket of this.deps.rooms.get(matchId)?.members.sockets ?? []) socket.disconnect(true);
  }

  /** Sends a new sync for every table of a person whose list of muted or blocked persons has changed. */
  private async resyncPerson(personId: PersonId): Promise<void> {
    const ownSockets = this.sockets.filter(({ data }) => data.personId === personId);
    for (const socket of ownSockets) this.deps.mutes.load(socket);
    for (const matchId of new Set(ownSockets.map(({ data }) => data.matchId ?? '')))
      await this.deps.syncs.send(
        ownSockets.filter(({ data }) => data.matchId === matchId),
        matchId,
      );
  }

  /** Sends a new sync to the sockets of one seat. */
  private async resyncSeat(matchId: MatchId, seat: Seat): Promise<void> {
    const members = this.deps.rooms.get(matchId)?.members;
    if (members === undefined) return;
    const ownSockets = members.sockets.filter((socket) => members.seatOf(socket) === seat);
    await this.deps.syncs.send(ownSockets, matchId);
  }

  private async onLine(matchId: MatchId, id: number): Promise<void> {
    if (!this.deps.rooms.has(matchId)) return;
    const { storage } = this.deps;
    const line = await storage.chat.find(matchId, id);
    const match = await storage.matches.find(matchId);
    if (line !== null && match !== null)
      await broadcastChatLine(storage, this.deps.rooms.get(matchId) ?? null, match, line);
  }

  private async onMove(matchId: MatchId, stateId: number): Promise<void> {
    const room = this.deps.rooms.get(matchId);
    if (room === undefined) return;
    const match = await this.deps.matches.get(matchId, stateId);
    if (match === null) return;
    await room.broadcastMove(match, this.deps.now(), (socket) => {
      this.deps.tasks
        .add(this.deps.syncs.send([socket], matchId))
        .catch((err: unknown) => this.logUpdateFailure(err, matchId));
    });
  }

  private async onTableChanged(matchId: MatchId): Promise<void> {
    const room = this.deps.rooms.get(matchId);
    if (room === undefined) return;
    const { members } = room;
    const { replacements } = members;
    const match = await this.deps.storage.matches.find(matchId);
    if (match === null) return this.disconnectAll(matchId);
    members.reassignSeats(match, replacements);
    const change = (room.changes += 1);
    await this.deps.syncs.send(members.sockets, matchId, () => room.changes > change);
    await this.deps.presence.publishAndBroadcast(matchId); // the number of spectators changed with the seats
  }
}
