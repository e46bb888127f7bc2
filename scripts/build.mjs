/**
 * `npm run build`: builds the client and the server, even if they are up to date. `--changed` builds only what has
 * changed since, `--gallery` also the client of the browser tests.
 */
import { parseArgs } from 'node:util';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { exitWithError } from './lib/exec.mjs';
import { printHelp } from './lib/help.mjs';

printHelp(import.meta.url);

try {
  const { values } = parseArgs({
    options: { changed: { type: 'boolean', default: false }, gallery: { type: 'boolean', default: false } },
  });
  await install({ tools: false });
  await build({ force: !values.changed, gallery: values.gallery });
} catch (error) {
  exitWithError(error);
}
