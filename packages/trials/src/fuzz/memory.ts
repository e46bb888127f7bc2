/** What memory a server process holds: all of it, sampled, and its heap once garbage is collected. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const SAMPLE_MS = 250;
const HEAP_WATCH = resolve(__dirname, 'heap-watch.cjs');
const PATIENCE_MS = 20_000;

/** Of a heap without garbage, in bytes. */
export interface Heap {
  readonly heapUsed: number;
  readonly external: number; // buffers among it
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
    return { NODE_OPTIONS: `--require=${HEAP_WATCH}`, HEAP_FILE: heapFile(folder) };
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
