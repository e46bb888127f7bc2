/** A server process that is started again whenever it ends, on the same port, as a service manager does. */
import { ServerProcess } from '@great-fire/server/testing';
import type { Ended } from '@great-fire/server/testing';
import { waitFor } from '@great-fire/testkit/wait-for';
import { stablePort } from './stable-port';

type Settings = Readonly<Record<string, string>>;
type End = 'SIGTERM' | 'SIGKILL';

export class KeptServer {
  private process: ServerProcess | null = null;
  private isWanted = true;
  private isUp = false; // it takes requests
  private failure: Error | null = null; // no process could be started
  private running: Promise<void>; // until no process is left
  private asked: End | null = null; // the signal that the present process was sent
  private said = ''; // by processes that have ended
  private heard = 0; // of what the present process has said
  private readonly wrongs: string[] = [];

  private constructor(
    readonly address: number,
    private readonly settings: () => Settings,
  ) {
    this.running = this.keep();
  }

  /** Starts a server on a free port and resolves once it takes requests. Calls `settings` before each start. */
  static async start(settings: () => Settings): Promise<KeptServer> {
    const server = new KeptServer(await stablePort(), settings);
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
    await waitFor(`the server on port ${String(this.address)} to take requests`, () => {
      if (this.failure !== null) throw this.failure;
      return this.isUp;
    });
  }

  get pid(): number | null {
    return this.process?.pid ?? null;
  }

  /** Ends the process as a power cut does. It is started again by itself. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** Asks the process to end. It is started again by itself. */
  async restart(): Promise<void> {
    await this.end('SIGTERM');
  }

  /** Ends the process. Returns a function that starts it again. */
  async pause(signal: End): Promise<() => void> {
    await this.stop(signal);
    return () => {
      this.isWanted = true;
      this.running = this.keep();
    };
  }

  freeze(): void {
    this.process?.signal('SIGSTOP');
  }

  thaw(): void {
    this.process?.signal('SIGCONT');
  }

  /** Ends the process for good. Returns its exit code, null after a kill. */
  async stop(signal: End = 'SIGTERM'): Promise<number | null> {
    this.isWanted = false;
    const ended = await this.end(signal);
    await this.running;
    return ended?.code ?? null;
  }

  /** Returns the lines logged since the last call, and what is wrong with them or with how processes ended. */
  drain(): { readonly said: string; readonly wrongs: readonly string[] } {
    const now = this.process?.logged ?? '';
    const said = this.said + now.slice(this.heard);
    this.said = '';
    this.heard = now.length;
    return { said, wrongs: [...faultsOf(said), ...this.wrongs.splice(0)] };
  }

  private async end(signal: End): Promise<Ended | undefined> {
    // A kill is a kill, even if the process is sent another signal before it ends.
    if (this.process !== null && this.asked !== 'SIGKILL') this.asked = signal;
    return this.process?.kill(signal);
  }

  private async keep(): Promise<void> {
    try {
      while (this.isWanted) await this.runOnce();
    } catch (error) {
      this.failure = error instanceof Error ? error : new Error(String(error));
    }
  }

  /** Starts a process and resolves when it has ended. @throws Error if it cannot be started */
  private async runOnce(): Promise<void> {
    const started = await ServerProcess.start({ ...this.settings(), PORT: String(this.address) });
    const kill = (): void => void started.kill('SIGKILL');
    process.once('exit', kill); // the server ends with the harness
    this.process = started;
    this.asked = null;
    this.heard = 0;
    started.port.then(
      () => (this.isUp = true),
      () => undefined, // it ended before
    );
    if (!this.isWanted) void this.end('SIGKILL'); // it was stopped while it was being started
    const ended = await new Promise<Ended>((resolve) => started.onEnd(resolve));
    process.off('exit', kill);
    this.isUp = false;
    this.said += ended.out.slice(this.heard);
    this.wrongs.push(...wrongsOfEnd(ended, this.asked));
    this.process = null;
  }
}

/** Allows a kill. A process that got SIGTERM has to exit with 0, unless the signal came before its handler was there. */
function wrongsOfEnd({ code, signal, err }: Ended, asked: NodeJS.Signals | null): readonly string[] {
  const isInOrder = asked === 'SIGKILL' || (asked === 'SIGTERM' && (code === 0 || signal === 'SIGTERM'));
  const wrongs = isInOrder
    ? []
    : [`a server ended with ${String(code ?? signal)}, asked by ${String(asked)}`];
  return err === '' ? wrongs : [...wrongs, err.trim()];
}

/** The lines of a log (pino's JSON) that are errors or worse. */
function faultsOf(out: string): readonly string[] {
  return out.split('\n').filter((line) => /^\{"level":(50|60)/.test(line));
}
