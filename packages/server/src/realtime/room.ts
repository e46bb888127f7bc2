/** The sockets of one match: who is there, and what each has been sent. */
import type { Seat } from '@great-fire/game';
import type { ChatLine, MatchStatus, Presence } from '@great-fire/protocol';
import { isLater } from '../matches/delayed';
import type { HotMatch } from '../matches/load-match';
import { together, NOBODY_HERE } from '../storage/here';
import { seatHeldBy } from '../storage/seating';
import type { Here } from '../storage/here';
import type { StoredMatch } from '../storage/matches';
import type { PersonId } from '../storage/storage';
import { hears } from '../talk/channels';
import { hereOf, presenceOf } from './presence';
import { Told } from './told';
import type { ShownThen } from './told';
import type { LiveSocket } from './types';

const NOBODY: ReadonlySet<PersonId> = new Set();

interface Member {
  readonly personId: PersonId | null;
  readonly name: string | null; // null: not to be told
  seat: Seat | null;
  shown: ShownThen | null; // what it was shown last; null before the first
  isHidden: boolean; // nobody sees its page, as that says
  muted: ReadonlySet<PersonId>; // by its person
  told: string | null; // who is here, as it was told last; null: not yet, or of no account to it
}

/** So many of those who watch are told of a move in one turn of the event loop. */
const AT_ONCE = 200;

/** Where more watch than that, what players were sent has left this machine before anybody writes to two thousand others. */
const CROWD_AFTER_MS = 5;

/** A move that not all who watch are told of yet. */
interface ToCrowd {
  readonly told: Told;
  readonly behind: (socket: LiveSocket) => void;
}

/** A line as it is told, and as the table's host is. */
interface Spoken {
  readonly told: ChatLine;
  readonly toHost: ChatLine;
  readonly host: Seat | null;
  readonly by: PersonId | null;
}

export class Room {
  private readonly members = new Map<LiveSocket, Member>();
  vacated = 0; // how often a seat was given to another person
  private isUnsure = false; // one was, and the table was not read since
  private version = 0; // of the conduct of the table as read then
  private hasBegun = false; // who sits where before that is of the past then
  private elsewhere = NOBODY_HERE;
  private delayed = false; // who has no seat is told of the game only later
  private crowd: ToCrowd | null = null;
  private playedThen: ReadonlySet<string> = new Set(); // the names of those who play, as such a one was told last

  get isEmpty(): boolean {
    return this.members.size === 0;
  }

  get sockets(): readonly LiveSocket[] {
    return [...this.members.keys()];
  }

  /** Who is here by the sockets of this process. */
  get here(): Here {
    return hereOf([...this.members.values()]);
  }

  /** At all servers together. */
  get spectators(): number {
    return together(this.here, this.elsewhere).spectators;
  }

  /** Notes who is here by the sockets of other servers. */
  hearOf(elsewhere: Here): void {
    this.elsewhere = elsewhere;
  }

  enter(socket: LiveSocket): void {
    const { personId, name, seat } = socket.data;
    const fresh = { shown: null, isHidden: false, muted: NOBODY, told: null };
    this.members.set(socket, { personId, name, seat, ...fresh });
  }

  /** Returns whether it was there. */
  leave(socket: LiveSocket): boolean {
    return this.members.delete(socket);
  }

  /** Notes whether somebody sees the page of a socket. Returns whether that changed who is looking. */
  look(socket: LiveSocket, isHidden: boolean): boolean {
    const member = this.members.get(socket);
    if (member === undefined || member.isHidden === isHidden) return false;
    member.isHidden = isHidden;
    return member.seat !== null;
  }

  seatOf(socket: LiveSocket): Seat | null {
    return this.members.get(socket)?.seat ?? null;
  }

  /**
   * A seat has another person now. Until the table is read anew nobody is given a seat, and who was in this one
   * is shown nothing: what was read before would show them what the other does.
   */
  vacate(seat: Seat): void {
    this.vacated += 1;
    this.isUnsure = true;
    for (const member of this.members.values()) {
      if (member.seat !== seat) continue;
      member.seat = null;
      member.shown = null;
    }
  }

  /** Gives seats by a table that was read when so many seats had been vacated. */
  seatAnew(match: StoredMatch, vacated: number): void {
    if (vacated !== this.vacated) return;
    this.isUnsure = false;
    this.version = match.conduct?.version ?? 0;
    this.seat(match);
  }

  /** Gives every socket the seat that its person has, by what was read of the table. */
  seat(match: StoredMatch): void {
    if (this.isUnsure || (match.conduct?.version ?? 0) < this.version) return;
    if (this.hasBegun && match.status === 'open') return;
    this.hasBegun = match.status !== 'open';
    this.delayed = isLater(match, null);
    for (const member of this.members.values()) member.seat = seatHeldBy(match, member.personId);
  }

  /** Those who are told of the game only later. */
  get later(): readonly LiveSocket[] {
    return this.sockets.filter((socket) => this.isKeptBack(this.seatOf(socket)));
  }

  private isKeptBack(viewer: Seat | null): boolean {
    return this.delayed && viewer === null;
  }

  /** Whether a socket is told of the game only later, and was shown how it stood then. */
  isShownLater(socket: LiveSocket): boolean {
    const member = this.members.get(socket);
    return member !== undefined && this.isKeptBack(member.seat) && member.shown !== null;
  }

  /** Notes who played the game of then, as who is told of it later is shown it from now on. */
  playedBy({ seats }: StoredMatch): void {
    this.playedThen = new Set(seats.map(({ name }) => name));
  }

  /** Who is here, as a seat may know, or who watches (null): with a delay nothing is told of who plays. */
  presence(players: number, viewer: Seat | null): Presence {
    const here = together(this.here, this.elsewhere);
    return presenceOf(here, players, this.isKeptBack(viewer) ? this.playedThen : null);
  }

  /** Notes what a socket was shown with its sync; null: a table whose game has not begun. */
  shown(socket: LiveSocket, match: HotMatch | null): void {
    const member = this.members.get(socket);
    if (member !== undefined) member.shown = match === null ? null : { match, seat: member.seat };
  }

  /**
   * Tells every socket what is new since it was shown the match last: players at once, who watches after them, so many in a turn
   * of the event loop. `behind` is called for each that missed more than is at hand: they need a sync.
   */
  update(match: HotMatch, at: number, behind: (socket: LiveSocket) => void): void {
    const told = new Told(match, at);
    const players = [...this.members].filter(([, { seat }]) => seat !== null);
    this.tell(players, told).forEach(behind);
    const isUnderWay = this.crowd !== null;
    this.crowd = { told, behind };
    if (isUnderWay) return;
    // Once the players' lines have it, which are written to at the end of this turn (one-write.ts).
    if (this.members.size <= AT_ONCE) process.nextTick(() => this.tellCrowd());
    else setTimeout(() => this.tellCrowd(), CROWD_AFTER_MS);
  }

  private tellCrowd(): void {
    if (this.crowd === null) return;
    const { told, behind } = this.crowd;
    const waiting = [...this.members].filter(
      ([, { seat, shown }]) => seat === null && !this.isKeptBack(seat) && isBefore(shown, told.match),
    );
    this.tell(waiting.slice(0, AT_ONCE), told).forEach(behind);
    if (waiting.length <= AT_ONCE) this.crowd = null;
    else setImmediate(() => this.tellCrowd());
  }

  /** As `update`, to those who are told later: the state of then. Returns those that need a sync. */
  updateLater(match: HotMatch, at: number): readonly LiveSocket[] {
    const later = [...this.members].filter(([, { seat }]) => this.isKeptBack(seat));
    return this.tell(later, new Told(match, at));
  }

  /** Tells those of these that are behind. Returns those that missed more than is at hand. */
  private tell(members: readonly (readonly [LiveSocket, Member])[], told: Told): readonly LiveSocket[] {
    const { match } = told;
    const oldest = match.recent[0]?.stateId ?? match.state.stateId + 1;
    const behind: LiveSocket[] = [];
    for (const [socket, member] of members) {
      const { shown, seat } = member;
      if (!isBefore(shown, match)) continue;
      if (shown.match.state.stateId < oldest - 1) {
        member.shown = null;
        behind.push(socket);
        continue;
      }
      member.shown = { match, seat };
      told.add(socket, shown, seat);
    }
    told.send();
    return behind;
  }

  /** Notes whom the person at a socket does not hear. */
  mutes(socket: LiveSocket, muted: readonly PersonId[]): void {
    const member = this.members.get(socket);
    if (member !== undefined) member.muted = new Set(muted);
  }

  /**
   * Tells a line to whoever hears its channel, at a table of this status, and its writer; to who is told later one that is
   * old enough (`isOld`).
   */
  say({ told, toHost, host, by }: Spoken, status: MatchStatus, isOld: boolean): void {
    for (const [socket, { seat, muted }] of this.members) {
      if (this.isKeptBack(seat) && !isOld) continue;
      if (!hears(seat, told.channel, status) || (by !== null && muted.has(by))) continue;
      socket.emit('chat', seat !== null && seat === host ? toHost : told);
    }
  }

  /** Tells a line that has become old enough to those who are told later. `by`: who wrote it. */
  sayLater(told: ChatLine, by: PersonId | null): void {
    for (const [socket, { seat, muted }] of this.members)
      if (this.isKeptBack(seat) && (by === null || !muted.has(by))) socket.emit('chat', told);
  }

  tellPresence(players: number): void {
    const [live, late] = [this.presence(players, 0), this.presence(players, null)];
    const lateText = JSON.stringify(late);
    for (const [socket, member] of this.members) {
      // That it was told would tell those who watch with a delay that somebody came or went.
      const isLate = this.isKeptBack(member.seat);
      if (isLate && member.told === lateText) continue;
      member.told = isLate ? lateText : null;
      socket.emit('presence', isLate ? late : live);
    }
  }
}

const isBefore = (shown: ShownThen | null, { state }: HotMatch): shown is ShownThen =>
  shown !== null && shown.match.state.stateId < state.stateId;
