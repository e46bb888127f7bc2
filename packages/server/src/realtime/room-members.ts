/** The members of a room: its sockets, the seat of each, and the state that each was last sent. */
import type { Seat } from '@great-fire/game';
import { seatHeldBy } from '../table-setup/host';
import type { LiveMatch } from '../matches/load-match';
import type { TablePresence } from '../storage/presence';
import type { PersonId, StoredMatch } from '../entities/match';
import type { LastSent } from './fan-out';
import { localPresence } from './presence/presence-message';
import type { GameSocket } from './socket-types';

interface RoomMember {
  readonly personId: PersonId | null;
  readonly name: string | null; // null: anonymous
  seat: Seat | null;
  lastSent: LastSent | null; // null: no state sent yet
  isHidden: boolean; // the client reported its page as hidden
}

/** The number of addresses that a room remembers for each seat. A player may change the address at every connection. */
const MAX_FORMER_ADDRESSES = 20;

export class RoomMembers {
  private readonly members = new Map<GameSocket, RoomMember>();
  private readonly formerAddresses = new Map<Seat, readonly string[]>(); // IP addresses of players who disconnected, newest last
  replacements = 0; // how many times a seat changed its owner
  private isAwaitingReread = false; // a seat was replaced and the match not read since
  private tableStateVersion = 0; // table state version of that read
  private hasStarted = false; // if true, a read with status 'open' is outdated

  get size(): number {
    return this.members.size;
  }

  /** Whether the table waits for players, as far as its members know. */
  get isWaiting(): boolean {
    return !this.hasStarted;
  }

  get sockets(): readonly GameSocket[] {
    return [...this.members.keys()];
  }

  get localPresence(): TablePresence {
    return localPresence([...this.members.values()]);
  }

  add(socket: GameSocket): void {
    const { personId, name, seat } = socket.data;
    this.members.set(socket, { personId, name, seat, lastSent: null, isHidden: false });
  }

  /** Removes a socket. Returns whether it was a member. */
  delete(socket: GameSocket): boolean {
    const seat = this.seatOf(socket);
    const { address } = socket.data;
    if (seat !== null) {
      const others = (this.formerAddresses.get(seat) ?? []).filter((former) => former !== address);
      this.formerAddresses.set(seat, [...others, address].slice(-MAX_FORMER_ADDRESSES));
    }
    return this.members.delete(socket);
  }

  get(socket: GameSocket): RoomMember | undefined {
    return this.members.get(socket);
  }

  has(socket: GameSocket): boolean {
    return this.members.has(socket);
  }

  seatOf(socket: GameSocket): Seat | null {
    return this.members.get(socket)?.seat ?? null;
  }

  /**
   * Returns whether an IP address is, or was, that of a player of another seat than `exceptSeat`. The room remembers
   * the last addresses of each seat since its first member came.
   */
  hasPlayerFrom(address: string, exceptSeat: Seat): boolean {
    const connected = [...this.members].flatMap(([socket, { seat }]) =>
      socket.data.address === address ? [seat] : [],
    );
    const former = [...this.formerAddresses].flatMap(([seat, addresses]) =>
      addresses.includes(address) ? [seat] : [],
    );
    return [...connected, ...former].some((seat) => seat !== null && seat !== exceptSeat);
  }

  /**
   * Marks that a seat belongs to another person. Until the match is read again, no seats are assigned, and the previous
   * owner receives nothing. A match read earlier would show the previous owner the new owner's secrets.
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
    for (const member of this.members.values()) member.seat = seatHeldBy(match, member.personId);
  }

  /** Sets whether the page of a socket is hidden. Returns whether that changes the visible seats. */
  setHidden(socket: GameSocket, isHidden: boolean): boolean {
    const member = this.members.get(socket);
    if (member === undefined || member.isHidden === isHidden) return false;
    member.isHidden = isHidden;
    return member.seat !== null;
  }

  /** Stores the match that a socket received with its sync; null: the game has not started. */
  markSent(socket: GameSocket, match: LiveMatch | null): void {
    const member = this.members.get(socket);
    if (member !== undefined) member.lastSent = match === null ? null : { match, seat: member.seat };
  }
}
