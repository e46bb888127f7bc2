/** The rooms of all matches, kept up to date by the news of what was stored. */
import type { Logger } from 'pino';
import type { Matches } from '../matches/matches';
import type { NewsPort } from '../matches/news';
import type { MatchId, Storage, StoredLine } from '../storage/storage';
import { Room } from './room';
import { hearsSpectators } from './seen';
import { CHAT_LINES, syncFor } from './sync';
import type { LiveSocket } from './types';

export interface RoomsParts {
  readonly storage: Storage;
  readonly matches: Matches;
  readonly news: NewsPort;
  readonly log: Logger;
}

export class Rooms {
  private readonly rooms = new Map<MatchId, Room>();
  private readonly stopHearing: () => void;

  constructor(private readonly parts: RoomsParts) {
    this.stopHearing = parts.news.hear(({ matchId, what }) => {
      const work = what === 'move' ? this.moved(matchId) : this.tableChanged(matchId, what === 'closed');
      work.catch((err: unknown) => parts.log.error({ err, matchId }, 'news could not be passed on'));
    });
  }

  room(matchId: MatchId): Room | null {
    return this.rooms.get(matchId) ?? null;
  }

  spectators(matchId: MatchId): number {
    return this.rooms.get(matchId)?.spectators ?? 0;
  }

  /** Brings a socket in and shows it the table. */
  async enter(socket: LiveSocket, matchId: MatchId): Promise<void> {
    const room = this.rooms.get(matchId) ?? new Room();
    this.rooms.set(matchId, room);
    room.enter(socket);
    await this.sync(socket, matchId);
    await this.tellPresence(matchId);
  }

  async leave(socket: LiveSocket, matchId: MatchId): Promise<void> {
    const room = this.rooms.get(matchId);
    if (room === undefined || !room.leave(socket)) return;
    if (room.isEmpty) this.rooms.delete(matchId);
    else await this.tellPresence(matchId);
  }

  /** Sends a socket all it needs to show the table. Returns what was sent; null where the table is gone. */
  async sync(socket: LiveSocket, matchId: MatchId, isAnswer = false) {
    const { storage, matches } = this.parts;
    const match = await storage.matches.find(matchId);
    const room = this.rooms.get(matchId);
    if (match === null || room === undefined) return null;
    room.seat(match);
    const seat = room.seatOf(socket);
    const playersOnly = !hearsSpectators(seat, match.status === 'finished');
    const read = await matches.now(matchId);
    const chat = await storage.chat.last(matchId, CHAT_LINES, playersOnly);
    // From here on nothing waits: no move can come between what is sent and what is noted as sent.
    const now = matches.peek(matchId) ?? read;
    const sync = syncFor(socket, room, match, now, chat);
    room.shown(socket, now?.state.stateId ?? null);
    if (!isAnswer) socket.emit('sync', sync);
    return sync;
  }

  say(matchId: MatchId, line: StoredLine, isOver: boolean): void {
    this.rooms.get(matchId)?.say(line, isOver);
  }

  close(): void {
    this.stopHearing();
    this.rooms.clear();
  }

  private async moved(matchId: MatchId): Promise<void> {
    const room = this.rooms.get(matchId);
    if (room === undefined) return;
    const match = this.parts.matches.peek(matchId) ?? (await this.parts.matches.now(matchId));
    if (match === null) return;
    const behind = room.update(match);
    await Promise.all(behind.map((socket) => this.sync(socket, matchId)));
  }

  private async tableChanged(matchId: MatchId, isClosed: boolean): Promise<void> {
    const room = this.rooms.get(matchId);
    if (room === undefined) return;
    if (isClosed) {
      for (const socket of room.sockets) socket.disconnect(true);
      return;
    }
    await Promise.all(room.sockets.map((socket) => this.sync(socket, matchId)));
    await this.tellPresence(matchId);
  }

  private async tellPresence(matchId: MatchId): Promise<void> {
    const match = await this.parts.storage.matches.find(matchId);
    if (match === null) return;
    this.rooms.get(matchId)?.tellPresence(match.players);
  }
}
