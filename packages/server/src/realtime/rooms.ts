/** The rooms of all matches, kept up to date by the news of what was stored. */
import type { Seat } from '@great-fire/game';
import type { ChatLine } from '@great-fire/protocol';
import { isWatchable } from '../lobby/watching';
import { isLater, isToldBy } from '../matches/delayed';
import type { Delayed, Then } from '../matches/delayed';
import { hasBegun } from '../matches/load-match';
import type { Matches } from '../matches/matches';
import type { News } from '../storage/news';
import { together } from '../storage/here';
import { NOBODY_HERE, StorageLost } from '../storage/storage';
import type { Here, MatchId, Storage, StoredMatch } from '../storage/storage';
import type { StoredLine } from '../storage/talk';
import { hears } from '../talk/channels';
import { linesFor } from '../talk/telling';
import { hostOf, seatHeldBy } from '../storage/seating';
import { sendAway } from './handshake';
import { Room } from './room';
import { Latecomers } from './latecomers';
import type { LatecomersParts } from './latecomers';
import { CHAT_LINES, TABLE_EVENTS, syncFor } from './sync';
import type { LiveSocket } from './types';

export interface RoomsParts extends LatecomersParts {
  readonly storage: Storage;
  readonly matches: Matches;
  readonly delayed: Delayed;
}

// In a crowd those who come and go are told of together: to tell all of each would be work without end.
const CROWD = 20;
const CROWD_MS = 1000;

interface Crowd {
  ours: boolean; // who is here at this server is to be said too
  readonly timer: ReturnType<typeof setTimeout>;
}

export class Rooms {
  private readonly rooms = new Map<MatchId, Room>();
  private readonly crowds = new Map<MatchId, Crowd>(); // that are told in a moment
  private readonly running = new Set<Promise<unknown>>();
  private readonly stopHearing: readonly (() => void)[];

  private readonly latecomers: Latecomers<Then>;

  constructor(private readonly parts: RoomsParts) {
    const { news, standing } = parts.storage;
    this.latecomers = new Latecomers(parts, (id, before) => this.follow(this.tellLater(id, before)));
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

  /** How many watch each of these tables, at this server and the others. */
  async spectators(matchIds: readonly MatchId[]): Promise<ReadonlyMap<MatchId, number>> {
    const elsewhere = await this.parts.storage.presence.elsewhere(matchIds);
    return new Map(matchIds.map((id) => [id, this.joined(id, elsewhere).spectators]));
  }

  /** Which of these tables somebody sits at just now, at this server or another. */
  async seated(matchIds: readonly MatchId[]): Promise<ReadonlySet<MatchId>> {
    const elsewhere = await this.parts.storage.presence.elsewhere(matchIds);
    return new Set(matchIds.filter((id) => this.joined(id, elsewhere).seats.length > 0));
  }

  /** Who is at a table just now, at this server or another. */
  async at(matchId: MatchId): Promise<Here> {
    return this.joined(matchId, await this.parts.storage.presence.elsewhere([matchId]));
  }

  private joined(id: MatchId, elsewhere: ReadonlyMap<MatchId, Here>): Here {
    return together(this.rooms.get(id)?.here ?? NOBODY_HERE, elsewhere.get(id) ?? NOBODY_HERE);
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
      .then(() => this.bundled(matchId, true))
      .catch((err: unknown) => this.failed(err, matchId));
  }

  private async left(socket: LiveSocket, matchId: MatchId): Promise<void> {
    const room = this.rooms.get(matchId);
    const seat = room?.seatOf(socket) ?? null;
    if (room === undefined || !room.leave(socket)) return;
    if (room.isEmpty) this.rooms.delete(matchId);
    await this.sawSomebody(seat, matchId);
    await this.bundled(matchId, true);
  }

  /** Sends a socket all it needs to show the table. Returns what was sent; null where the table is gone. */
  async sync(socket: LiveSocket, matchId: MatchId, isAnswer = false) {
    const { storage, matches } = this.parts;
    const match = await storage.matches.find(matchId);
    const room = this.rooms.get(matchId);
    if (match === null || room === undefined) return null;
    room.seat(match);
    const seat = room.seatOf(socket);
    if (seat === null && !isWatchable(match)) {
      socket.disconnect(true); // as it comes back it is told why
      return null;
    }
    if (isLater(match, seat)) return this.syncLater(socket, room, match, isAnswer);
    const playersOnly = !hears(seat, 'spectators', match.status);
    // Of a table that was read before its game began only that is told: who sits where may change until then.
    const isBegun = hasBegun(match);
    const read = isBegun ? await matches.now(matchId, match.stateId) : null;
    const reader = socket.data.personId;
    if (reader !== null) room.mutes(socket, await storage.blocks.unheardBy(reader));
    const said = await storage.chat.last(matchId, CHAT_LINES + 1, playersOnly, undefined, reader);
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
    room.shown(socket, now?.state.stateId ?? null);
    if (!isAnswer) socket.emit('sync', sync);
    return sync;
  }

  /** As `sync`, to somebody who watches with a delay: of the table as it stood then. */
  private async syncLater(socket: LiveSocket, room: Room, match: StoredMatch, isAnswer: boolean) {
    const then = await this.parts.delayed.then(match);
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
    room.shown(socket, then.game.state.stateId);
    this.latecomers.expect(match.id, then);
    if (!isAnswer) socket.emit('sync', sync);
    return sync;
  }

  /** Tells those who watch a table with a delay what has become old enough. Resolves to when there is more. */
  private async tellLater(matchId: MatchId, before: Then): Promise<Then | null> {
    const match = await this.parts.storage.matches.find(matchId);
    const room = this.rooms.get(matchId);
    if (match === null || room === undefined || room.later.length === 0 || !isLater(match, null)) return null;
    const then = await this.parts.delayed.then(match);
    room.playedBy(then.match);
    const behind = room.update(then.game, this.parts.now(), true);
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
    for (const { timer } of this.crowds.values()) clearTimeout(timer);
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
        return this.bundled(matchId, false);
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
    const behind = room.update(match, this.parts.now());
    await Promise.all(behind.map((socket) => this.sync(socket, matchId)));
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
    await this.bundled(matchId, true); // a seat taken or left is a spectator less or more
  }

  /** A table is not deserted where somebody who sits there came or went. */
  private async sawSomebody(seat: Seat | null, matchId: MatchId): Promise<void> {
    if (seat !== null) await this.parts.storage.matches.seen(matchId, this.parts.now());
  }

  /** Says who is here, where that is `ours` to say, and tells it: at once, or in a crowd with all else of that second. */
  private async bundled(matchId: MatchId, ours: boolean): Promise<void> {
    const size = this.rooms.get(matchId)?.sockets.length ?? 0;
    if (size <= CROWD) return this.presenceNow(matchId, ours);
    const waiting = this.crowds.get(matchId);
    if (waiting !== undefined) {
      waiting.ours ||= ours;
      return;
    }
    const crowd = { ours, timer: setTimeout(() => tell(), CROWD_MS) };
    const tell = (): void => {
      this.crowds.delete(matchId);
      const told = this.follow(this.presenceNow(matchId, crowd.ours));
      told.catch((err: unknown) => this.failed(err, matchId));
    };
    this.crowds.set(matchId, crowd);
  }

  private async presenceNow(matchId: MatchId, ours: boolean): Promise<void> {
    const here = this.rooms.get(matchId)?.here ?? NOBODY_HERE;
    if (ours) await this.parts.storage.presence.say(matchId, here);
    await this.tellPresence(matchId);
  }

  private async tellPresence(matchId: MatchId): Promise<void> {
    const room = this.rooms.get(matchId);
    if (room === undefined) return;
    const { storage } = this.parts;
    const match = await storage.matches.find(matchId);
    const elsewhere = await storage.presence.elsewhere([matchId]);
    if (match === null) return;
    room.hearOf(elsewhere.get(matchId) ?? NOBODY_HERE);
    room.tellPresence(match.players);
  }
}
