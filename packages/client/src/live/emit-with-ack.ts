/** Emits with acknowledgement, for messages other than moves. A missing answer counts as a refusal. */
import type { Ack } from '@great-fire/protocol';
import type { MatchSocket } from './socket';

// A disconnect ends the wait earlier. This timeout is for a server that never answers on an open connection.
const ACK_TIMEOUT_MS = 60_000;
const NOT_CONNECTED = {
  ok: false,
  code: 'internal-error',
  message: 'There is no line to the server.',
} as const;
// The server may have processed the message. The next state of the table shows the result.
const ACK_TIMEOUT = { ok: false, code: 'stale', message: 'The answer was lost.' } as const;

type TimedSocket = ReturnType<MatchSocket['timeout']>;
type AckCallback<Payload extends object> = (error: Error | null, answer: Ack<Payload>) => void;

/**
 * Calls `emit` if the socket is connected. Resolves to the server's answer, or to a refusal if there is no connection
 * or no answer in time.
 */
export function emitWithAck<Payload extends object = object>(
  socket: MatchSocket,
  emit: (timedSocket: TimedSocket, ack: AckCallback<Payload>) => void,
): Promise<Ack<Payload>> {
  return new Promise((resolve) => {
    if (!socket.connected) resolve(NOT_CONNECTED);
    else
      emit(socket.timeout(ACK_TIMEOUT_MS), (error, answer) => resolve(error === null ? answer : ACK_TIMEOUT));
  });
}
