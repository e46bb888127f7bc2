/** The sockets that follow the lobby. */
import type { LobbyNews } from '@great-fire/protocol';
import type { Logger } from 'pino';
import { callOf, rowOf } from '../lobby/table-row';
import type { SpectatorCount } from '../lobby/routes';
import type { Matches } from '../matches/matches';
import { turnOf } from '../matches/progress';
import type { News } from '../storage/news';
import { seatHeldBy } from '../storage/seating';
import { StorageLost } from '../storage/storage';
import type { MatchId, Progress, Storage, StoredMatch } from '../storage/storage';
import { sendAway } from './handshake';
import type { LiveSocket } from './types';

export interface LobbyRoomParts {
  readonly storage: Storage;
  readonly matches: Pick<Matches, 'peek'>;
  readonly spectators: SpectatorCount;
  readonly log: Logger;
}

export class LobbyRoom {
  private readonly sockets = new Set<LiveSocket>();
  private readonly told = new Map<MatchId, string>(); // what the lobby shows of a running game, as last told
  private readonly stopHearing: () => void;

  constructor(private readonly parts: LobbyRoomParts) {
    this.stopHearing = parts.storage.news.hear({
      hear: (news) => {
        this.pass(news).catch((err: unknown) => {
          if (!(err instanceof StorageLost)) parts.log.error({ err, ...news }, 'the lobby was not told');
        });
      },
      // A page that hears this reads the lists again.
      missed: () => {
        for (const socket of this.sockets) socket.emit('service', { isUp: true });
        sendAway(parts.storage, [...this.sockets], null).catch((err: unknown) => {
          if (!(err instanceof StorageLost)) parts.log.error({ err }, 'who was signed out was not sent away');
        });
      },
    });
  }

  enter(socket: LiveSocket): void {
    this.sockets.add(socket);
  }

  leave(socket: LiveSocket): void {
    this.sockets.delete(socket);
  }

  get size(): number {
    return this.sockets.size;
  }

  close(): void {
    this.stopHearing();
    this.sockets.clear();
  }

  private async pass({ matchId, what, id }: News): Promise<void> {
    if (what === 'closed') {
      this.told.delete(matchId);
      for (const socket of this.sockets) socket.emit('lobby', { id: matchId, match: null });
      return;
    }
    if (what === 'keys') return sendAway(this.parts.storage, [...this.sockets], matchId);
    if (this.sockets.size === 0 || what === 'chat' || what === 'presence' || what === 'mutes') return;
    if (what === 'move' && this.isKnown(matchId, id)) return;
    const match = await this.parts.storage.matches.find(matchId);
    if (match === null || (what === 'move' && !this.isNew(match))) return;
    const counts = await this.parts.spectators([matchId]);
    const call = callOf(match);
    const row = rowOf(match, counts.get(matchId) ?? 0);
    const news: LobbyNews = { id: matchId, match: row, ...(call !== null && { call }) };
    const hidden: LobbyNews = { id: matchId, match: null };
    for (const socket of this.sockets) {
      const isMine = seatHeldBy(match, socket.data.personId) !== null;
      if (isMine || isListed(match)) socket.emit('lobby', news);
      // It was listed while people were looked for.
      else if (!match.private && what === 'table') socket.emit('lobby', hidden);
    }
  }

  /** Most moves change nothing that the lobby shows: what is in memory tells so, and nothing is read. */
  private isKnown(matchId: MatchId, stateId: number): boolean {
    const told = this.told.get(matchId);
    const match = told === undefined ? null : this.parts.matches.peek(matchId);
    if (match === null || match.state.stateId < stateId) return false;
    return told === shownOf(turnOf(match.state.game));
  }

  private isNew(match: StoredMatch): boolean {
    const shown = shownOf(match);
    if (this.told.get(match.id) === shown) return false;
    if (match.status === 'finished') this.told.delete(match.id);
    else this.told.set(match.id, shown);
    return true;
  }
}

function shownOf(match: Pick<Progress | StoredMatch, 'status' | 'turn' | 'activeSeat'>): string {
  const { status, turn, activeSeat } = match;
  return `${status}/${String(turn)}/${String(activeSeat)}`;
}

/** A table that is not is told of to those who sit at it only. */
const isListed = (match: StoredMatch): boolean =>
  !match.private && (match.status === 'open' || match.watching.who === 'open');
