/** Requests of a page to the server beside its moves. Without an answer a request counts as refused. */
import type { Answer } from '@great-fire/protocol';
import type { MatchSocket } from './socket';

// A cut line ends the wait by itself. This deadline is for a server that keeps the line and never answers.
const PATIENCE_MS = 60_000;
const UNHEARD = { ok: false, code: 'server-fault', message: 'There is no line to the server.' } as const;
// Nobody knows whether it was done: the table as it is shown next tells.
const LOST = { ok: false, code: 'stale', message: 'The answer was lost.' } as const;

type Line = ReturnType<MatchSocket['timeout']>;
type Answered<Told extends object> = (failed: Error | null, answer: Answer<Told>) => void;

/** Has `put` ask on the line, where there is one; resolves with the server's answer, or a refusal where none comes. */
export function asked<Told extends object = object>(
  socket: MatchSocket,
  put: (line: Line, answered: Answered<Told>) => void,
): Promise<Answer<Told>> {
  return new Promise((settle) => {
    if (!socket.connected) settle(UNHEARD);
    else put(socket.timeout(PATIENCE_MS), (failed, answer) => settle(failed === null ? answer : LOST));
  });
}
