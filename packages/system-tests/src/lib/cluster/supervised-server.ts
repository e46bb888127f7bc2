/** A server process that is started again whenever it ends, on the same port, as a service manager does. */
import { ServerProcess } from '@great-fire/server/testing';
import type { ExitResult } from '@great-fire/server/testing';
import { waitFor } from '@great-fire/testkit/wait-for';
import { findStablePort } from '../stable-port';

type Settings = Readonly<Record<string, string>>;
type StopSignal = 'SIGTERM' | 'SIGKILL';

export class SupervisedServer {
  private process: ServerProcess | null = null;
  private shouldRun = true;
  private isReady = false; // it takes requests
  private startError: Error | null = null; // no process could be started
  private supervision: Promise<void>; // until no process is left
  private sentSignal: StopSignal | null = null; // the signal that the present process was sent
  private earlierLog = ''; // by processes that have ended
  private logOffset = 0; // of what the present process has said
  private readonly violations: string[] = [];

  private constructor(
    readonly port: number,
    private readonly settings: () => Settings,
  ) {
    this.supervision = this.supervise();
  }

  /** Starts a server on a free port and resolves once it takes requests. Calls `settings` before each start. */
  static async start(settings: () => Settings): Promise<SupervisedServer> {
    const server = new SupervisedServer(await findStablePort(), settings);
    try {
      await server.ready();
    } catch (error) {
      await server.stop('SIGKILL');
      throw error;
    }
    return server;
  }

  /** Resolves once the server takes requests. */
  async ready(): Promise<void> {
    await waitFor(`the server on port ${String(this.port)} to take requests`, () => {
      if (this.startError !== null) throw this.startError;
      return this.isReady;
    });
  }

  get pid(): number | null {
    return this.process?.pid ?? null;
  }

  /** Ends the process as a power cut does. It is started again by itself. */
  async kill(): Promise<void> {
    await this.sendSignal('SIGKILL');
  }

  /** Asks the process to end. It is started again by itself. */
  async restart(): Promise<void> {
    await this.sendSignal('SIGTERM');
  }

  /** Ends the process. Returns a function that starts it again. */
  async takeDown(signal: StopSignal): Promise<() => void> {
    await this.stop(signal);
    return () => {
      this.shouldRun = true;
      this.supervision = this.supervise();
    };
  }

  suspend(): void {
    this.process?.signal('SIGSTOP');
  }

  resume(): void {
    this.process?.signal('SIGCONT');
  }

  /** Ends the process for good. Returns its exit code, null after a kill. */
  async stop(signal: StopSignal = 'SIGTERM'): Promise<number | null> {
    this.shouldRun = false;
    const exit = await this.sendSignal(signal);
    await this.supervision;
    return exit?.code ?? null;
  }

  /** Returns the lines logged since the last call, and what is wrong with them or with how processes ended. */
  takeLog(): { readonly log: string; readonly violations: readonly string[] } {
    const currentLog = this.process?.log ?? '';
    const log = this.earlierLog + currentLog.slice(this.logOffset);
    this.earlierLog = '';
    this.logOffset = currentLog.length;
    return { log, violations: [...errorLines(log), ...this.violations.splice(0)] };
  }

  private async sendSignal(signal: StopSignal): Promise<ExitResult | undefined> {
    // A kill is a kill, even if the process is sent another signal before it ends.
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

  /** Starts a process and resolves when it has ended. @throws Error if it cannot be started */
  private async runOnce(): Promise<void> {
    const server = await ServerProcess.start({ ...this.settings(), PORT: String(this.port) });
    const kill = (): void => void server.kill('SIGKILL');
    process.once('exit', kill); // the server ends with the harness
    this.process = server;
    this.sentSignal = null;
    this.logOffset = 0;
    server.port.then(
      () => (this.isReady = true),
      () => undefined, // it ended before
    );
    if (!this.shouldRun) void this.sendSignal('SIGKILL'); // it was stopped while it was being started
    const exit = await new Promise<ExitResult>((resolve) => server.onExit(resolve));
    process.off('exit', kill);
    this.isReady = false;
    this.earlierLog += exit.out.slice(this.logOffset);
    this.violations.push(...findExitViolations(exit, this.sentSignal));
    this.process = null;
  }
}

/** Allows a kill. A process that got SIGTERM has to exit with 0, unless the signal came before its handler was there. */
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

/** The lines of a log (pino's JSON) that are errors or worse. */
function errorLines(out: string): readonly string[] {
  return out.split('\n').filter((line) => /^\{"level":(50|60)/.test(line));
}
