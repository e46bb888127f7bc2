/** Sends sockets a sync: everything that a page needs to show its table. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Sync } from '@great-fire/protocol';
import type { MatchId, StoredMatch } from '../entities/match';
import { hasStarted } from '../matches/load-match';
import type { MatchService } from '../matches/match-service';
import { canSpectate } from '../spectating/access';
import { buildSync, type SyncContents } from './build-sync';
import { batchesOf, emitterFor } from './emitter';
import type { MatchRoom } from './match-room';
import type { PersonListCache } from './person-list-cache';
import type { GameSocket } from './socket-types';
import { loadSync, type SyncLoaderDeps } from './sync-loader';

interface SyncSenderDeps extends SyncLoaderDeps {
  readonly matches: Pick<MatchService, 'get' | 'peek' | 'start'>;
  readonly rooms: ReadonlyMap<MatchId, MatchRoom>;
  readonly mutes: PersonListCache;
  readonly now: () => number; // ms since 1970, UTC
}

export class SyncSender {
  constructor(private readonly deps: SyncSenderDeps) {}

  /**
   * Returns everything that a socket needs to show the table, for its acknowledgement. Resolves to null if the socket
   * may not see the table.
   */
  async answer(socket: GameSocket, matchId: MatchId): Promise<Sync | null> {
    for (;;) {
      await this.deps.mutes.whenLoaded([socket]);
      const mutedIds = this.deps.mutes.get(socket);
      const updates = this.deps.rooms.get(matchId)?.updates;
      const contents = await this.readSync([socket], matchId);
      if (contents === null) return null;
      // A person who mutes another meanwhile must see none of the other's lines. A new line must not be lost, nor a
      // change of the table be followed by what was read before it.
      if (this.deps.mutes.isCurrent(socket, mutedIds) && this.deps.rooms.get(matchId)?.updates === updates)
        return this.buildSync([socket], contents);
    }
  }

  /**
   * Sends sockets everything that they need to show the table, those with a seat first. Others have their turn between
   * two groups that see the same. `isOutdated`: whether all will be sent again.
   */
  async send(
    sockets: readonly GameSocket[],
    matchId: MatchId,
    isOutdated: () => boolean = () => false,
  ): Promise<void> {
    await this.deps.mutes.whenLoaded(sockets);
    let isFirst = true;
    for (const group of this.groupByContents(sockets, matchId)) {
      if (!isFirst) await nextTurn();
      isFirst = false;
      if (isOutdated()) return;
      await this.sendGroup(group, matchId, isOutdated);
    }
  }

  /** Groups sockets that may see the same. The sockets of a person are a group, and all spectators without mutes. */
  private groupByContents(sockets: readonly GameSocket[], matchId: MatchId): Iterable<readonly GameSocket[]> {
    const members = this.deps.rooms.get(matchId)?.members;
    const groups = new Map<string, GameSocket[]>();
    for (const hasSeat of [true, false])
      for (const socket of sockets) {
        const seat = members?.seatOf(socket) ?? null;
        if ((seat !== null) !== hasSeat) continue;
        const isLikeOthers =
          seat === null && members?.isWaiting === false && this.deps.mutes.get(socket).size === 0;
        const key = isLikeOthers ? 'spectator' : `${String(seat)} ${String(socket.data.personId)}`;
        const group = groups.get(key);
        if (group === undefined) groups.set(key, [socket]);
        else group.push(socket);
      }
    return groups.values();
  }

  /** Sends sockets that may see the same a sync, and another one after a change of mutes, table or chat meanwhile. */
  private async sendGroup(
    sockets: readonly GameSocket[],
    matchId: MatchId,
    isOutdated: () => boolean,
  ): Promise<void> {
    const [first] = sockets;
    const room = this.deps.rooms.get(matchId);
    if (first === undefined || room === undefined) return;
    const { updates } = room;
    const mutedIds = new Map(sockets.map((socket) => [socket, this.deps.mutes.get(socket)]));
    const contents = await this.readSync(sockets, matchId);
    const members = this.deps.rooms.get(matchId)?.members;
    if (contents === null || members === undefined) return;
    const seat = members.seatOf(first);
    const isCurrent = (socket: GameSocket): boolean =>
      room.updates === updates &&
      members.seatOf(socket) === seat &&
      this.deps.mutes.isCurrent(socket, mutedIds.get(socket) ?? new Set());
    const changed: GameSocket[] = [];
    for (const [index, batch] of batchesOf(sockets).entries()) {
      if (index > 0) await nextTurn();
      changed.push(...batch.filter((socket) => !isCurrent(socket)));
      const current = batch.filter(isCurrent);
      const sync = this.buildSync(current, contents);
      if (sync !== null) emitterFor(current)?.emit('sync', sync);
    }
    if (changed.length > 0) await this.send(changed, matchId, isOutdated);
  }

  /** Reads a sync of sockets that may see the same. Resolves to null, and disconnects them, if they may not. */
  private async readSync(sockets: readonly GameSocket[], matchId: MatchId): Promise<SyncContents | null> {
    const match = await this.readMatch(matchId);
    const members = this.deps.rooms.get(matchId)?.members;
    const [first] = sockets;
    if (match === null || members === undefined || first === undefined) return null;
    members.assignSeats(match);
    const seat = members.seatOf(first);
    if (seat !== null || canSpectate(match))
      return loadSync(this.deps, match, { seat, personId: first.data.personId });
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
    const room = this.deps.rooms.get(match.id);
    const [first] = sockets;
    if (room === undefined || first === undefined) return null;
    // A move may have been stored since the game was read.
    const newest = hasStarted(match) ? this.deps.matches.peek(match.id) : null;
    const liveMatch = newest ?? contents.liveMatch;
    const sync = buildSync({ ...contents, liveMatch }, room, room.members.seatOf(first), this.deps.now());
    for (const socket of sockets) room.members.markSent(socket, liveMatch);
    return sync;
  }
}
