/**
 * `npm run admin -- COMMAND`: the commands for operators, from the current sources. `npm run admin -- help` lists them.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cachedBundle } from './lib/cached-bundle.mjs';
import { exitWithError } from './lib/exec.mjs';
import { ROOT } from './lib/root.mjs';

const bundle = join(ROOT, '.cache', 'admin.js');
try {
  await cachedBundle('packages/server/src/admin.ts', bundle);
} catch (error) {
  exitWithError(error);
}
// In this process, so that standard input, signals and the exit code are the command's own.
await import(pathToFileURL(bundle).href);
