/**
 * `npm run release`: packs the built product as `great-fire-VERSION.tgz`. It depends on one package, the binary of
 * SQLite, so that `npx ./great-fire-VERSION.tgz` needs only Node and the npm registry.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from './lib/build.mjs';
import { exitWithError, log, runOrFail } from './lib/exec.mjs';
import { install } from './lib/install.mjs';
import { ROOT } from './lib/root.mjs';
import { printHelp } from './lib/help.mjs';
import { thirdPartyLicensesText } from './lib/third-party-licenses.mjs';

printHelp(import.meta.url);

const STAGE_DIR = join(ROOT, '.cache', 'release');
const NATIVE_PACKAGE = '@photostructure/sqlite';
// The server finds the page at this place relative to itself.
const BUILT_DIRS = ['packages/server/dist', 'packages/client/dist'];
const TEXTS = ['LICENSE', 'NOTICE', 'CHANGELOG.md'];

/** Tests write bundles of their own beside the product's. */
const isProductFile = (path) => !path.endsWith('.map') && !basename(path).startsWith('test-');

const readJson = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

function manifest() {
  const { version, description, license, engines, repository, bugs, homepage } = readJson('package.json');
  return {
    name: 'great-fire',
    version,
    description,
    license,
    engines,
    ...{ repository, bugs, homepage }, // not set: JSON leaves them out
    keywords: ['board game', 'boardgame.io', 'server'],
    bin: { 'great-fire': 'packages/server/dist/cli.js' },
    dependencies: { [NATIVE_PACKAGE]: readJson(`node_modules/${NATIVE_PACKAGE}/package.json`).version },
  };
}

try {
  await install({ tools: false });
  await build();
  rmSync(STAGE_DIR, { recursive: true, force: true });
  mkdirSync(STAGE_DIR, { recursive: true });
  for (const dir of BUILT_DIRS)
    cpSync(join(ROOT, dir), join(STAGE_DIR, dir), {
      recursive: true,
      filter: isProductFile,
    });
  for (const name of TEXTS) cpSync(join(ROOT, name), join(STAGE_DIR, name));
  cpSync(join(ROOT, 'scripts/npm-readme.md'), join(STAGE_DIR, 'README.md'));
  writeFileSync(join(STAGE_DIR, 'THIRD_PARTY_LICENSES'), thirdPartyLicensesText());
  writeFileSync(join(STAGE_DIR, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
  await runOrFail(['npm', 'pack', STAGE_DIR, '--pack-destination', ROOT]);
  const file = `great-fire-${manifest().version}.tgz`;
  log(`${file}: ${(statSync(join(ROOT, file)).size / 1e6).toFixed(1)} MB`);
} catch (error) {
  exitWithError(error);
}
