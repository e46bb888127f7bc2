/**
 * Writes for a day as one address, by one route alone and as much as the write quota permits. Each route is charged to
 * the quota of play or to that of the rest, so no mixture of routes stores more than the worst route of each quota.
 */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createResourceLimits, startTestServer, UNREACHABLE_MAIL } from '@great-fire/server/testing';
import type { TestServer } from '@great-fire/server/testing';
import { ROUTES } from './routes';

const DAY_MS = 24 * 3_600_000;
const TURN_MS = 60_000; // longer than any turn of the routes
const STEPS = 4; // refills of the quota in a day
const START = 1_700_000_000_000;

/** The bytes that one address may add to the disk in a day. */
export const BOUND_BYTES = 200_000_000;

export interface DiskUsage {
  readonly route: string;
  readonly writes: number;
  readonly databaseBytes: number; // added to the database
  readonly walBytes: number; // the largest write-ahead log
}

/** Fills the quota at the start of a day and after each refill. `scale` multiplies the quota. */
export async function measureRoute(route: string, scale: number): Promise<DiskUsage> {
  const prepare = ROUTES[route];
  if (prepare === undefined) throw new Error(`There is no route ${route}`);
  const { writeBurstBytes, writeBytesPerDay } = createResourceLimits(1);
  let at = START;
  const server = await startTestServer({
    now: () => at,
    publicUrl: UNREACHABLE_MAIL.publicUrl.href,
    mail: UNREACHABLE_MAIL,
    log: { write: () => undefined },
    resourceLimits: { writeBurstBytes: writeBurstBytes * scale, writeBytesPerDay: writeBytesPerDay * scale },
  });
  try {
    const emptyBytes = await server.storage.retention.size();
    let writes = 0;
    let walBytes = 0;
    const { storage, whenBotsWait } = server;
    const missTurn = async (matchId: string): Promise<boolean> => {
      const before = (await storage.matches.find(matchId))?.stateId;
      at += TURN_MS;
      await server.applyDeadlines();
      await server.scanForBots();
      await whenBotsWait();
      return (await storage.matches.find(matchId))?.stateId !== before;
    };
    for (let step = 0; step <= STEPS; step += 1) {
      for (;;) {
        const write = await prepare(server.url, { whenBotsWait, missTurn });
        if (write === null) break;
        const before = writes;
        while (await write()) writes += 1;
        walBytes = Math.max(walBytes, walSize(server));
        if (writes === before) break;
      }
      at += DAY_MS / STEPS;
    }
    const databaseBytes = (await server.storage.retention.size()) - emptyBytes;
    return { route, writes, databaseBytes, walBytes };
  } finally {
    await server.stop();
  }
}

function walSize({ dataDir }: TestServer): number {
  const file = join(dataDir, 'great-fire.db-wal');
  return existsSync(file) ? statSync(file).size : 0;
}
