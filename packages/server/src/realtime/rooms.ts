/** The rooms of all matches, kept up to date by the news of what was stored. */
import type { Seat } from '@great-fire/game';
import type { ChatLine } from '@great-fire/protocol';
import { isLater, isToldBy } from '../matches/delayed';
import type { Delayed, Then } from '../matches/delayed';
import type { Matches } from '../matches/matches';
import type { News } from '../storage/news';
import { StorageLost } from '../storage/storage';
import type { StoredMatch } from '../storage/matches';
import type { MatchId, Storage } from '../storage/storage';
import type { StoredLine } from '../storage/talk';
import { linesFor } from '../talk/telling';
import { hostOf, seatHeldBy } from '../storage/seating';
import { Attendance } from './attendance';
import { sendAway } from './handshake';
import { Room } from './room';
import { Latecomers } from './latecomers';
import type { LatecomersParts } from './latecomers';
import { Showing } from './showing';
import type { LiveSocket } from './types';

export interface RoomsParts extends LatecomersParts {
  readonly storage: Storage;
  readonly matches: Matches;
  readonly delayed: Delayed;
}

export class Rooms {
  private readonly rooms = new Map<MatchId, Room>();
  private readonly running = new Set<Promise<unknown>>();
  private readonly stopHearing: readonly (() => void)[];

  private readonly latecomers: Latecomers<Then>;
  readonly attendance: Attendance;
  private readonly showing: Showing;

  constructor(private readonly parts: RoomsParts) {
    const { news, standing } = parts.storage;
    this.latecomers = new Latecomers(parts, (id, before) => this.follow(this.tellLater(id, before)));
    this.showing = new Showing({ ...parts, expect: (id, then) => this.latecomers.expect(id, then) });
    this.attendance = new Attendance({
      storage: parts.storage,
      rooms: this.rooms,
      follow: (work) => this.follow(work),
      failed: (err, id) => this.failed(err, id),
    });
    this.stopHearing = [
      news.hear({
        hear: (told) => {
          this.follow(this.pass(told)).catch((err: unknown) => this.failed(err, told.matchId));
        },
        missed: () => {
          this.readAll();
          this.sendAwayAll();
        },
      }),
      standing.hear((isUp) => {
        if (isUp) this.readAll();
      }),
    ];
  }

  room(matchId: MatchId): Room | null {
    return this.rooms.get(matchId) ?? null;
  }

  /** Brings a socket in and shows it the table. */
  enter(socket: LiveSocket, matchId: MatchId): Promise<void> {
    return this.follow(this.entered(socket, matchId));
  }

  /** Notes whether somebody sees the page of a socket; other servers are told, the table is not. */
  async look(socket: LiveSocket, matchId: MatchId, isHidden: boolean): Promise<void> {
    const room = this.rooms.get(matchId);
    if (room?.look(socket, isHidden) === true)
      await this.follow(this.parts.storage.presence.say(matchId, room.here));
  }

  leave(socket: LiveSocket, matchId: MatchId): Promise<void> {
    return this.follow(this.left(socket, matchId));
  }

  /** Resolves once nothing is read or written for a room any more. */
  async idle(): Promise<void> {
    while (this.running.size > 0) await Promise.allSettled(this.running);
  }

  private async entered(socket: LiveSocket, matchId: MatchId): Promise<void> {
    const room = this.rooms.get(matchId) ?? new Room();
    this.rooms.set(matchId, room);
    room.enter(socket);
    await this.sync(socket, matchId);
    // Who is shown the table stays at it: that the others were not told is mended when the storage is back.
    await this.sawSomebody(room.seatOf(socket), matchId)
      .then(() => this.attendance.changed(matchId, true))
      .catch((err: unknown) => this.failed(err, matchId));
  }

  private async left(socket: LiveSocket, matchId: MatchId): Promise<void> {
    const room = this.rooms.get(matchId);
    const seat = room?.seatOf(socket) ?? null;
    if (room === undefined || !room.leave(socket)) return;
    if (room.isEmpty) this.rooms.delete(matchId);
    await this.sawSomebody(seat, matchId);
    await this.attendance.changed(matchId, true);
  }

  /** Sends a socket all it needs to show the table. Returns what was sent; null where the table is gone. */
  async sync(socket: LiveSocket, matchId: MatchId, isAnswer = false) {
    const match = await this.parts.storage.matches.find(matchId);
    const room = this.rooms.get(matchId);
    return match === null || room === undefined ? null : this.showing.sync(socket, room, match, isAnswer);
  }

  /** Sends delayed spectators what has become old enough. Resolves to the time at which there is more. */
  private async tellLater(matchId: MatchId, before: Then): Promise<Then | null> {
    const match = await this.parts.storage.matches.find(matchId);
    const room = this.rooms.get(matchId);
    if (match === null || room === undefined || room.later.length === 0 || !isLater(match, null)) return null;
    const then = await this.parts.delayed.viewOf(match);
    room.playedBy(then.match);
    const behind = room.updateLater(then.game, this.parts.now());
    const isSame = before.events.length === then.events.length && before.match.status === then.match.status;
    const anew = isSame ? behind : room.later;
    for (const socket of anew) await this.sync(socket, matchId);
    const fresh = then.lines.filter((line) => line.channel === 'players' && line.at > before.at);
    for (const line of fresh)
      for (const told of await linesFor(this.parts.storage, then.match, [line], false))
        room.sayLater(told, line.personId);
    return then;
  }

  /** Tells a line to all here who hear its channel and its writer. Resolves to the line as others are told it. */
  async say(match: StoredMatch, line: StoredLine): Promise<ChatLine | null> {
    const { storage } = this.parts;
    const [toHost = null] = await linesFor(storage, match, [line], true);
    if (toHost === null) return null;
    const { reports: _, ...told } = toHost;
    const host = seatHeldBy(match, hostOf(match));
    const spoken = { told, toHost, host, by: line.personId };
    this.rooms.get(match.id)?.say(spoken, match.status, isToldBy(match, line, this.parts.now()));
    return told;
  }

  /** Tells those who watch with a delay what is old enough by now. */
  tellLatecomers(): Promise<void> {
    return this.latecomers.look();
  }

  /** How many sockets are at tables. */
  get size(): number {
    return this.sockets.length;
  }

  close(): void {
    for (const stop of this.stopHearing) stop();
    this.attendance.close();
    this.latecomers.close();
    this.rooms.clear();
  }

  private follow<T>(work: Promise<T>): Promise<T> {
    const done = () => this.running.delete(work);
    this.running.add(work);
    work.then(done, done);
    return work;
  }

  /** Shows every table anew: something may have been stored that nobody was told of. */
  private readAll(): void {
    for (const id of this.rooms.keys())
      this.follow(this.tableChanged(id, false)).catch((err: unknown) => this.failed(err, id));
  }

  private get sockets(): readonly LiveSocket[] {
    return [...this.rooms.values()].flatMap(({ sockets }) => sockets);
  }

  /** Somebody may have been signed out unheard. */
  private sendAwayAll(): void {
    this.follow(sendAway(this.parts.storage, this.sockets, null)).catch((err: unknown) => {
      if (!(err instanceof StorageLost))
        this.parts.log.error({ err }, 'who was signed out was not sent away');
    });
  }

  private failed(err: unknown, matchId: MatchId): void {
    if (err instanceof StorageLost) return; // told once for all; what was missed is read when it is back
    this.parts.log.error({ err, matchId }, 'news could not be passed on');
  }

  private async pass({ matchId, what, id, isFromHere }: News): Promise<void> {
    if (what !== 'presence' && what !== 'keys') this.latecomers.stir(matchId);
    switch (what) {
      case 'move':
        return this.moved(matchId, id);
      case 'seat':
        this.rooms.get(matchId)?.vacate(id);
        return this.tableChanged(matchId, false);
      case 'table':
      case 'closed':
        return this.tableChanged(matchId, what === 'closed');
      case 'chat':
        return isFromHere ? undefined : this.heard(matchId, id);
      case 'presence':
        return this.attendance.changed(matchId, false);
      case 'mutes':
        return this.hearAnew(matchId);
      case 'keys':
        return sendAway(this.parts.storage, this.sockets, matchId);
    }
  }

  /** Shows all tables anew to somebody who hears otherwise from now on. */
  private async hearAnew(personId: string): Promise<void> {
    const theirs = [...this.rooms].flatMap(([id, { sockets }]) =>
      sockets.filter(({ data }) => data.personId === personId).map((socket) => this.sync(socket, id)),
    );
    await Promise.all(theirs);
  }

  /** Something said at another server. */
  private async heard(matchId: MatchId, id: number): Promise<void> {
    if (!this.rooms.has(matchId)) return;
    const { storage } = this.parts;
    const line = await storage.chat.find(matchId, id);
    const match = await storage.matches.find(matchId);
    if (line !== null && match !== null) await this.say(match, line);
  }

  private async moved(matchId: MatchId, stateId: number): Promise<void> {
    const room = this.rooms.get(matchId);
    if (room === undefined) return;
    const match = await this.parts.matches.now(matchId, stateId);
    if (match === null) return;
    room.update(match, this.parts.now(), (socket) => {
      this.follow(this.sync(socket, matchId)).catch((err: unknown) => this.failed(err, matchId));
    });
  }

  private async tableChanged(matchId: MatchId, isClosed: boolean): Promise<void> {
    const room = this.rooms.get(matchId);
    if (room === undefined) return;
    if (isClosed) {
      for (const socket of room.sockets) socket.disconnect(true);
      return;
    }
    const { vacated } = room;
    const match = await this.parts.storage.matches.find(matchId);
    if (match !== null) room.seatAnew(match, vacated);
    const now = room.sockets.filter((socket) => !room.isShownLater(socket));
    await Promise.all(now.map((socket) => this.sync(socket, matchId)));
    await this.attendance.changed(matchId, true); // a seat taken or left is a spectator less or more
  }

  /** A table is not deserted where somebody who sits there came or went. */
  private async sawSomebody(seat: Seat | null, matchId: MatchId): Promise<void> {
    if (seat !== null) await this.parts.storage.matches.seen(matchId, this.parts.now());
  }
}
