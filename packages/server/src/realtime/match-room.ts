/** The sockets of one match and the state that each was last sent. */
import type { Seat } from '@great-fire/game';
import type { ChatLine, MatchStatus, Presence } from '@great-fire/protocol';
import { isDelayedFor } from '../spectating/delayed-view';
import type { LiveMatch } from '../matches/load-match';
import { mergePresence, EMPTY_PRESENCE } from '../storage/presence';
import { seatHeldBy } from '../table-setup/seats';
import type { TablePresence } from '../storage/presence';
import type { PersonId } from '../entities/ids';
import type { StoredMatch } from '../entities/match';
import { canReadChannel } from '../chat/channels';
import { localPresence, toPresenceMessage } from './presence/presence-message';
import { FanOut } from './fan-out';
import type { LastSent } from './fan-out';
import type { GameSocket } from './socket-types';

const NONE_MUTED: ReadonlySet<PersonId> = new Set();

interface Member {
  readonly personId: PersonId | null;
  readonly name: string | null; // null: anonymous
  seat: Seat | null;
  lastSent: LastSent | null; // null: no state sent yet
  isHidden: boolean; // the client reported its page as hidden
  mutedIds: ReadonlySet<PersonId>; // persons that this member has muted or blocked
  lastPresence: string | null; // JSON of the presence last sent to a delayed spectator; else null
}

/** Maximum number of spectators that receive a move in one event-loop turn. */
const SPECTATOR_BATCH = 200;

/**
 * Delay before a move is sent to spectators in a room with more than `SPECTATOR_BATCH` members. The players' packets
 * leave the machine first.
 */
const SPECTATOR_BROADCAST_DELAY_MS = 5;

/** A move that some spectators have not received yet. */
interface PendingSpectatorBroadcast {
  readonly fanOut: FanOut;
  readonly onBehind: (socket: GameSocket) => void;
}

/** A chat line as the host receives it, and as everyone else does. */
interface OutgoingLine {
  readonly line: ChatLine;
  readonly lineForHost: ChatLine;
  readonly hostSeat: Seat | null;
  readonly authorId: PersonId | null;
}

export class MatchRoom {
  private readonly members = new Map<GameSocket, Member>();
  replacements = 0; // how many times a seat changed its owner
  private isAwaitingReread = false; // a seat was replaced and the match not read since
  private tableStateVersion = 0; // table state version of that read
  private hasStarted = false; // if true, a read with status 'open' is outdated
  private remotePresence = EMPTY_PRESENCE;
  private hasDelayedSpectators = false; // spectators receive the game with a delay
  private pendingBroadcast: PendingSpectatorBroadcast | null = null;
  private delayedPlayerNames: ReadonlySet<string> = new Set(); // names of the players in the delayed view last sent

  get isEmpty(): boolean {
    return this.members.size === 0;
  }

  get sockets(): readonly GameSocket[] {
    return [...this.members.keys()];
  }

  /** The presence of the sockets in this process. */
  get localPresence(): TablePresence {
    return localPresence([...this.members.values()]);
  }

  /** Number of spectators on all servers. */
  get spectators(): number {
    return mergePresence(this.localPresence, this.remotePresence).spectators;
  }

  /** Sets the presence on other servers. */
  setRemotePresence(presence: TablePresence): void {
    this.remotePresence = presence;
  }

  enter(socket: GameSocket): void {
    const { personId, name, seat } = socket.data;
    const initial = { lastSent: null, isHidden: false, mutedIds: NONE_MUTED, lastPresence: null };
    this.members.set(socket, { personId, name, seat, ...initial });
  }

  /** Removes a socket. Returns whether it was in the room. */
  leave(socket: GameSocket): boolean {
    return this.members.delete(socket);
  }

  /** Sets whether the page of a socket is hidden. Returns whether that changes the visible seats. */
  setHidden(socket: GameSocket, isHidden: boolean): boolean {
    const member = this.members.get(socket);
    if (member === undefined || member.isHidden === isHidden) return false;
    member.isHidden = isHidden;
    return member.seat !== null;
  }

  /** Returns whether a player of another seat than `exceptSeat` is connected from an IP address. */
  hasPlayerFrom(address: string, exceptSeat: Seat): boolean {
    return [...this.members].some(
      ([socket, { seat }]) => seat !== null && seat !== exceptSeat && socket.data.address === address,
    );
  }

  seatOf(socket: GameSocket): Seat | null {
    return this.members.get(socket)?.seat ?? null;
  }

  /**
   * Marks that a seat belongs to another person. Until the match is read again, the room assigns no seats and sends
   * nothing to the previous owner. A match read earlier would show the previous owner the new owner's secrets.
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

  /** Assigns seats from a match that was read when `replacements` had this value. Ignores an outdated read. */
  reassignSeats(match: StoredMatch, replacements: number): void {
    if (replacements !== this.replacements) return;
    this.isAwaitingReread = false;
    this.tableStateVersion = match.tableState?.version ?? 0;
    this.assignSeats(match);
  }

  /** Assigns every socket the seat of its person. Ignores a match that was read before the last known change. */
  assignSeats(match: StoredMatch): void {
    if (this.isAwaitingReread || (match.tableState?.version ?? 0) < this.tableStateVersion) return;
    if (this.hasStarted && match.status === 'open') return;
    this.hasStarted = match.status !== 'open';
    this.hasDelayedSpectators = isDelayedFor(match, null);
    for (const member of this.members.values()) member.seat = seatHeldBy(match, member.personId);
  }

  /** The sockets of delayed spectators. */
  get delayedSockets(): readonly GameSocket[] {
    return this.sockets.filter((socket) => this.isDelayed(this.seatOf(socket)));
  }

  private isDelayed(viewer: Seat | null): boolean {
    return this.hasDelayedSpectators && viewer === null;
  }

  /** Returns whether a socket belongs to a delayed spectator who has already received a delayed view. */
  hasDelayedView(socket: GameSocket): boolean {
    const member = this.members.get(socket);
    return member !== undefined && this.isDelayed(member.seat) && member.lastSent !== null;
  }

  /** Stores the names of the players in the delayed view, for `presenceFor`. */
  setDelayedPlayerNames({ seats }: StoredMatch): void {
    this.delayedPlayerNames = new Set(seats.map(({ name }) => name));
  }

  /**
   * Builds the presence for a seat, or for a spectator (null). It hides from delayed spectators which players are
   * present.
   */
  presenceFor(players: number, viewer: Seat | null): Presence {
    const merged = mergePresence(this.localPresence, this.remotePresence);
    return toPresenceMessage(merged, players, this.isDelayed(viewer) ? this.delayedPlayerNames : null);
  }

  /** Stores the match that a socket received with its sync; null: the game has not started. */
  markSent(socket: GameSocket, match: LiveMatch | null): void {
    const member = this.members.get(socket);
    if (member !== undefined) member.lastSent = match === null ? null : { match, seat: member.seat };
  }

  /**
   * Sends every socket the changes since the state that it was last sent. Players receive them at once, spectators
   * afterwards in batches. Calls `onBehind` for each socket that missed more than `recentMoves` and needs a sync.
   */
  broadcastMove(match: LiveMatch, at: number, onBehind: (socket: GameSocket) => void): void {
    const fanOut = new FanOut(match, at);
    const players = [...this.members].filter(([, { seat }]) => seat !== null);
    this.sendTo(players, fanOut).forEach(onBehind);
    const isPending = this.pendingBroadcast !== null;
    this.pendingBroadcast = { fanOut, onBehind };
    if (isPending) return;
    // `coalesceWrites` sends the players' packets in an earlier `process.nextTick` callback.
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

  /** Like `broadcastMove`, but sends the delayed state to delayed spectators. Returns the sockets that need a sync. */
  broadcastDelayed(match: LiveMatch, at: number): readonly GameSocket[] {
    const delayedMembers = [...this.members].filter(([, { seat }]) => this.isDelayed(seat));
    return this.sendTo(delayedMembers, new FanOut(match, at));
  }

  /** Sends the move to those members that are behind. Returns the sockets that missed more than `recentMoves`. */
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

  /** Sets the persons that the person at a socket has muted or blocked. */
  setMuted(socket: GameSocket, mutedIds: readonly PersonId[]): void {
    const member = this.members.get(socket);
    if (member !== undefined) member.mutedIds = new Set(mutedIds);
  }

  /**
   * Sends a chat line to every member who can read its channel and has not muted its author. Delayed spectators
   * receive it only if `isVisibleToDelayed`.
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

  /** Sends delayed spectators a chat line whose delay has passed. `authorId`: the person who wrote it. */
  broadcastDelayedLine(line: ChatLine, authorId: PersonId | null): void {
    for (const [socket, { seat, mutedIds }] of this.members)
      if (this.isDelayed(seat) && (authorId === null || !mutedIds.has(authorId))) socket.emit('chat', line);
  }

  broadcastPresence(players: number): void {
    const [livePresence, delayedPresence] = [this.presenceFor(players, 0), this.presenceFor(players, null)];
    const delayedJson = JSON.stringify(delayedPresence);
    for (const [socket, member] of this.members) {
      // An unchanged presence is not sent again: the message itself would reveal that a player came or left.
      const isDelayedMember = this.isDelayed(member.seat);
      if (isDelayedMember && member.lastPresence === delayedJson) continue;
      member.lastPresence = isDelayedMember ? delayedJson : null;
      socket.emit('presence', isDelayedMember ? delayedPresence : livePresence);
    }
  }
}

const isBehind = (lastSent: LastSent | null, { state }: LiveMatch): lastSent is LastSent =>
  lastSent !== null && lastSent.match.state.stateId < state.stateId;
