import { LEAD_TIMEOUT_MS, type LedPosition } from '@great-fire/protocol';

/** The time between two messages, so that autoplay at ten moves a second stays below the limit of the server. */
export const LEAD_STEP_MS = 300;
/** A resting leader repeats the position, or the lead would be free. */
const REPEAT_MS = LEAD_TIMEOUT_MS / 3;

/** Sends the positions of a leader: the latest one, at most every `LEAD_STEP_MS`, and again while it rests. */
export class LeadSender {
  private position: LedPosition | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private sentAt = -Infinity;

  constructor(
    private readonly send: (position: LedPosition) => void,
    private readonly now: () => number = () => performance.now(),
  ) {}

  show(position: LedPosition): void {
    this.position = position;
    this.schedule(Math.max(0, this.sentAt + LEAD_STEP_MS - this.now()));
  }

  stop(): void {
    this.position = null;
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  private schedule(delayMs: number): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (this.position === null) return;
      this.sentAt = this.now();
      this.send(this.position);
      this.schedule(REPEAT_MS);
    }, delayMs);
  }
}
