/**
 * `npm run check:package`: packs the rules as `great-fire-game-VERSION.tgz` and uses them as a stranger does: in an empty
 * folder with boardgame.io. Programs load every entry point as ES module and as CommonJS, and the examples of
 * docs/boardgame-io.md play whole games. TypeScript and Vite compile the board. Prints the size of the package and the
 * time until the first move.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { freePort } from '../packages/testkit/src/free-port.cjs';
import { exitWithError, runOrFail } from './lib/exec.mjs';
import { install } from './lib/install.mjs';
import { printHelp } from './lib/help.mjs';
import { ROOT } from './lib/root.mjs';

printHelp(import.meta.url);

const DIST = join(ROOT, 'packages/game/dist');
const EXAMPLE = join(ROOT, 'docs/examples/boardgame-io');

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Starts a program in the folder of the stranger. Shows its errors. */
const start = ({ cwd, env }, program, ...args) =>
  spawn(program, args, {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });

/** Runs a program to its end. @returns what it printed */
async function run(stranger, ...command) {
  const child = start(stranger, ...command);
  const chunks = [];
  child.stdout.on('data', (chunk) => chunks.push(chunk));
  const [code] = await once(child, 'close');
  const output = Buffer.concat(chunks).toString('utf8');
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}\n${output}`);
  return output;
}

async function expectOutput(pattern, stranger, ...command) {
  const output = await run(stranger, ...command);
  if (!pattern.test(output)) throw new Error(`${command.join(' ')} printed ${output}`);
}

/** Checks that each entry point has the same names for `import` and `require`. */
async function checkEntryPoints(stranger, paths) {
  const program = `
    import { createRequire } from 'node:module';
    const require = createRequire(import.meta.url);
    for (const path of ${JSON.stringify(paths)}) {
      const names = Object.keys(await import(path)).filter((name) => !['default', 'module.exports'].includes(name));
      if (names.length === 0 || names.some((name) => require(path)[name] === undefined)) throw new Error(path);
      if (Object.keys(require(path)).length !== names.length) throw new Error(path);
    }`;
  writeFileSync(join(stranger.cwd, 'entry-points.mjs'), program);
  await run(stranger, 'node', 'entry-points.mjs');
}

/** Starts the server of the example, and plays a whole game through its lobby. */
async function checkServer(stranger) {
  const port = String(await freePort());
  const server = start({ ...stranger, env: { ...stranger.env, PORT: port } }, 'node', 'server.cjs');
  try {
    await new Promise((resolve, reject) => {
      server.stdout.on('data', (chunk) => String(chunk).includes('serving') && resolve());
      server.once('close', () => reject(new Error('The server of the example ended')));
    });
    await expectOutput(/^Won by \d/, stranger, 'node', 'online.cjs', `http://localhost:${port}`);
  } finally {
    server.kill();
    await once(server, 'close');
  }
}

/** Checks the types of every entry point and of the board, by both resolutions of TypeScript. */
async function checkTypes(stranger, paths) {
  const own = paths.filter((path) => !path.endsWith('/boardgame.io'));
  const allImports = own.map((path, index) => `export * as entry${index} from '${path}';\n`).join('');
  const game = `
    import { GreatFire } from '@great-fire/game/boardgame.io';
    export const name: string | undefined = GreatFire.name;
    // @ts-expect-error: without declarations, the name would be any
    export const wrong: number = GreatFire.name;`;
  for (const extension of ['mts', 'cts']) {
    writeFileSync(join(stranger.cwd, `entry-points.${extension}`), allImports);
    writeFileSync(join(stranger.cwd, `game.${extension}`), game);
  }
  const compile = async (files, options) => {
    const compilerOptions = {
      target: 'es2022',
      strict: true,
      noEmit: true,
      jsx: 'react-jsx',
      types: [],
      ...options,
    };
    writeFileSync(join(stranger.cwd, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
    await run(stranger, 'node', join(ROOT, 'node_modules/typescript-7/bin/tsc'), '-p', '.');
  };
  const bundler = { module: 'esnext', moduleResolution: 'bundler' };
  const nodenext = { module: 'nodenext', moduleResolution: 'nodenext' };
  const skipLibCheck = true; // boardgame.io's own declarations have errors
  await compile(['entry-points.mts'], bundler);
  await compile(['game.mts', 'board.tsx'], { ...bundler, skipLibCheck });
  await compile(['entry-points.mts', 'entry-points.cts'], nodenext);
  await compile(['game.mts', 'game.cts'], { ...nodenext, skipLibCheck });
}

/** Installs the package in an empty folder, and prints the time from there to the first move of a game. */
async function installPackage(stranger, tarball) {
  const startedAt = performance.now();
  await run(stranger, 'npm', 'init', '--yes');
  await run(stranger, 'npm', 'pkg', 'set', 'overrides.koa-compose=4.1.0');
  const packages = ['boardgame.io', 'react', 'react-dom', '@types/react', '@types/react-dom', tarball];
  await run(stranger, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', ...packages);
  await run(stranger, 'node', '--eval', FIRST_MOVE);
  console.log(`first move after ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}

const FIRST_MOVE = `
  const { Client } = require('boardgame.io/client');
  const { Local } = require('boardgame.io/multiplayer');
  const { GreatFire } = require('@great-fire/game/boardgame.io');
  const client = Client({ game: GreatFire, numPlayers: 3, playerID: '0', multiplayer: Local(), debug: false });
  client.start();
  client.moves.deal();
  if (client.getState().G.own.hand.length !== 5) throw new Error('No hand');`;

const folder = mkdtempSync(join(tmpdir(), 'great-fire-game-'));
try {
  await install();
  await runOrFail(['npm', 'run', 'build', '-w', 'packages/game']);
  await runOrFail(['npm', 'pack', DIST, '--pack-destination', ROOT]);
  const { name, version, exports } = readJson(join(DIST, 'package.json'));
  const tarball = join(ROOT, `great-fire-game-${version}.tgz`);
  console.log(`── ${tarball}: ${(statSync(tarball).size / 1000).toFixed(0)} kB`);
  const paths = Object.keys(exports)
    .filter((path) => !/json$|mjs$/.test(path))
    .map((path) => name + path.slice(1));

  const stranger = {
    cwd: folder,
    env: {
      ...process.env,
      PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
      npm_config_update_notifier: 'false',
    },
  };
  await installPackage(stranger, tarball);
  cpSync(EXAMPLE, folder, { recursive: true });
  await checkEntryPoints(stranger, paths);
  await expectOutput(/^Won by \d/, stranger, 'node', 'bots.cjs');
  await checkServer(stranger);
  await checkTypes(stranger, paths);
  await expectOutput(/built in/, stranger, 'node', join(ROOT, 'node_modules/vite/bin/vite.js'), 'build');
  console.log('── package: ok');
} catch (error) {
  exitWithError(error);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
