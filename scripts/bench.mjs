/** `npm run bench [-- PART… SERVER…]`: how fast it is (docs/performance.md). */
import { join } from 'node:path';
import { build as bundle } from 'esbuild';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { ROOT } from './lib/root.mjs';
import { exitWithError, run } from './lib/exec.mjs';

const SOURCES = join(ROOT, 'packages/bench/src');

try {
  await install();
  await build();
  await bundle({
    entryPoints: {
      main: join(SOURCES, 'main.ts'),
      'baseline-server': join(SOURCES, 'targets/baseline-server.ts'),
      'bgio-server': join(SOURCES, 'targets/bgio-server.ts'),
      'spectator-worker': join(SOURCES, 'load/spectator-worker.ts'),
    },
    outdir: join(ROOT, '.cache/bench'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    external: [
      '@photostructure/sqlite',
      'node-persist',
      'socket.io',
      'engine.io',
      '@great-fire/server/testing/postgres',
      'esbuild',
      'lighthouse',
      '@playwright/test',
      'playwright',
      'playwright-core',
    ],
    logLevel: 'warning',
  });
  process.exitCode = await run([
    process.execPath,
    join(ROOT, '.cache/bench/main.js'),
    ...process.argv.slice(2),
  ]);
} catch (error) {
  exitWithError(error);
}
