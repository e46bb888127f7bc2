/** npm run topology: two servers, one PostgreSQL and a way in, on this machine, until Ctrl-C. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { optionsOf } from '@great-fire/game/command-line';
import * as z from 'zod';
import { Topology } from './topology';

const wishSchema = z.object({
  storage: z.enum(['sqlite', 'postgres']).default('postgres'),
  servers: z.coerce.number().int().min(1).max(8).default(2),
});

async function main(): Promise<void> {
  const { storage, servers } = optionsOf(wishSchema);
  const folder = mkdtempSync(join(tmpdir(), 'great-fire-topology-'));
  const topology = await Topology.start({
    storage,
    servers: storage === 'sqlite' ? 1 : servers,
    folder,
    settings: { TIMEOUT_FACTOR: '1' }, // the time limits of the product
  });
  const own = topology.servers.map(({ address }) => `http://127.0.0.1:${String(address)}`).join(', ');
  process.stdout.write(`${topology.url}, and each server by itself: ${own}\nStored in ${topology.place}\n`);
  await new Promise((stop) => process.once('SIGINT', stop).once('SIGTERM', stop));
  await topology.stop();
  rmSync(folder, { recursive: true, force: true });
}

main().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});
