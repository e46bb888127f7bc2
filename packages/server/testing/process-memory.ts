/** Measures the memory of a server process: its peak, and its heap after a garbage collection. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { waitFor } from '@great-fire/testkit/wait-for';

/** Memory after a garbage collection, in bytes. */
export interface HeapSample {
  readonly heapUsed: number;
  readonly heapTotal: number; // including free space
  readonly external: number; // including buffers
  readonly rss: number; // of the whole process
  readonly connections: number; // open TCP connections
}

export class ProcessMemory {
  private sampleCount = 0;

  /** `folder` must be the one that was passed to `settings`. */
  constructor(
    private readonly pid: number,
    private readonly folder: string,
  ) {}

  /** Returns the environment that a server needs so that its heap can be sampled. */
  static settings(folder: string): Readonly<Record<string, string>> {
    // Resolved by its package name, because the caller may be bundled to another folder.
    const heapWatch = createRequire(__filename).resolve('@great-fire/server/testing/heap-watch');
    return { NODE_OPTIONS: `--require=${heapWatch}`, HEAP_FILE: heapFilePath(folder) };
  }

  /** Returns the peak of resident memory since the last call, in MB; 0 on systems other than Linux. */
  takePeakMb(): number {
    if (process.platform !== 'linux') return 0;
    const status = readFileSync(`/proc/${String(this.pid)}/status`, 'utf8');
    const [, kb = '0'] = /VmHWM:\s+(\d+) kB/.exec(status) ?? [];
    writeFileSync(`/proc/${String(this.pid)}/clear_refs`, '5'); // resets the peak
    return Math.round(Number(kb) / 1024);
  }

  /** Makes the process collect garbage. Resolves to the memory in use afterwards. */
  async sampleHeap(): Promise<HeapSample> {
    this.sampleCount += 1;
    process.kill(this.pid, 'SIGUSR2');
    const line = await waitFor('the heap of the server', () => {
      const file = heapFilePath(this.folder);
      return existsSync(file)
        ? readFileSync(file, 'utf8').split('\n').slice(0, -1)[this.sampleCount - 1]
        : null;
    });
    return JSON.parse(line) as HeapSample;
  }

  /** Does nothing, because the kernel tracks the peak. */
  stop(): void {}
}

const heapFilePath = (folder: string): string => join(folder, 'heap.jsonl');
