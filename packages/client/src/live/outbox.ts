/** Moves without an acknowledgement. Each is sent again with its id after every disconnect. */
import type { Ack, ErrorCode, MoveMessage } from '@great-fire/protocol';
import type { Connection } from './connection';

export type MoveAnswer = Ack<{ readonly stateId: number }>;

interface PendingMove {
  readonly message: MoveMessage;
  readonly resolve: (answer: MoveAnswer) => void;
}

const RETRY_DELAY_MS = 1000;
// Temporary errors: the move is sent again with its id until the server accepts or refuses it.
const RETRYABLE_ERRORS: ReadonlySet<ErrorCode> = new Set(['shutting-down', 'unavailable']);

export class Outbox {
  private readonly pendingMoves = new Map<string, PendingMove>();
  private readonly retryTimers = new Set<ReturnType<typeof setTimeout>>();

  constructor(private readonly connection: Connection) {}

  get size(): number {
    return this.pendingMoves.size;
  }

  /** Sends a move, now or after the reconnect. Resolves to the server's answer. */
  send(message: MoveMessage): Promise<MoveAnswer> {
    return new Promise((resolve) => {
      this.pendingMoves.set(message.id, { message, resolve });
      this.emitMove(message.id);
    });
  }

  /** Sends all unanswered moves again, oldest first. */
  resend(): void {
    for (const id of this.pendingMoves.keys()) this.emitMove(id);
  }

  /** Stops the timers. Unanswered moves stay, because the client may connect again. */
  stopTimers(): void {
    for (const timer of this.retryTimers) clearTimeout(timer);
    this.retryTimers.clear();
  }

  private emitMove(id: string): void {
    const entry = this.pendingMoves.get(id);
    if (entry !== undefined) this.connection.send('move', entry.message, (answer) => this.onAck(id, answer));
  }

  private onAck(id: string, answer: MoveAnswer): void {
    const entry = this.pendingMoves.get(id);
    if (entry === undefined) return;
    if (!answer.ok && RETRYABLE_ERRORS.has(answer.code)) {
      this.scheduleRetry(id);
      return;
    }
    this.pendingMoves.delete(id);
    entry.resolve(answer);
  }

  private scheduleRetry(id: string): void {
    const timer = setTimeout(() => {
      this.retryTimers.delete(timer);
      this.emitMove(id);
    }, RETRY_DELAY_MS);
    this.retryTimers.add(timer);
  }
}
