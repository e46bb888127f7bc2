/** Measures the longest time in which a server process handled nothing else. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitFor } from '@great-fire/testkit/wait-for';
import { ROOT } from './paths';

const PRELOADED = join(ROOT, 'packages/bench/src/lib/loop-sampler.cjs');

export class LoopWatch {
  private sampleCount = 0;

  /** `folder` must be the one that was passed to `settings`. */
  constructor(
    private readonly pid: number,
    private readonly folder: string,
  ) {}

  /** Returns the environment that a server needs so that its event loop can be watched. */
  static settings(folder: string): Readonly<Record<string, string>> {
    return { NODE_OPTIONS: `--require=${PRELOADED}`, LOOP_FILE: loopFilePath(folder) };
  }

  /** Resolves to the longest block of the event loop since the last call, in ms. */
  async takeLongestMs(): Promise<number> {
    this.sampleCount += 1;
    process.kill(this.pid, 'SIGUSR2');
    const line = await waitFor('the longest block of the event loop', () => {
      const file = loopFilePath(this.folder);
      return existsSync(file)
        ? readFileSync(file, 'utf8').split('\n').slice(0, -1)[this.sampleCount - 1]
        : null;
    });
    return Number(line);
  }
}

const loopFilePath = (folder: string): string => join(folder, 'loop.txt');
