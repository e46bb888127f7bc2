/** All that a socket needs to show a table: as it is, or, to somebody who watches with a delay, as it stood then. */
import { isWatchable } from '../lobby/watching';
import { isLater } from '../matches/delayed';
import type { Delayed, Then } from '../matches/delayed';
import { hasBegun } from '../matches/load-match';
import type { Matches } from '../matches/matches';
import { hostOf, seatHeldBy } from '../storage/seating';
import type { StoredMatch } from '../storage/matches';
import type { MatchId, Storage } from '../storage/storage';
import { hears } from '../talk/channels';
import { linesFor } from '../talk/telling';
import type { Room } from './room';
import { CHAT_LINES, TABLE_EVENTS, syncFor } from './sync';
import type { LiveSocket } from './types';

export interface ShowingParts {
  readonly storage: Storage;
  readonly matches: Matches;
  readonly delayed: Delayed;
  readonly now: () => number;
  readonly expect: (matchId: MatchId, then: Then) => void; // more of it will be old enough in time
}

export class Showing {
  constructor(private readonly parts: ShowingParts) {}

  /** Sends a socket all it needs to show the table. Returns what was sent; null where there is nothing to show any more. */
  async sync(socket: LiveSocket, room: Room, match: StoredMatch, isAnswer: boolean) {
    const { storage, matches } = this.parts;
    const matchId = match.id;
    room.seat(match);
    const seat = room.seatOf(socket);
    if (seat === null && !isWatchable(match)) {
      socket.disconnect(true); // when it reconnects, the handshake says why
      return null;
    }
    if (isLater(match, seat)) return this.syncLater(socket, room, match, isAnswer);
    const playersOnly = !hears(seat, 'spectators', match.status);
    // A table that was read before its game started shows only the start: players may change seats until then.
    const isBegun = hasBegun(match);
    const read = isBegun ? await matches.now(matchId, match.stateId) : null;
    const reader = socket.data.personId;
    if (reader !== null) room.mutes(socket, await storage.blocks.unheardBy(reader));
    const said = await storage.chat.last(matchId, CHAT_LINES + 1, { playersOnly, reader });
    const isHost = seat !== null && seat === seatHeldBy(match, hostOf(match));
    const chat = await linesFor(storage, match, said, isHost);
    const events = await storage.conduct.events(matchId, TABLE_EVENTS);
    const former = await storage.conduct.former(matchId, read?.recent[0]?.stateId ?? 0);
    const { personId } = socket.data;
    const isOut = !isBegun && seat === null && personId !== null;
    const wasRemoved = isOut && (await storage.matches.wasRemoved(matchId, personId));
    const next = match.status === 'finished' ? await storage.matches.nextOf(matchId) : null;
    // From here on nothing waits: no move can come between what is sent and what is noted as sent.
    const now = isBegun ? (matches.peek(matchId) ?? read) : null;
    const told = syncFor(socket, room, match, now, chat, { events, former }, this.parts.now());
    const sync = { ...told, wasRemoved, next };
    room.shown(socket, now);
    if (!isAnswer) socket.emit('sync', sync);
    return sync;
  }

  /** Like `sync`, for a delayed spectator: sends the table as it stood before the delay. */
  private async syncLater(socket: LiveSocket, room: Room, match: StoredMatch, isAnswer: boolean) {
    const then = await this.parts.delayed.viewOf(match);
    const { storage } = this.parts;
    const reader = socket.data.personId;
    const muted = reader === null ? [] : await storage.blocks.unheardBy(reader);
    room.mutes(socket, muted);
    const heard = then.lines.filter(({ personId }) => personId === null || !muted.includes(personId));
    const lines = await linesFor(storage, then.match, heard.slice(-CHAT_LINES - 1), false);
    // Somebody may have sat down meanwhile; their sync is on its way.
    if (room.seatOf(socket) !== null) return null;
    const beside = { events: then.events.slice(-TABLE_EVENTS), former: then.former };
    room.playedBy(then.match);
    const told = syncFor(socket, room, then.match, then.game, lines, beside, this.parts.now());
    const isOver = then.match.status === 'finished';
    const next = isOver ? await storage.matches.nextOf(match.id) : null;
    const sync = { ...told, wasRemoved: false, next };
    room.shown(socket, then.game);
    this.parts.expect(match.id, then);
    if (!isAnswer) socket.emit('sync', sync);
    return sync;
  }
}
