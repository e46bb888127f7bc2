/** `npm run build`: the client and the server, whether stale or not. */
import { build } from './setup/build.mjs';
import { install } from './setup/install.mjs';
import { fail } from './setup/run.mjs';

try {
  await install();
  await build({ force: true });
} catch (error) {
  fail(error);
}
