/** Whether the storage can be reached and written to: told when it is lost, and tried until it is back. */
export interface AvailabilityPort {
  readonly isUp: boolean;
  /** Returns how to stop hearing. Hearers do not throw. */
  readonly onChange: (listener: (isUp: boolean) => void) => () => void;
}

const FIRST_PROBE_MS = 50; // a line that broke or fell silent is often all that is lost
const PROBE_INTERVAL_MS = 300;

export class Availability implements AvailabilityPort {
  private readonly listeners = new Set<(isUp: boolean) => void>();
  private timer: ReturnType<typeof setTimeout> | null = null;
  private isClosed = false;

  /** `probe` rejects as long as the storage is not there. */
  constructor(private readonly probe: () => Promise<void>) {}

  get isUp(): boolean {
    return this.timer === null;
  }

  readonly onChange = (listener: (isUp: boolean) => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** It could not be reached just now. */
  markDown(): void {
    if (this.isClosed || this.timer !== null) return;
    this.probeAfter(FIRST_PROBE_MS);
    for (const listener of this.listeners) listener(false);
  }

  /** It may be lost: whether it is is found out at once. */
  check(): void {
    if (this.isUp) this.probe().catch(() => this.markDown());
  }

  close(): void {
    this.isClosed = true;
    if (this.timer !== null) clearTimeout(this.timer);
  }

  private probeAfter(delayMs: number): void {
    this.timer = setTimeout(() => {
      this.probe().then(
        () => this.markUp(),
        () => {
          if (!this.isClosed) this.probeAfter(PROBE_INTERVAL_MS);
        },
      );
    }, delayMs);
    this.timer.unref();
  }

  private markUp(): void {
    if (this.isClosed) return;
    this.timer = null;
    for (const listener of this.listeners) listener(true);
  }
}
