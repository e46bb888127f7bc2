/** What somebody at a table does about UNDO-3: asks now and then to go back, and agrees whenever the others ask. */
import type { MatchLine } from '@great-fire/client/match-line';
import type { Seat } from '@great-fire/game';
import type { TakeBackAsked } from '@great-fire/protocol';

/** That a seat asked to go back. */
export interface Ask {
  readonly to: number; // the state
  readonly code: string | null; // of the refusal; null: it was asked, or done at once where nobody else plays
}

const FURTHEST = 8; // states

export class TakeBacks {
  readonly asks: Ask[] = [];
  private isAgreeing = false;
  private agreedTo: number | null = null; // the question that the server has this seat's yes to
  private asked: { readonly version: number; readonly stateId: number } | null = null;

  constructor(
    private readonly line: MatchLine,
    private readonly seat: Seat | null, // null: a spectator, who is never asked
    private readonly changed: () => void,
  ) {}

  /** Whether a question is open, as far as this seat knows: that of its own too which it has not been shown yet. */
  get isOpen(): boolean {
    if (this.question !== null) return true;
    const { conduct, stateId } = this.line.getSnapshot();
    const { asked } = this;
    return asked !== null && asked.version === conduct?.version && asked.stateId === stateId;
  }

  /** Whether something is under way that has not been answered. */
  get waits(): boolean {
    return this.isAgreeing || this.isOpen;
  }

  /** Asks to go some states back; resolves with the answer. `luck`: from 0 to 1, how far. */
  async ask(luck: number): Promise<void> {
    const { stateId, conduct } = this.line.getSnapshot();
    if (this.isOpen || conduct === null || stateId < 1) return;
    const to = Math.max(0, stateId - 1 - Math.floor(luck * FURTHEST));
    const answer = await this.line.wish({ do: 'ask-take-back', to });
    this.asks.push({ to, code: answer.ok ? null : answer.code });
    if (answer.ok) this.asked = { version: conduct.version, stateId };
  }

  /** Agrees if this seat is asked. Sends its answer again if it was lost, but not if the server has taken it. */
  agreeIfAsked(): void {
    const { question, seat } = this;
    if (question === null || seat === null || this.isAgreeing) return;
    if (this.agreedTo === question.id || !question.asked.includes(seat)) return;
    if (this.line.getSnapshot().line !== 'live') return;
    this.isAgreeing = true;
    void this.agree(question.id);
  }

  private async agree(id: number): Promise<void> {
    const answer = await this.line.wish({ do: 'answer-take-back', id, agrees: true });
    if (answer.ok) this.agreedTo = id;
    this.isAgreeing = false;
    // Without a connection the answer is sent again with the next news of the line.
    if (answer.ok || answer.code !== 'server-fault') this.changed();
  }

  private get question(): TakeBackAsked | null {
    return this.line.getSnapshot().conduct?.takeBackAsked ?? null;
  }
}
