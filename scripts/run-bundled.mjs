/**
 * node scripts/run-bundled.mjs ENTRY [ARGUMENT]...: bundles a TypeScript program and runs the bundle with the Node
 * flags of the server.
 */
import { basename, dirname, join } from 'node:path';
import { bundleForNode } from './lib/bundle-for-node.mjs';
import { exitWithError, run } from './lib/exec.mjs';
import { NODE_FLAGS } from './lib/node-flags.mjs';
import { ROOT } from './lib/root.mjs';

try {
  const [entry, ...args] = process.argv.slice(2);
  if (entry === undefined) throw new Error('run-bundled: the entry is missing');
  const outfile = join(ROOT, '.cache', `${basename(dirname(entry))}-${basename(entry, '.ts')}.js`);
  await bundleForNode({ entryPoints: [join(ROOT, entry)], outfile });
  process.exitCode = await run([process.execPath, ...NODE_FLAGS, outfile, ...args], {
    env: { NODE_ENV: 'production' },
  });
} catch (error) {
  exitWithError(error);
}
