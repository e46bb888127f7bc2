/** The sockets that follow the lobby. */
import type { LobbyNews } from '@great-fire/protocol';
import type { Logger } from 'pino';
import { summaryOf } from '../lobby/summary';
import type { News, NewsPort } from '../matches/news';
import type { MatchId, Storage, StoredMatch } from '../storage/storage';
import type { LiveSocket } from './types';

export interface LobbyRoomParts {
  readonly storage: Storage;
  readonly news: NewsPort;
  readonly spectators: (matchId: MatchId) => number;
  readonly log: Logger;
}

export class LobbyRoom {
  private readonly sockets = new Set<LiveSocket>();
  private readonly told = new Map<MatchId, string>(); // what the lobby shows of a running game, as last told
  private readonly stopHearing: () => void;

  constructor(private readonly parts: LobbyRoomParts) {
    this.stopHearing = parts.news.hear((news) => {
      this.pass(news).catch((err: unknown) => parts.log.error({ err, ...news }, 'the lobby was not told'));
    });
  }

  enter(socket: LiveSocket): void {
    this.sockets.add(socket);
  }

  leave(socket: LiveSocket): void {
    this.sockets.delete(socket);
  }

  close(): void {
    this.stopHearing();
    this.sockets.clear();
  }

  private async pass({ matchId, what }: News): Promise<void> {
    if (what === 'closed') {
      this.told.delete(matchId);
      for (const socket of this.sockets) socket.emit('lobby', { id: matchId, match: null });
      return;
    }
    if (this.sockets.size === 0) return;
    const match = await this.parts.storage.matches.find(matchId);
    if (match === null || (what === 'move' && !this.isNew(match))) return;
    const news: LobbyNews = { id: matchId, match: summaryOf(match, this.parts.spectators(matchId)) };
    for (const socket of this.sockets) if (mayHear(socket, match)) socket.emit('lobby', news);
  }

  /** Most moves change nothing that the lobby shows. */
  private isNew(match: StoredMatch): boolean {
    const shown = `${match.status}/${String(match.turn)}/${String(match.activeSeat)}`;
    if (this.told.get(match.id) === shown) return false;
    if (match.status === 'finished') this.told.delete(match.id);
    else this.told.set(match.id, shown);
    return true;
  }
}

/** A private table is known to those who sit at it only. */
function mayHear(socket: LiveSocket, match: StoredMatch): boolean {
  const { personId } = socket.data;
  return !match.private || match.seats.some((seat) => seat.personId === personId);
}
