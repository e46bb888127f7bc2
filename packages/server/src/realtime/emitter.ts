/** Sends one message to many sockets. */
import type { GameSocket } from './socket-types';

/** Number of sockets that a message is sent to in one turn of the event loop: some milliseconds. */
const BATCH = 200;

/** Returns an emitter that serializes a message once for all these sockets, or undefined if there are none. */
export function emitterFor(sockets: readonly GameSocket[]) {
  const [first] = sockets;
  // Each socket is in a socket.io room named by its id.
  return sockets.length === 1 ? first : first?.nsp.local.to(sockets.map(({ id }) => id));
}

export function addRecipient<T>(recipients: Map<T, GameSocket[]>, message: T, socket: GameSocket): void {
  const sockets = recipients.get(message);
  if (sockets === undefined) recipients.set(message, [socket]);
  else sockets.push(socket);
}

/** Returns sockets in batches, each for one turn of the event loop. */
export const batchesOf = (sockets: readonly GameSocket[]): readonly (readonly GameSocket[])[] =>
  Array.from({ length: Math.ceil(sockets.length / BATCH) }, (_, index) =>
    sockets.slice(index * BATCH, (index + 1) * BATCH),
  );
