/** How long the built server takes from `node` to being ready, and what it holds when nobody came. */
import { rmSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { calibrate } from '../lib/calibration';
import { rssBytes } from '../targets/process';
import { createDataDir, startBuiltServer } from '../targets/product';

const STARTS = 6;
const IDLE_MS = 5_000;

export interface StartupResult {
  readonly readyMs: readonly number[]; // from `node` to a 200 of /readyz, start by start; the first one makes the file
  readonly idleBytes: readonly number[]; // resident, some seconds later
  readonly calibration: number;
}

/** Starts it some times, on a file of its own. */
export async function measureStartup(): Promise<StartupResult> {
  const folder = createDataDir();
  const calibration = calibrate();
  const [readyMs, idleBytes]: [number[], number[]] = [[], []];
  try {
    for (let start = 0; start < STARTS; start += 1) {
      const startedAt = performance.now();
      const server = await startBuiltServer({ DATABASE_FILE: join(folder, 'great-fire.db') });
      await checkReady(server.port);
      readyMs.push(performance.now() - startedAt);
      await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
      idleBytes.push(rssBytes(server.pid));
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return { readyMs, idleBytes, calibration };
}

/** Resolves once the server, which says that it listens, says that it is ready. @throws Error where it does not */
function checkReady(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: '/readyz', agent: false }, ({ statusCode }) => {
      if (statusCode === 200) resolve();
      else reject(new Error(`/readyz answered ${String(statusCode)}`));
    }).on('error', reject);
  });
}
