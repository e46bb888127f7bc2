/** `npm run build`: builds the client and the server, even if they are up to date. */
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { exitWithError } from './lib/exec.mjs';
import { printHelp } from './lib/help.mjs';

printHelp(import.meta.url);

try {
  await install({ tools: false });
  await build({ force: true });
} catch (error) {
  exitWithError(error);
}
