/** The phases of a shutdown and their steps. */
import type { Logger } from 'pino';

/** The phases of a shutdown. Each accepts less than the one before. */
const STOP_PHASES = [
  'draining', // readiness fails, but all requests are served
  'disconnecting', // no new connections; clients should reconnect, but their requests are served
  'stopping', // running work finishes, new requests are rejected
  'closing', // sockets, rooms and the storage close
] as const;
type StopPhase = (typeof STOP_PHASES)[number];

interface StopStep {
  readonly name: string;
  readonly run: () => Promise<unknown>;
}

export class Lifecycle {
  private phase: 'running' | StopPhase = 'running';
  private stopped: Promise<void> | null = null;
  private readonly steps = new Map<StopPhase, StopStep[]>(STOP_PHASES.map((phase) => [phase, []]));

  /** `stopTimeoutMs`: time in ms until `stop` no longer waits for a step. */
  constructor(private readonly options: { readonly log: Logger; readonly stopTimeoutMs: number }) {}

  /**
   * Adds a step to a phase of the shutdown. The steps of a phase run one after another, the last added first, so that a
   * part closes before the parts that it was built on.
   */
  onStop(phase: StopPhase, name: string, run: () => Promise<unknown>): void {
    this.steps.get(phase)?.unshift({ name, run });
  }

  /** Adds the close of a part as a step, like `onStop`. Null: this server has no such part. */
  closeOn(phase: StopPhase, name: string, part: { close(): unknown } | null): void {
    if (part !== null) this.onStop(phase, name, async () => part.close());
  }

  /** Shuts down, once: a further call has the result of the first. @throws Error with the names of steps that failed or did not end */
  stop(): Promise<void> {
    return (this.stopped ??= this.runPhases());
  }

  /**
   * Enters one phase after another and runs its steps. Logs a step that fails, or that has not ended at the deadline,
   * and continues with the next. After the deadline each remaining step is started, but not awaited.
   *
   * @throws Error with the names of these steps
   */
  private async runPhases(): Promise<void> {
    const { log, stopTimeoutMs } = this.options;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const deadline = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('not done at the deadline')), stopTimeoutMs);
      timer.unref();
    });
    deadline.catch(() => undefined); // no step may be running at the deadline
    const incomplete: string[] = [];
    for (const [phase, steps] of this.steps) {
      this.phase = phase;
      for (const { name, run } of steps)
        await Promise.race([Promise.resolve().then(run), deadline]).catch((err: unknown) => {
          log.error({ err, phase, step: name }, 'shutdown step failed');
          incomplete.push(name);
        });
    }
    clearTimeout(timer);
    if (incomplete.length > 0) throw new Error(`Shutdown incomplete: ${incomplete.join(', ')}`);
  }

  /** Whether load balancers may send clients here. */
  get isReady(): boolean {
    return this.phase === 'running';
  }

  /** Whether connected clients should move to another server. */
  get isDisconnecting(): boolean {
    return this.phase !== 'running' && this.phase !== 'draining';
  }

  /** Whether new requests are rejected. */
  get isStopping(): boolean {
    return this.phase === 'stopping' || this.phase === 'closing';
  }
}
