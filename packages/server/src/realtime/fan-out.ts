/** What sockets are told of a move: each what is new since it was shown the match last, and what several are told is written once. */
import type { Seat } from '@great-fire/game';
import type { DeltaUpdate, Update } from '@great-fire/protocol';
import type { LiveMatch } from '../matches/load-match';
import type { GameSocket } from './socket-types';
import { MoveDelta, buildUpdate } from './move-delta';

/** A match at one moment, as it was seen from a place. */
export interface LastSent {
  readonly match: LiveMatch;
  readonly seat: Seat | null;
}

/** The messages of one moment, each with all who are sent the same. */
export class FanOut {
  private readonly deltas = new Map<LiveMatch, MoveDelta>(); // by what was shown before
  private readonly fullUpdates = new Map<string, Update>(); // by seat, and the state shown before
  private readonly deltaRecipients = new Map<DeltaUpdate, GameSocket[]>();
  private readonly updateRecipients = new Map<Update, GameSocket[]>();

  /** `at`: now, ms since 1970, UTC. */
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

  /** Sends what was gathered since it was sent last; what several are sent is written once. */
  send(): void {
    for (const [delta, sockets] of this.deltaRecipients) emitterFor(sockets)?.emit('delta', delta);
    for (const [update, sockets] of this.updateRecipients) emitterFor(sockets)?.emit('update', update);
    this.deltaRecipients.clear();
    this.updateRecipients.clear();
  }
}

function addRecipient<T>(recipients: Map<T, GameSocket[]>, message: T, socket: GameSocket): void {
  const sockets = recipients.get(message);
  if (sockets === undefined) recipients.set(message, [socket]);
  else sockets.push(socket);
}

/** Each socket is in a room of its own, named by its id. */
function emitterFor(sockets: readonly GameSocket[]) {
  const [first] = sockets;
  return sockets.length === 1 ? first : first?.nsp.local.to(sockets.map(({ id }) => id));
}
