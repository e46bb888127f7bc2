/**
 * Command line of a local cluster: `npm run dev:cluster -- --help` lists the options. Runs the servers,
 * the storage and the proxy in front of them until Ctrl-C.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseOptions, runCommand } from '@great-fire/game/cli-options';
import * as z from 'zod';
import { Cluster } from './cluster';

const optionsSchema = z.object({
  storage: z.enum(['sqlite', 'postgres']).default('postgres').describe('sqlite allows one server'),
  servers: z.coerce.number().int().min(1).max(8).default(2).describe('number of servers'),
});

async function main(): Promise<number> {
  const { storage, servers } = parseOptions(optionsSchema, {
    command: 'npm run dev:cluster',
    summary: 'Runs servers, their storage and a proxy in front of them until Ctrl-C.',
  });
  const folder = mkdtempSync(join(tmpdir(), 'great-fire-topology-'));
  const cluster = await Cluster.start({
    storage,
    servers: storage === 'sqlite' ? 1 : servers,
    folder,
    settings: { TIMEOUT_FACTOR: '1' }, // the product's own timeouts
  });
  const serverUrls = cluster.servers.map(({ port }) => `http://127.0.0.1:${String(port)}`).join(', ');
  process.stdout.write(
    `${cluster.url}, and each server by itself: ${serverUrls}\nStored in ${cluster.storageLocation}\n`,
  );
  await new Promise((stop) => process.once('SIGINT', stop).once('SIGTERM', stop));
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
  return 0;
}

runCommand('dev:cluster', main);
