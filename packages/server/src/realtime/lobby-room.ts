/** The sockets that follow the lobby. */
import { DELAY_MAX } from '@great-fire/protocol';
import type { LobbyNews } from '@great-fire/protocol';
import { callOf, rowOf } from '../lobby/table-row';
import type { SpectatorCount } from '../lobby/routes';
import { isLater } from '../matches/delayed';
import type { Delayed, Then } from '../matches/delayed';
import type { Matches } from '../matches/matches';
import { turnOf } from '../matches/progress';
import { hasBlocked, isOfBlocked } from '../storage/blocks';
import type { News } from '../storage/news';
import { seatHeldBy } from '../storage/seating';
import { StorageLost } from '../storage/storage';
import type { StoredMatch } from '../storage/matches';
import type { Progress } from '../storage/moves';
import type { MatchId, PersonId, Storage } from '../storage/storage';
import { sendAway } from './handshake';
import { LobbyBlocks } from './lobby-blocks';
import { Latecomers } from './latecomers';
import type { LatecomersParts } from './latecomers';
import type { LiveSocket } from './types';

export interface LobbyRoomParts extends LatecomersParts {
  readonly storage: Storage;
  readonly matches: Pick<Matches, 'peek'>;
  readonly delayed: Delayed;
  readonly spectators: SpectatorCount;
}

const LOOKED_BACK = 1000;
const LATEST_MS = DELAY_MAX * 60_000;

export class LobbyRoom {
  private readonly sockets = new Set<LiveSocket>();
  private readonly blocks: LobbyBlocks;
  private readonly told = new Map<MatchId, string>(); // what the lobby shows of a running game, as last told
  private readonly toldThen = new Map<MatchId, string>(); // as last told to those who are told later
  private readonly latecomers: Latecomers<Then>;
  private readonly stopHearing: () => void;

  constructor(private readonly parts: LobbyRoomParts) {
    this.blocks = new LobbyBlocks(parts.storage);
    this.latecomers = new Latecomers(parts, (id) => this.tellLater(id));
    this.stopHearing = parts.storage.news.hear({
      hear: (news) => {
        this.pass(news).catch((err: unknown) => {
          if (!(err instanceof StorageLost)) parts.log.error({ err, ...news }, 'the lobby was not told');
        });
      },
      // A page that hears this reads the lists again.
      missed: () => {
        for (const socket of this.sockets) this.readAgain(socket);
        sendAway(parts.storage, [...this.sockets], null).catch((err: unknown) => {
          if (!(err instanceof StorageLost)) parts.log.error({ err }, 'who was signed out was not sent away');
        });
      },
    });
  }

  enter(socket: LiveSocket): void {
    if (this.sockets.size === 0)
      this.lookBack().catch((err: unknown) => {
        if (!(err instanceof StorageLost)) this.parts.log.error({ err }, 'the lobby did not look back');
      });
    this.sockets.add(socket);
    this.blocks.follow(socket);
  }

  leave(socket: LiveSocket): void {
    this.sockets.delete(socket);
    this.blocks.leave(socket);
  }

  /** Has a page read its lists again, as those are told who block whom they block by now. */
  private readAgain(socket: LiveSocket): void {
    this.blocks.follow(socket);
    socket.emit('service', { isUp: true });
  }

  /** Tells what is old enough by now of tables that are told of later. */
  tellLatecomers(): Promise<void> {
    return this.latecomers.look();
  }

  get size(): number {
    return this.sockets.size;
  }

  close(): void {
    this.stopHearing();
    this.latecomers.close();
    this.sockets.clear();
  }

  private async pass({ matchId, what, id }: News): Promise<void> {
    if (what === 'closed') {
      this.told.delete(matchId);
      for (const socket of this.sockets) socket.emit('lobby', { id: matchId, match: null });
      return;
    }
    if (what === 'keys') return sendAway(this.parts.storage, [...this.sockets], matchId);
    if (what === 'mutes') {
      const theirs = [...this.sockets].filter(({ data }) => data.personId === matchId);
      for (const socket of theirs) this.readAgain(socket);
      return;
    }
    if (this.sockets.size === 0 || what === 'chat' || what === 'presence') return;
    this.latecomers.stir(matchId);
    if (what === 'move' && this.isKnown(matchId, id)) return;
    const match = await this.parts.storage.matches.find(matchId);
    if (match === null || (what === 'move' && !this.isNew(match))) return;
    const counts = await this.parts.spectators([matchId]);
    const call = callOf(match);
    const also = call !== null && { call };
    const newsFor = this.toldOnce(match, (blocked) => ({
      id: matchId,
      match: rowOf(match, counts.get(matchId) ?? 0, blocked),
      ...also,
    }));
    const hidden: LobbyNews = { id: matchId, match: null };
    await this.blocks.settled();
    for (const socket of this.sockets) {
      const isMine = seatHeldBy(match, socket.data.personId) !== null;
      const isOut = !isMine && isOfBlocked(match, this.blocks.of(socket));
      if (!isOut && (isMine || (isListed(match) && !isLater(match, null))))
        socket.emit('lobby', newsFor(socket));
      // It was listed while people were looked for, or while another was its host.
      else if (!match.private && what === 'table' && (isOut || !isListed(match)))
        socket.emit('lobby', hidden);
    }
    if (isListed(match) && isLater(match, null) && !this.latecomers.expects(matchId))
      // The start is sent at once. Afterwards only changes since a page could read the list are sent.
      this.latecomers.expect(matchId, await this.tellThen(match, match.stateId === 0));
  }

  /** Sends the delayed view of a table to the pages of the lobby if it differs from the last one. */
  private async tellThen(match: StoredMatch, isNews = true): Promise<Then> {
    const then = await this.parts.delayed.viewOf(match);
    const text = JSON.stringify(rowOf(then.match, 0)); // that others watch it is no news, as of any table
    if (this.toldThen.get(match.id) === text) return then;
    this.toldThen.set(match.id, text);
    if (!isNews) return then;
    const counts = await this.parts.spectators([match.id]);
    const newsFor = this.toldOnce(then.match, (blocked) => ({
      id: match.id,
      match: rowOf(then.match, counts.get(match.id) ?? 0, blocked),
    }));
    await this.blocks.settled();
    for (const socket of this.sockets)
      if (seatHeldBy(match, socket.data.personId) === null) socket.emit('lobby', newsFor(socket));
    return then;
  }

  /** One piece of news for all, and one for those who block somebody that sits there. */
  private toldOnce(
    match: StoredMatch,
    make: (blocked: ReadonlySet<PersonId>) => LobbyNews,
  ): (socket: LiveSocket | null) => LobbyNews {
    const plain = make(new Set());
    return (socket) => {
      const blocked = socket === null ? null : this.blocks.of(socket);
      return blocked !== null && hasBlocked(match, blocked) ? make(blocked) : plain;
    };
  }

  private async tellLater(matchId: MatchId): Promise<Then | null> {
    const match = this.sockets.size === 0 ? null : await this.parts.storage.matches.find(matchId);
    if (match === null || !isLater(match, null)) return null;
    const then = await this.tellThen(match);
    if (then.match.status !== 'running') this.toldThen.delete(matchId);
    return then.match.status === 'running' ? then : null;
  }

  /** What happened lately at tables that are told of later, before anybody was here. */
  private async lookBack(): Promise<void> {
    const { storage, now } = this.parts;
    const running = await storage.matches.list({ status: 'running', limit: LOOKED_BACK, after: null });
    const ended = await storage.matches.endedSince(now() - LATEST_MS);
    for (const match of [...running, ...ended])
      if (isLater(match, null) && !this.latecomers.expects(match.id))
        this.latecomers.expect(match.id, await this.tellThen(match, false));
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
