/** Requests of a page to the server beside its moves. Without an answer a request counts as refused. */
import type { Ack } from '@great-fire/protocol';
import type { MatchSocket } from './socket';

// A cut line ends the wait by itself. This deadline is for a server that keeps the line and never answers.
const ACK_TIMEOUT_MS = 60_000;
const NOT_CONNECTED = {
  ok: false,
  code: 'internal-error',
  message: 'There is no line to the server.',
} as const;
// Nobody knows whether it was done: the table as it is shown next tells.
const ACK_TIMEOUT = { ok: false, code: 'stale', message: 'The answer was lost.' } as const;

type TimedSocket = ReturnType<MatchSocket['timeout']>;
type AckCallback<Payload extends object> = (error: Error | null, answer: Ack<Payload>) => void;

/** Has `emit` ask on the line, where there is one; resolves with the server's answer, or a refusal where none comes. */
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
