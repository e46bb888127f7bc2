/** `npm run bench -- [SUITE]... [TARGET]...`: runs the benchmarks (docs/performance.md). */
import { join } from 'node:path';
import { build } from './lib/build.mjs';
import { bundleForNode } from './lib/bundle-for-node.mjs';
import { install } from './lib/install.mjs';
import { ROOT } from './lib/root.mjs';
import { exitWithError, run } from './lib/exec.mjs';

const SOURCES = join(ROOT, 'packages/bench/src');

try {
  if (!process.argv.includes('--help')) {
    await install();
    await build();
  }
  await bundleForNode({
    entryPoints: {
      main: join(SOURCES, 'main.ts'),
      'baseline-server': join(SOURCES, 'targets/baseline-server.ts'),
      'spectator-worker': join(SOURCES, 'load/spectator-worker.ts'),
    },
    outdir: join(ROOT, '.cache/bench'),
    external: ['@playwright/test', 'playwright', 'playwright-core'],
  });
  const command = [process.execPath, join(ROOT, '.cache/bench/main.js'), ...process.argv.slice(2)];
  process.exitCode = await run(command, { env: { NODE_ENV: 'production' } });
} catch (error) {
  exitWithError(error);
}
