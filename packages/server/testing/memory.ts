/** What memory a server process holds: all of it, sampled, and its heap once garbage is collected. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const SAMPLE_MS = 250;
const PATIENCE_MS = 20_000;

/** Of a heap without garbage, in bytes. */
export interface Heap {
  readonly heapUsed: number;
  readonly heapTotal: number; // with what is kept free for more
  readonly external: number; // buffers among it
  readonly rss: number; // resident, all of the process
}

export class Memory {
  private most = 0;
  private asked = 0;
  private readonly timer: ReturnType<typeof setInterval>;

  /** `folder` is where the server writes what it is asked: the one of `settings`. */
  constructor(
    private readonly pid: number,
    private readonly folder: string,
  ) {
    this.timer = setInterval(() => this.look(), SAMPLE_MS);
  }

  /** The settings that a server must be started with to be asked for its heap. */
  static settings(folder: string): Readonly<Record<string, string>> {
    // By its name: whoever asks may be bundled elsewhere.
    const heapWatch = createRequire(__filename).resolve('@great-fire/server/testing/heap-watch');
    return { NODE_OPTIONS: `--require=${heapWatch}`, HEAP_FILE: heapFile(folder) };
  }

  /** The most that was resident since it was asked last, in MB; 0 where the system does not tell. */
  highest(): number {
    this.look();
    const { most } = this;
    this.most = 0;
    return most;
  }

  /** Has the process collect its garbage, and tells what is left. @throws Error where it does not answer */
  async heap(): Promise<Heap> {
    this.asked += 1;
    process.kill(this.pid, 'SIGUSR2');
    const until = performance.now() + PATIENCE_MS;
    while (performance.now() < until) {
      await wait(20);
      const told = existsSync(heapFile(this.folder))
        ? readFileSync(heapFile(this.folder), 'utf8').trimEnd().split('\n')
        : [];
      const line = told[this.asked - 1];
      if (line !== undefined) return JSON.parse(line) as Heap;
    }
    throw new Error('The server did not tell its heap');
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private look(): void {
    if (process.platform !== 'linux') return;
    const kb = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${String(this.pid)}/status`, 'utf8'))?.[1] ?? '0';
    this.most = Math.max(this.most, Math.round(Number(kb) / 1024));
  }
}

const heapFile = (folder: string): string => join(folder, 'heap.jsonl');
