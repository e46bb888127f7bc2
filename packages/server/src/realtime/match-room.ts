/** The sockets of one match: who is there, and what each has been sent. */
import type { Seat } from '@great-fire/game';
import type { ChatLine, MatchStatus, Presence } from '@great-fire/protocol';
import { isDelayedFor } from '../spectating/delayed-view';
import type { LiveMatch } from '../matches/load-match';
import { mergePresence, EMPTY_PRESENCE } from '../storage/presence';
import { seatHeldBy } from '../lobby/rules/seats';
import type { TablePresence } from '../storage/presence';
import type { StoredMatch } from '../storage/matches';
import type { PersonId } from '../storage/storage';
import { canReadChannel } from '../chat/channels';
import { localPresence, toPresenceMessage } from './presence/presence-message';
import { FanOut } from './fan-out';
import type { LastSent } from './fan-out';
import type { GameSocket } from './socket-types';

const NONE_MUTED: ReadonlySet<PersonId> = new Set();

interface Member {
  readonly personId: PersonId | null;
  readonly name: string | null; // null: not to be told
  seat: Seat | null;
  lastSent: LastSent | null; // what it was shown last; null before the first
  isHidden: boolean; // nobody sees its page, as that says
  mutedIds: ReadonlySet<PersonId>; // by its person
  lastPresence: string | null; // who is here, as it was told last; null: not yet, or of no account to it
}

/** So many of those who watch are told of a move in one turn of the event loop. */
const SPECTATOR_BATCH = 200;

/** Where more watch than that, what players were sent has left this machine before anybody writes to two thousand others. */
const SPECTATOR_BROADCAST_DELAY_MS = 5;

/** A move that not all who watch are told of yet. */
interface PendingSpectatorBroadcast {
  readonly fanOut: FanOut;
  readonly onBehind: (socket: GameSocket) => void;
}

/** A line as it is told, and as the table's host is. */
interface OutgoingLine {
  readonly line: ChatLine;
  readonly lineForHost: ChatLine;
  readonly hostSeat: Seat | null;
  readonly authorId: PersonId | null;
}

export class MatchRoom {
  private readonly members = new Map<GameSocket, Member>();
  replacements = 0; // how often a seat was given to another person
  private isAwaitingReread = false; // one was, and the table was not read since
  private tableStateVersion = 0; // of the conduct of the table as read then
  private hasStarted = false; // who sits where before that is of the past then
  private remotePresence = EMPTY_PRESENCE;
  private hasDelayedSpectators = false; // who has no seat is told of the game only later
  private pendingBroadcast: PendingSpectatorBroadcast | null = null;
  private delayedPlayerNames: ReadonlySet<string> = new Set(); // the names of those who play, as such a one was told last

  get isEmpty(): boolean {
    return this.members.size === 0;
  }

  get sockets(): readonly GameSocket[] {
    return [...this.members.keys()];
  }

  /** Who is here by the sockets of this process. */
  get localPresence(): TablePresence {
    return localPresence([...this.members.values()]);
  }

  /** At all servers together. */
  get spectators(): number {
    return mergePresence(this.localPresence, this.remotePresence).spectators;
  }

  /** Notes who is here by the sockets of other servers. */
  setRemotePresence(presence: TablePresence): void {
    this.remotePresence = presence;
  }

  enter(socket: GameSocket): void {
    const { personId, name, seat } = socket.data;
    const initial = { lastSent: null, isHidden: false, mutedIds: NONE_MUTED, lastPresence: null };
    this.members.set(socket, { personId, name, seat, ...initial });
  }

  /** Returns whether it was there. */
  leave(socket: GameSocket): boolean {
    return this.members.delete(socket);
  }

  /** Notes whether somebody sees the page of a socket. Returns whether that changed who is looking. */
  setHidden(socket: GameSocket, isHidden: boolean): boolean {
    const member = this.members.get(socket);
    if (member === undefined || member.isHidden === isHidden) return false;
    member.isHidden = isHidden;
    return member.seat !== null;
  }

  seatOf(socket: GameSocket): Seat | null {
    return this.members.get(socket)?.seat ?? null;
  }

  /**
   * A seat has another person now. Until the table is read anew nobody is given a seat, and who was in this one
   * is shown nothing: what was read before would show them what the other does.
   */
  onSeatReplaced(seat: Seat): void {
    this.replacements += 1;
    this.isAwaitingReread = true;
    for (const member of this.members.values()) {
      if (member.seat !== seat) continue;
      member.seat = null;
      member.lastSent = null;
    }
  }

  /** Gives seats by a table that was read when so many seats had been vacated. */
  reassignSeats(match: StoredMatch, replacements: number): void {
    if (replacements !== this.replacements) return;
    this.isAwaitingReread = false;
    this.tableStateVersion = match.tableState?.version ?? 0;
    this.assignSeats(match);
  }

  /** Gives every socket the seat that its person has, by what was read of the table. */
  assignSeats(match: StoredMatch): void {
    if (this.isAwaitingReread || (match.tableState?.version ?? 0) < this.tableStateVersion) return;
    if (this.hasStarted && match.status === 'open') return;
    this.hasStarted = match.status !== 'open';
    this.hasDelayedSpectators = isDelayedFor(match, null);
    for (const member of this.members.values()) member.seat = seatHeldBy(match, member.personId);
  }

  /** Those who are told of the game only later. */
  get delayedSockets(): readonly GameSocket[] {
    return this.sockets.filter((socket) => this.isDelayed(this.seatOf(socket)));
  }

  private isDelayed(viewer: Seat | null): boolean {
    return this.hasDelayedSpectators && viewer === null;
  }

  /** Whether a socket is told of the game only later, and was shown how it stood then. */
  hasDelayedView(socket: GameSocket): boolean {
    const member = this.members.get(socket);
    return member !== undefined && this.isDelayed(member.seat) && member.lastSent !== null;
  }

  /** Notes who played the game of then, as who is told of it later is shown it from now on. */
  setDelayedPlayerNames({ seats }: StoredMatch): void {
    this.delayedPlayerNames = new Set(seats.map(({ name }) => name));
  }

  /** Who is here, as a seat may know, or who watches (null): with a delay nothing is told of who plays. */
  presenceFor(players: number, viewer: Seat | null): Presence {
    const merged = mergePresence(this.localPresence, this.remotePresence);
    return toPresenceMessage(merged, players, this.isDelayed(viewer) ? this.delayedPlayerNames : null);
  }

  /** Notes what a socket was shown with its sync; null: a table whose game has not begun. */
  markSent(socket: GameSocket, match: LiveMatch | null): void {
    const member = this.members.get(socket);
    if (member !== undefined) member.lastSent = match === null ? null : { match, seat: member.seat };
  }

  /**
   * Tells every socket what is new since it was shown the match last: players at once, who watches after them, so many in a turn
   * of the event loop. `behind` is called for each that missed more than is at hand: they need a sync.
   */
  broadcastMove(match: LiveMatch, at: number, onBehind: (socket: GameSocket) => void): void {
    const fanOut = new FanOut(match, at);
    const players = [...this.members].filter(([, { seat }]) => seat !== null);
    this.sendTo(players, fanOut).forEach(onBehind);
    const isPending = this.pendingBroadcast !== null;
    this.pendingBroadcast = { fanOut, onBehind };
    if (isPending) return;
    // Once the players' lines have it, which are written to at the end of this turn (one-write.ts).
    if (this.members.size <= SPECTATOR_BATCH) process.nextTick(() => this.broadcastToSpectators());
    else setTimeout(() => this.broadcastToSpectators(), SPECTATOR_BROADCAST_DELAY_MS);
  }

  private broadcastToSpectators(): void {
    if (this.pendingBroadcast === null) return;
    const { fanOut, onBehind } = this.pendingBroadcast;
    const behindMembers = [...this.members].filter(
      ([, { seat, lastSent }]) => seat === null && !this.isDelayed(seat) && isBehind(lastSent, fanOut.match),
    );
    this.sendTo(behindMembers.slice(0, SPECTATOR_BATCH), fanOut).forEach(onBehind);
    if (behindMembers.length <= SPECTATOR_BATCH) this.pendingBroadcast = null;
    else setImmediate(() => this.broadcastToSpectators());
  }

  /** As `broadcastMove`, to those who are told later: the state of then. Returns those that need a sync. */
  broadcastDelayed(match: LiveMatch, at: number): readonly GameSocket[] {
    const delayedMembers = [...this.members].filter(([, { seat }]) => this.isDelayed(seat));
    return this.sendTo(delayedMembers, new FanOut(match, at));
  }

  /** Tells those of these that are behind. Returns those that missed more than is at hand. */
  private sendTo(members: readonly (readonly [GameSocket, Member])[], fanOut: FanOut): readonly GameSocket[] {
    const { match } = fanOut;
    const oldestStateId = match.recentMoves[0]?.stateId ?? match.state.stateId + 1;
    const behindSockets: GameSocket[] = [];
    for (const [socket, member] of members) {
      const { lastSent, seat } = member;
      if (!isBehind(lastSent, match)) continue;
      if (lastSent.match.state.stateId < oldestStateId - 1) {
        member.lastSent = null;
        behindSockets.push(socket);
        continue;
      }
      member.lastSent = { match, seat };
      fanOut.addSocket(socket, lastSent, seat);
    }
    fanOut.send();
    return behindSockets;
  }

  /** Notes whom the person at a socket does not hear. */
  setMuted(socket: GameSocket, mutedIds: readonly PersonId[]): void {
    const member = this.members.get(socket);
    if (member !== undefined) member.mutedIds = new Set(mutedIds);
  }

  /**
   * Tells a line to whoever hears its channel, at a table of this status, and its writer; to who is told later one that is
   * old enough (`isVisibleToDelayed`).
   */
  broadcastLine(
    { line, lineForHost, hostSeat, authorId }: OutgoingLine,
    status: MatchStatus,
    isVisibleToDelayed: boolean,
  ): void {
    for (const [socket, { seat, mutedIds }] of this.members) {
      if (this.isDelayed(seat) && !isVisibleToDelayed) continue;
      if (!canReadChannel(seat, line.channel, status) || (authorId !== null && mutedIds.has(authorId)))
        continue;
      socket.emit('chat', seat !== null && seat === hostSeat ? lineForHost : line);
    }
  }

  /** Tells a line that has become old enough to those who are told later. `authorId`: who wrote it. */
  broadcastDelayedLine(line: ChatLine, authorId: PersonId | null): void {
    for (const [socket, { seat, mutedIds }] of this.members)
      if (this.isDelayed(seat) && (authorId === null || !mutedIds.has(authorId))) socket.emit('chat', line);
  }

  broadcastPresence(players: number): void {
    const [livePresence, delayedPresence] = [this.presenceFor(players, 0), this.presenceFor(players, null)];
    const delayedJson = JSON.stringify(delayedPresence);
    for (const [socket, member] of this.members) {
      // That it was told would tell those who watch with a delay that somebody came or went.
      const isDelayedMember = this.isDelayed(member.seat);
      if (isDelayedMember && member.lastPresence === delayedJson) continue;
      member.lastPresence = isDelayedMember ? delayedJson : null;
      socket.emit('presence', isDelayedMember ? delayedPresence : livePresence);
    }
  }
}

const isBehind = (lastSent: LastSent | null, { state }: LiveMatch): lastSent is LastSent =>
  lastSent !== null && lastSent.match.state.stateId < state.stateId;
