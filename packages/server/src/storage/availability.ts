/** Whether the storage can be reached and written to. The storage reports an outage and probes until it is back. */
export interface AvailabilityPort {
  readonly isUp: boolean;
  readonly lastFailure: string | null; // why the last outage began; null: there was none
  /** Returns a function that unsubscribes. Listeners must not throw. */
  readonly onChange: (listener: (isUp: boolean) => void) => () => void;
}

const FIRST_PROBE_MS = 50; // often only a connection is broken
const PROBE_INTERVAL_MS = 300;

export class Availability implements AvailabilityPort {
  private readonly listeners = new Set<(isUp: boolean) => void>();
  private timer: ReturnType<typeof setTimeout> | null = null;
  private isClosed = false;
  lastFailure: string | null = null;

  /** `probe` rejects while the storage is unavailable. */
  constructor(private readonly probe: () => Promise<void>) {}

  get isUp(): boolean {
    return this.timer === null;
  }

  readonly onChange = (listener: (isUp: boolean) => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Reports that the storage could not be reached just now, for a reason, and starts to probe. */
  markDown(reason: unknown): void {
    if (this.isClosed || this.timer !== null) return;
    this.lastFailure = reason instanceof Error ? reason.message : String(reason);
    this.probeAfter(FIRST_PROBE_MS);
    for (const listener of this.listeners) listener(false);
  }

  /** Probes the storage at once, because it may be unavailable. */
  check(): void {
    if (this.isUp) this.probe().catch((error: unknown) => this.markDown(error));
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
