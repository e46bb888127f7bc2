/** `npm run bench [-- PART… SERVER…]`: how fast it is (docs/performance.md). */
import { join } from 'node:path';
import { build as bundle } from 'esbuild';
import { build } from './setup/build.mjs';
import { install } from './setup/install.mjs';
import { ROOT } from './setup/root.mjs';
import { fail, show } from './setup/run.mjs';

const SOURCES = join(ROOT, 'packages/bench/src');

try {
  await install();
  await build();
  await bundle({
    entryPoints: {
      main: join(SOURCES, 'main.ts'),
      'floor-server': join(SOURCES, 'servers/floor-server.ts'),
      'stock-server': join(SOURCES, 'servers/stock-server.ts'),
      crowd: join(SOURCES, 'load/crowd.ts'),
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
  process.exitCode = await show([
    process.execPath,
    join(ROOT, '.cache/bench/main.js'),
    ...process.argv.slice(2),
  ]);
} catch (error) {
  fail(error);
}
