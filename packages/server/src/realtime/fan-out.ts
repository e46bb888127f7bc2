/**
 * Fans a move out to the sockets of a room. Each socket receives the changes since the state that it was last sent.
 * Sockets that receive the same message share one serialization.
 */
import type { Seat } from '@great-fire/game';
import type { DeltaUpdate, Update } from '@great-fire/protocol';
import type { LiveMatch } from '../matches/load-match';
import { addRecipient, emitterFor } from './emitter';
import type { GameSocket } from './socket-types';
import { MoveDelta, buildUpdate } from './move-delta';

/** The state of a match that was last sent to a socket, and the seat that it was sent for. */
export interface LastSent {
  readonly match: LiveMatch;
  readonly seat: Seat | null;
}

/** Collects the messages of one broadcast and the recipients of each. */
export class FanOut {
  private readonly deltas = new Map<LiveMatch, MoveDelta>(); // by the match last sent
  private readonly fullUpdates = new Map<string, Update>(); // by seat and the state last sent
  private readonly deltaRecipients = new Map<DeltaUpdate, GameSocket[]>();
  private readonly updateRecipients = new Map<Update, GameSocket[]>();

  /** `at`: current time, ms since 1970, UTC. */
  constructor(
    readonly match: LiveMatch,
    private readonly at: number,
  ) {}

  addSocket(socket: GameSocket, lastSent: LastSent, seat: Seat | null): void {
    const { match, at } = this;
    if (socket.data.wantsDeltas && lastSent.seat === seat) {
      const delta = this.deltas.get(lastSent.match) ?? new MoveDelta(lastSent.match, match, at);
      this.deltas.set(lastSent.match, delta);
      addRecipient(this.deltaRecipients, delta.forViewer(seat), socket);
      return;
    }
    const sentStateId = lastSent.match.state.stateId;
    const key = `${String(seat)}/${String(sentStateId)}`;
    const update = this.fullUpdates.get(key) ?? buildUpdate(match, seat, sentStateId, at);
    this.fullUpdates.set(key, update);
    addRecipient(this.updateRecipients, update, socket);
  }

  /** Sends the collected messages and clears them. Recipients of the same message share one serialization. */
  send(): void {
    for (const [delta, sockets] of this.deltaRecipients) emitterFor(sockets)?.emit('delta', delta);
    for (const [update, sockets] of this.updateRecipients) emitterFor(sockets)?.emit('update', update);
    this.deltaRecipients.clear();
    this.updateRecipients.clear();
  }
}
