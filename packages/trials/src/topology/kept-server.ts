/** A server that is started again whenever it ends, on the same port, as a service manager does. */
import { ServerProcess } from '@great-fire/server/testing';
import type { Ended } from '@great-fire/server/testing';

const AGAIN_MS = 150;

export class KeptServer {
  private process: ServerProcess | null = null;
  private isWanted = true;
  private up = awaiting(); // that it takes requests
  private port = 0;
  private asked: 'SIGTERM' | 'SIGKILL' | null = null; // to end, as the present process was
  private said = ''; // by processes that have ended
  private heard = 0; // of what the present process has said
  private readonly wrongs: string[] = [];

  private constructor(private readonly settings: () => Readonly<Record<string, string>>) {}

  /** Starts one on a free port; `settings` are asked for at each start. */
  static async start(settings: () => Readonly<Record<string, string>>): Promise<KeptServer> {
    const server = new KeptServer(settings);
    server.run();
    await server.ready();
    return server;
  }

  get address(): number {
    return this.port;
  }

  /** Resolves once it takes requests. */
  ready(): Promise<void> {
    return this.up.promise;
  }

  get pid(): number | null {
    return this.process?.pid ?? null;
  }

  /** Ends it as a power cut does; it is started again by itself. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** Asks it to end; it is started again by itself. */
  async restart(): Promise<void> {
    await this.end('SIGTERM');
  }

  /** Ends it; it is started again when the function returned is called. */
  async pause(signal: 'SIGTERM' | 'SIGKILL'): Promise<() => void> {
    this.isWanted = false;
    await this.end(signal);
    return () => {
      this.isWanted = true;
      this.run();
    };
  }

  freeze(): void {
    this.process?.signal('SIGSTOP');
  }

  thaw(): void {
    this.process?.signal('SIGCONT');
  }

  /** Ends it for good, in order or not. Returns its exit code, null after a kill. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<number | null> {
    this.isWanted = false;
    const ended = await this.end(signal);
    return ended?.code ?? null;
  }

  /** What it has logged since this was asked last, and what is wrong with that or with how it ended. */
  drain(): { readonly said: string; readonly wrongs: readonly string[] } {
    const now = this.process?.logged ?? '';
    const said = this.said + now.slice(this.heard);
    this.said = '';
    this.heard = now.length;
    return { said, wrongs: [...faultsOf(said), ...this.wrongs.splice(0)] };
  }

  private async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<Ended | undefined> {
    // A kill is a kill, whatever it is asked on its way out.
    if (this.process !== null && this.asked !== 'SIGKILL') this.asked = signal;
    return this.process?.kill(signal);
  }

  private run(): void {
    const start = async (): Promise<void> => {
      if (!this.isWanted) return;
      const started = await ServerProcess.start({ ...this.settings(), PORT: String(this.port) });
      this.process = started;
      this.asked = null;
      this.heard = 0;
      void started.port.then((port) => {
        this.port = port;
        this.up.resolve();
      });
      const ended = await started.ended;
      this.said += ended.out.slice(this.heard);
      this.wrongs.push(...wrongsOfEnd(ended, this.asked));
      this.process = null;
      if (this.up.isDone) this.up = awaiting();
      if (this.isWanted) setTimeout(() => this.run(), AGAIN_MS);
    };
    void start();
  }
}

interface Awaiting {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
  readonly isDone: boolean;
}

function awaiting(): Awaiting {
  let settle: () => void = () => undefined;
  let isDone = false;
  const promise = new Promise<void>((resolve) => (settle = resolve));
  const resolve = (): void => {
    isDone = true;
    settle();
  };
  return {
    promise,
    resolve,
    get isDone() {
      return isDone;
    },
  };
}

/** A kill needs no excuse; one that was asked to end says 0, unless it was asked before it could hear. */
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
