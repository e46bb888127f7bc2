/**
 * Sends a socket everything that it needs to show a table: the current state, or the delayed one for delayed
 * spectators.
 */
import { canSpectate } from '../spectating/access';
import { isDelayedFor } from '../spectating/delayed-view';
import type { DelayedViews, DelayedView } from '../spectating/delayed-view';
import { hasStarted } from '../matches/load-match';
import type { MatchService } from '../matches/match-service';
import { seatHeldBy } from '../table-setup/seats';
import { hostOf } from '../table-setup/host';
import type { MatchId } from '../entities/ids';
import type { Storage } from '../storage/storage';
import { canReadChannel } from '../chat/channels';
import { toChatLines } from '../chat/present-lines';
import type { MatchRoom } from './match-room';
import { CHAT_LINES, TABLE_EVENTS, buildSync } from './build-sync';
import type { GameSocket } from './socket-types';
import type { StoredMatch } from '../entities/match';

export interface SyncServiceDeps {
  readonly storage: Storage;
  readonly matches: MatchService;
  readonly delayedViews: DelayedViews;
  readonly now: () => number;
  readonly trackDelayed: (matchId: MatchId, view: DelayedView) => void; // continues the view as the delay passes
}

export class SyncService {
  constructor(private readonly deps: SyncServiceDeps) {}

  /**
   * Sends a socket everything that it needs to show the table. Resolves to the sync, or null if the socket may not see
   * the table. `isAnswer`: the caller sends the sync itself, as an acknowledgement.
   */
  async sync(socket: GameSocket, room: MatchRoom, match: StoredMatch, isAnswer: boolean) {
    const { storage, matches } = this.deps;
    const matchId = match.id;
    room.assignSeats(match);
    const seat = room.seatOf(socket);
    if (seat === null && !canSpectate(match)) {
      socket.disconnect(true); // when it reconnects, the handshake says why
      return null;
    }
    if (isDelayedFor(match, seat)) return this.syncDelayed(socket, room, match, isAnswer);
    const playersOnly = !canReadChannel(seat, 'spectators', match.status);
    // A table that was read before its game started shows only the start: players may change seats until then.
    const isStarted = hasStarted(match);
    const loaded = isStarted ? await matches.get(matchId, match.stateId) : null;
    const reader = socket.data.personId;
    if (reader !== null) room.setMuted(socket, await storage.blocks.mutedOrBlockedBy(reader));
    const storedLines = await storage.chat.history(matchId, CHAT_LINES + 1, { playersOnly, reader });
    const isHost = seat !== null && seat === seatHeldBy(match, hostOf(match));
    const chatLines = await toChatLines(storage, match, storedLines, isHost);
    const events = await storage.tableState.events(matchId, TABLE_EVENTS);
    const formerOwners = await storage.tableState.formerOwners(matchId, loaded?.recentMoves[0]?.stateId ?? 0);
    const { personId } = socket.data;
    const isVisitor = !isStarted && seat === null && personId !== null;
    const wasKicked = isVisitor && (await storage.matches.isKicked(matchId, personId));
    const rematch = match.status === 'finished' ? await storage.matches.rematchOf(matchId) : null;
    // There is no `await` from here on, so that no move comes between the sync and `markSent`.
    const current = isStarted ? (matches.peek(matchId) ?? loaded) : null;
    const baseSync = buildSync(
      socket,
      room,
      match,
      current,
      chatLines,
      { events, formerOwners },
      this.deps.now(),
    );
    const sync = { ...baseSync, wasKicked, rematch };
    room.markSent(socket, current);
    if (!isAnswer) socket.emit('sync', sync);
    return sync;
  }

  /** Like `sync`, but sends a delayed spectator the table as it was before the delay. */
  private async syncDelayed(socket: GameSocket, room: MatchRoom, match: StoredMatch, isAnswer: boolean) {
    const view = await this.deps.delayedViews.buildView(match);
    const { storage } = this.deps;
    const reader = socket.data.personId;
    const muted = reader === null ? [] : await storage.blocks.mutedOrBlockedBy(reader);
    room.setMuted(socket, muted);
    const visibleLines = view.chatLines.filter(
      ({ personId }) => personId === null || !muted.includes(personId),
    );
    const chatLines = await toChatLines(storage, view.match, visibleLines.slice(-CHAT_LINES - 1), false);
    // The spectator may have taken a seat meanwhile. Another sync for the seat follows.
    if (room.seatOf(socket) !== null) return null;
    const history = { events: view.events.slice(-TABLE_EVENTS), formerOwners: view.formerOwners };
    room.setDelayedPlayerNames(view.match);
    const baseSync = buildSync(socket, room, view.match, view.liveMatch, chatLines, history, this.deps.now());
    const isFinished = view.match.status === 'finished';
    const rematch = isFinished ? await storage.matches.rematchOf(match.id) : null;
    const sync = { ...baseSync, wasKicked: false, rematch };
    room.markSent(socket, view.liveMatch);
    this.deps.trackDelayed(match.id, view);
    if (!isAnswer) socket.emit('sync', sync);
    return sync;
  }
}
