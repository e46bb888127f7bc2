/** Whether the storage can be reached and written to: told when it is lost, and tried until it is back. */
export interface StandingPort {
  readonly isUp: boolean;
  /** Returns how to stop hearing. Hearers do not throw. */
  readonly hear: (hearer: (isUp: boolean) => void) => () => void;
}

const AT_ONCE_MS = 50; // a line that broke or fell silent is often all that is lost
const TRY_MS = 300;

export class Standing implements StandingPort {
  private readonly hearers = new Set<(isUp: boolean) => void>();
  private timer: ReturnType<typeof setTimeout> | null = null;
  private isClosed = false;

  /** `probe` rejects as long as the storage is not there. */
  constructor(private readonly probe: () => Promise<void>) {}

  get isUp(): boolean {
    return this.timer === null;
  }

  readonly hear = (hearer: (isUp: boolean) => void): (() => void) => {
    this.hearers.add(hearer);
    return () => this.hearers.delete(hearer);
  };

  /** It could not be reached just now. */
  lost(): void {
    if (this.isClosed || this.timer !== null) return;
    this.tryAfter(AT_ONCE_MS);
    for (const hear of this.hearers) hear(false);
  }

  /** It may be lost: whether it is is found out at once. */
  doubt(): void {
    if (this.isUp) this.probe().catch(() => this.lost());
  }

  close(): void {
    this.isClosed = true;
    if (this.timer !== null) clearTimeout(this.timer);
  }

  private tryAfter(wait: number): void {
    this.timer = setTimeout(() => {
      this.probe().then(
        () => this.back(),
        () => {
          if (!this.isClosed) this.tryAfter(TRY_MS);
        },
      );
    }, wait);
    this.timer.unref();
  }

  private back(): void {
    if (this.isClosed) return;
    this.timer = null;
    for (const hear of this.hearers) hear(true);
  }
}
