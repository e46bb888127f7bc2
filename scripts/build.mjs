/** `npm run build`: the client and the server, whether stale or not. */
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { exitWithError } from './lib/exec.mjs';

try {
  await install();
  await build({ force: true });
} catch (error) {
  exitWithError(error);
}
