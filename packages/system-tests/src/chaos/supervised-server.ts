/** A server process that restarts on the same port whenever it ends, as under a service manager. */
import { ServerProcess } from '@great-fire/server/testing';
import type { ExitResult } from '@great-fire/testkit/node-server';
import { waitFor } from '@great-fire/testkit/wait-for';
import { freePort } from '@great-fire/testkit/free-port';

type Settings = Readonly<Record<string, string>>;
type StopSignal = 'SIGTERM' | 'SIGKILL';

export class SupervisedServer {
  private process: ServerProcess | null = null;
  private shouldRun = true;
  private isReady = false; // accepts requests
  private startError: Error | null = null; // set if no process could be started
  private supervision: Promise<void>; // resolves when no process is left
  private sentSignal: StopSignal | null = null; // last signal sent to the current process
  private earlierLog = ''; // of processes that have ended
  private logOffset = 0; // part of the current process's log that was taken
  private readonly violations: string[] = [];

  private constructor(
    readonly port: number,
    private readonly settings: () => Settings,
  ) {
    this.supervision = this.supervise();
  }

  /** Starts a server on a free port and resolves once it accepts requests. Calls `settings` before each start. */
  static async start(settings: () => Settings): Promise<SupervisedServer> {
    const server = new SupervisedServer(await freePort(), settings);
    try {
      await server.ready();
    } catch (error) {
      await server.stop('SIGKILL');
      throw error;
    }
    return server;
  }

  /**
   * Resolves once the server accepts requests.
   *
   * @throws Error if no process could be started
   */
  async ready(): Promise<void> {
    await waitFor(`the server on port ${String(this.port)} to take requests`, () => {
      if (this.startError !== null) throw this.startError;
      return this.isReady;
    });
  }

  get pid(): number | null {
    return this.process?.pid ?? null;
  }

  /** Ends the process. It restarts automatically. */
  async end(signal: StopSignal): Promise<void> {
    await this.sendSignal(signal);
  }

  /** Ends the process. Returns a function that starts it again. */
  async takeDown(signal: StopSignal): Promise<() => void> {
    await this.stop(signal);
    return () => {
      this.shouldRun = true;
      this.supervision = this.supervise();
    };
  }

  /** Suspends the process, or resumes it. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.process?.signal(signal);
  }

  /** Ends the process for good. Resolves to its exit code, or null after a kill. */
  async stop(signal: StopSignal = 'SIGTERM'): Promise<number | null> {
    this.shouldRun = false;
    const exit = await this.sendSignal(signal);
    await this.supervision;
    return exit?.code ?? null;
  }

  /** Returns the lines logged since the last call, and the violations: error lines and unexpected exits. */
  takeLog(): { readonly log: string; readonly violations: readonly string[] } {
    const currentLog = this.process?.log ?? '';
    const log = this.earlierLog + currentLog.slice(this.logOffset);
    this.earlierLog = '';
    this.logOffset = currentLog.length;
    return { log, violations: [...errorLines(log), ...this.violations.splice(0)] };
  }

  private async sendSignal(signal: StopSignal): Promise<ExitResult | undefined> {
    // A SIGKILL decides, even if another signal is sent before the process ends.
    if (this.process !== null && this.sentSignal !== 'SIGKILL') this.sentSignal = signal;
    return this.process?.kill(signal);
  }

  private async supervise(): Promise<void> {
    try {
      while (this.shouldRun) await this.runOnce();
    } catch (error) {
      this.startError = error instanceof Error ? error : new Error(String(error));
    }
  }

  /**
   * Starts a process and resolves once it has ended.
   *
   * @throws Error if the process cannot be started
   */
  private async runOnce(): Promise<void> {
    const server = await ServerProcess.start({ ...this.settings(), PORT: String(this.port) });
    this.process = server;
    this.sentSignal = null;
    this.logOffset = 0;
    server.port.then(
      () => (this.isReady = true),
      () => undefined, // it ended before it was ready
    );
    if (!this.shouldRun) void this.sendSignal('SIGKILL'); // it was stopped during its start
    const exit = await new Promise<ExitResult>((resolve) => server.onExit(resolve));
    this.isReady = false;
    this.earlierLog += exit.out.slice(this.logOffset);
    this.violations.push(...findExitViolations(exit, this.sentSignal));
    this.process = null;
  }
}

/**
 * Returns the violations of an exit. Allows a kill. After SIGTERM the process must exit with 0, unless its handler was
 * not installed yet.
 */
function findExitViolations(
  { code, signal, err }: ExitResult,
  sentSignal: NodeJS.Signals | null,
): readonly string[] {
  const isExpected =
    sentSignal === 'SIGKILL' || (sentSignal === 'SIGTERM' && (code === 0 || signal === 'SIGTERM'));
  const violations = isExpected
    ? []
    : [`a server ended with ${String(code ?? signal)}, asked by ${String(sentSignal)}`];
  return err === '' ? violations : [...violations, err.trim()];
}

/** Returns the lines of a pino log with level error or fatal. */
function errorLines(out: string): readonly string[] {
  return out.split('\n').filter((line) => /^\{"level":"(error|fatal)"/.test(line));
}
