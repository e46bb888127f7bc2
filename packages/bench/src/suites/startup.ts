/** Measures the time from starting Node until the built server is ready, and its memory when idle. */
import { rmSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { rssBytes } from '@great-fire/testkit/proc';
import { calibrate } from '../lib/calibration';
import { createDataDir, startBuiltServer } from '../targets/product';

const STARTS = 6;
const IDLE_MS = 5_000;

export interface StartupResult {
  readonly readyMs: readonly number[]; // until /readyz returns 200. The first start creates the database
  readonly idleBytes: readonly number[]; // resident memory, some seconds later
  readonly calibration: number;
}

/** Starts the server several times on one database. */
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

/** Checks that the listening server is also ready. Rejects if it is not. */
function checkReady(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: '/readyz', agent: false }, ({ statusCode }) => {
      if (statusCode === 200) resolve();
      else reject(new Error(`/readyz answered ${String(statusCode)}`));
    }).on('error', reject);
  });
}
