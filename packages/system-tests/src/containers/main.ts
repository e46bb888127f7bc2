/**
 * Command line of the container test. `npm run test:containers -- --help` lists the options.
 *
 * Builds the image and runs it hardened until its health check passes. With --compose, runs docker-compose.yml too and
 * replaces its servers under load. Needs Docker or Podman. Exits with 1 if anything fails: a request under load, or a
 * socket that is away for more than three seconds.
 */
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseOptions, runCommand } from '@great-fire/game/cli-options';
import { REPORT_OPTIONS, createPrint, reportResult } from '@great-fire/testkit/report';
import * as z from 'zod';
import { stopwatch } from '../lib/stopwatch';
import { buildProduct, findEngine } from './engine';
import { exec } from './exec';
import type { LoadReport } from './load';
import { runHardened } from './single-container';
import { runRollingRestart } from './topology';

const ROOT = resolve(__dirname, '../../../..');
const FOLDER = resolve(ROOT, '.cache/containers'); // the password and the certificate of a run
const MAX_AWAY_MS = 3000;

const optionsSchema = z.object({
  compose: z.boolean().default(false).describe('also replaces the servers of docker-compose.yml under load'),
  runs: z.coerce.number().int().min(1).max(100).default(3).describe('rolling restarts, with --compose'),
  ...REPORT_OPTIONS,
});

async function main(): Promise<number> {
  const options = parseOptions(optionsSchema, {
    command: 'npm run test:containers',
    summary: 'Builds the image, runs it hardened, and restarts the servers of docker-compose.yml under load.',
  });
  const { compose, runs, json } = options;
  const print = createPrint(json);
  const engine = await findEngine();
  print(`engine: ${engine.description}`);
  const loads: LoadReport[] = [];
  const measureBuild = stopwatch();
  await buildProduct(engine, ROOT);
  print(`image: built in ${(measureBuild() / 1000).toFixed(0)} s`);
  const bytes = await exec([...engine.command, 'image', 'inspect', '--format', '{{.Size}}', 'great-fire']);
  print(`image: ${(Number(bytes) / 1e6).toFixed(0)} MB`);
  await runHardened(engine);
  print('image: healthy while hardened, exits with 0');
  await mkdir(FOLDER, { recursive: true });
  for (let run = 1; compose && run <= runs; run += 1) {
    const load = await runRollingRestart(engine, ROOT, FOLDER);
    loads.push(load);
    print(
      `rolling restart ${String(run)}: ${String(load.requests)} requests, ${String(load.failures.length)} failures, ` +
        `slowest ${String(load.slowestRequestMs)} ms; ${String(load.sockets)} sockets, away ${String(load.longestAwayMs)} ms at most`,
    );
    for (const failure of load.failures) print(`  ${failure}`);
  }
  const hasFailed = loads.some(
    ({ failures, longestAwayMs }) => failures.length > 0 || longestAwayMs > MAX_AWAY_MS,
  );
  reportResult('containers', options, { engine: engine.description, loads });
  return hasFailed ? 1 : 0;
}

runCommand('test:containers', main);
