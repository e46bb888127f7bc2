/** Moves that are not acknowledged yet. Each is sent again, with its id, after every cut. */
import type { Answer, ErrorCode, MoveMessage } from '@great-fire/protocol';
import type { MatchSocket } from './socket';

export type MoveAnswer = Answer<{ readonly stateId: number }>;

interface Waiting {
  readonly message: MoveMessage;
  readonly settle: (answer: MoveAnswer) => void;
}

const RETRY_MS = 1000;
// The server could not take it just now: it is sent again, with its id, until it is taken or refused.
const PASSING: ReadonlySet<ErrorCode> = new Set(['shutting-down', 'unavailable']);

export class Outbox {
  private readonly waiting = new Map<string, Waiting>();
  private readonly retries = new Set<ReturnType<typeof setTimeout>>();

  constructor(private readonly socket: MatchSocket) {}

  get size(): number {
    return this.waiting.size;
  }

  /** Sends a move now or once the line is back; resolves with the server's answer. */
  post(message: MoveMessage): Promise<MoveAnswer> {
    return new Promise((settle) => {
      this.waiting.set(message.id, { message, settle });
      this.send(message.id);
    });
  }

  /** Sends everything unanswered again, oldest first. */
  resend(): void {
    for (const id of this.waiting.keys()) this.send(id);
  }

  /** Forgets the timers; what waits is kept, for the line may be taken up again. */
  rest(): void {
    for (const retry of this.retries) clearTimeout(retry);
    this.retries.clear();
  }

  private send(id: string): void {
    const entry = this.waiting.get(id);
    if (entry === undefined || !this.socket.connected) return;
    this.socket.emit('move', entry.message, (answer) => {
      this.hear(id, answer);
    });
  }

  private hear(id: string, answer: MoveAnswer): void {
    const entry = this.waiting.get(id);
    if (entry === undefined) return;
    if (!answer.ok && PASSING.has(answer.code)) {
      this.later(id);
      return;
    }
    this.waiting.delete(id);
    entry.settle(answer);
  }

  private later(id: string): void {
    const retry = setTimeout(() => {
      this.retries.delete(retry);
      this.send(id);
    }, RETRY_MS);
    this.retries.add(retry);
  }
}
