/**
 * Command line of the container test. `npm run test:containers -- --help` lists the options.
 *
 * Builds the image and runs it hardened until its health check passes. With --compose, runs docker-compose.yml too until
 * its services are healthy. Needs Docker or Podman. Exits with 1 if anything fails.
 */
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseOptions, runCommand } from '@great-fire/game/cli-options';
import { REPORT_OPTIONS, createPrint, reportResult } from '@great-fire/testkit/report';
import * as z from 'zod';
import { stopwatch } from '../lib/stopwatch';
import { buildProduct, exec, findEngine } from './engine';
import { runCompose, runHardened } from './run-image';

const ROOT = resolve(__dirname, '../../../..');
const FOLDER = resolve(ROOT, '.cache/containers'); // the password of a run

const optionsSchema = z.object({
  compose: z.boolean().default(false).describe('also runs docker-compose.yml until it is healthy'),
  ...REPORT_OPTIONS,
});

async function main(): Promise<number> {
  const options = parseOptions(optionsSchema, {
    command: 'npm run test:containers',
    summary: 'Builds the image, runs it hardened, and starts the services of docker-compose.yml.',
  });
  const { compose, json } = options;
  const print = createPrint(json);
  const engine = await findEngine();
  print(`engine: ${engine.description}`);
  const measureBuild = stopwatch();
  await buildProduct(engine, ROOT);
  print(`image: built in ${(measureBuild() / 1000).toFixed(0)} s`);
  const bytes = await exec([...engine.command, 'image', 'inspect', '--format', '{{.Size}}', 'great-fire']);
  print(`image: ${(Number(bytes) / 1e6).toFixed(0)} MB`);
  await runHardened(engine);
  print('image: healthy while hardened, exits with 0');
  if (compose) {
    await mkdir(FOLDER, { recursive: true });
    await runCompose(engine, ROOT, FOLDER);
    print('docker-compose.yml: healthy');
  }
  reportResult('containers', options, { engine: engine.description });
  return 0;
}

runCommand('test:containers', main);
