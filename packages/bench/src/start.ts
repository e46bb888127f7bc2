/** How long the built server takes from `node` to being ready, and what it holds when nobody came. */
import { rmSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { calibrate } from './calibration';
import { rssOf } from './servers/child';
import { freshFolder, startBuilt } from './servers/ours';

const STARTS = 6;
const REST_MS = 5_000;

export interface StartFigures {
  readonly readyMs: readonly number[]; // from `node` to a 200 of /readyz, start by start; the first one makes the file
  readonly restingBytes: readonly number[]; // resident, some seconds later
  readonly calibration: number;
}

/** Starts it some times, on a file of its own. */
export async function measureStart(): Promise<StartFigures> {
  const folder = freshFolder();
  const calibration = calibrate();
  const [readyMs, restingBytes]: [number[], number[]] = [[], []];
  try {
    for (let start = 0; start < STARTS; start += 1) {
      const began = performance.now();
      const child = await startBuilt({ DATABASE_FILE: join(folder, 'great-fire.db') });
      await isReady(child.port);
      readyMs.push(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, REST_MS));
      restingBytes.push(rssOf(child.pid));
      await child.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return { readyMs, restingBytes, calibration };
}

/** Resolves once the server, which says that it listens, says that it is ready. @throws Error where it does not */
function isReady(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: '/readyz', agent: false }, ({ statusCode }) => {
      if (statusCode === 200) resolve();
      else reject(new Error(`/readyz answered ${String(statusCode)}`));
    }).on('error', reject);
  });
}
