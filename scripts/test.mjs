/**
 * Runs the tests in stages and prints `N passed, N failed` at the end. Installs and builds what the tests need first.
 *
 * - npm test: types and format, unit and integration tests, a browser smoke test
 * - npm run test:rest: system tests, all browser tests, visual tests, sizes, the release, the package, conventions
 * - npm run test:engines: the main browser tests in Firefox and WebKit
 * - npm run test:all: all of these
 * - npm run test:repeat -- --times 3 --busy 2 [--stage NAME]...: `test:all` N times next to B busy loops, as a table
 * - npm run test:node24: the rules, the server, its start, the release and the package on Node 24
 *
 * `--stage NAME` restricts a run to this stage. It may be repeated. `--json` prints the results as JSON, and everything
 * else to standard error.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { browserEnv, ENGINES } from './lib/browsers.mjs';
import { install } from './lib/install.mjs';
import { ROOT } from './lib/root.mjs';
import { exitWithError, log, measure } from './lib/exec.mjs';
import { NODE_FLAGS } from './lib/node-flags.mjs';
import { readJest, readPlaywright, readTap, formatTimes, formatTable } from './lib/test-results.mjs';
import { printHelp } from './lib/help.mjs';

printHelp(import.meta.url);

const RESULTS = join(ROOT, '.cache', 'results');
/** Node for tools that run for seconds: a larger young generation, and functions are optimized eleven times as late. */
const node = [
  process.execPath,
  NODE_FLAGS.find((flag) => flag.startsWith('--max-semi-space-size')),
  '--interrupt-budget=1500000',
];

/** Returns a stage that passes or fails as a whole. Its output is shown only if it fails. */
const check = (name, command, env) => ({ name, command, env, isQuiet: true, read: () => null });

const EXIT_WHEN_IDLE = join(ROOT, 'scripts/lib/exit-when-idle.cjs');

/** Returns a stage that runs the jest projects of some packages. The workers inherit the Node flags. */
function jest(name, projects) {
  const file = join(RESULTS, `${name}.json`);
  const options = [
    '--ci',
    '--json',
    `--outputFile=${file}`,
    '--maxWorkers=3',
    '--selectProjects',
    ...projects,
  ];
  const compilerFlags = ['--max-lazy', '--wasm-tiering-budget=200000000']; // nothing before its call, pictures fast
  const flags = [...compilerFlags, '--require', EXIT_WHEN_IDLE];
  const command = [...node, ...flags, 'node_modules/jest/bin/jest.js', ...options];
  return { name, command, env: { TEST_GROUPS: '1' }, read: (output) => readJest(file, output) };
}

/** Returns a stage that runs browser tests in an engine. A run without a browser fails. */
function playwright(name, engine, ...options) {
  const file = join(RESULTS, `${name}.json`);
  const cli = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'packages/e2e/playwright.config.ts'];
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  return { name, engine, command: [...node, ...cli, ...options], env, read: () => readPlaywright(file) };
}

const scripts = {
  ...check('scripts', [...node, '--test', '--test-reporter=tap', 'scripts/tests/']),
  read: readTap,
};
const BUILD = check('build', [...node, 'scripts/build.mjs', '--changed']);
const BUILD_GALLERY = check('build-gallery', [...node, 'scripts/build.mjs', '--changed', '--gallery']);

// The lanes of a tier run in parallel, the stages of a lane one after another. One lane has the stages with several
// processes, the other keeps the cores busy while these wait or end.
const DEFAULT_TIER = [
  [
    check('transpile', [...node, 'scripts/transpile.mjs']),
    jest('rules', ['testkit', 'game', 'protocol', 'table', 'bots']),
    jest('client', ['client']),
    jest('server', ['server']),
  ],
  [
    BUILD,
    check('types', [...node, 'node_modules/oxlint/bin/oxlint', '--deny-warnings'], { GOGC: '400' }), // saves a fifth
    scripts,
    check('format', [...node, 'scripts/check-format.mjs']),
    playwright('smoke', 'chromium', '--grep', '@smoke'),
    check('start', [...node, 'scripts/start-check.mjs']),
  ],
];
const REST_TIER = [
  [BUILD_GALLERY, playwright('browser', 'chromium', '--grep-invert', '@smoke')],
  [
    jest('system', ['system']),
    jest('system-tests', ['system-tests']),
    check('release', [...node, 'scripts/check-release.mjs']),
    check('package', [...node, 'scripts/check-package.mjs']),
    check('size', [...node, 'scripts/bundle-size.mjs']),
    check('eslint', [...node, 'node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0']),
    check('knip', [...node, 'node_modules/knip/bin/knip.js', '--no-progress']),
  ],
];
const ENGINES_TIER = [[playwright('firefox', 'firefox'), playwright('webkit', 'webkit')]];
// By the flag that selects them: tiers that run one after another. Without a flag, the default tier runs.
const TIERS = {
  all: [DEFAULT_TIER, REST_TIER, ENGINES_TIER],
  rest: [[[BUILD]], REST_TIER],
  engines: [[[BUILD_GALLERY]], ENGINES_TIER],
};

const PATIENT = { FAST: '0' }; // a lost event fails after minutes, so that a busy machine passes

const FAILURE_LINES = 60; // of a failed stage, shown again at the end

const isJson = process.argv.includes('--json');
const print = isJson ? log : console.log;

const engines = new Map(); // the environment of each engine of the run

async function runStage({ name, engine, command, env, isQuiet = false, read }) {
  print(`\n── ${name}`);
  const stageEnv = { ...PATIENT, ...env, ...(engine && engines.get(engine)) };
  const { code, output, seconds, cpuSeconds } = await measure(command, {
    env: stageEnv,
    isQuiet: isQuiet || isJson,
  });
  const { passed, failed, browsers = [] } = read(output) ?? { passed: 0, failed: [] };
  if (code !== 0 && failed.length === 0) failed.push(`${name} (exit code ${code})`);
  if (failed.length > 0 && (isQuiet || isJson)) print(output);
  print(
    [
      `── ${name}: ${failed.length === 0 ? 'ok' : 'FAILED'}`,
      ...browsers,
      formatTimes({ seconds, cpuSeconds }),
    ].join(', '),
  );
  return { name, passed, failed, browsers, seconds, cpuSeconds, output: failed.length > 0 ? output : '' };
}

/** Prints the end of what the failed stages printed, because a CI log may be shown from its end only. */
function printFailures(results) {
  for (const { name, output } of results)
    if (output !== '')
      print(`\n── ${name} FAILED\n${output.trimEnd().split('\n').slice(-FAILURE_LINES).join('\n')}`);
}

async function runTiers(tiers) {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  const results = [];
  const runLane = async (lane) => {
    for (const stage of lane) results.push(await runStage(stage));
  };
  for (const lanes of tiers) await Promise.all(lanes.map(runLane));
  return results;
}

/** Starts processes that use all available CPU time. @returns a function that stops them */
function startBusyLoops(count) {
  const loops = Array.from({ length: count }, () => spawn(node, ['-e', 'for (;;);'], { stdio: 'ignore' }));
  return () => loops.forEach((loop) => loop.kill('SIGKILL'));
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      all: { type: 'boolean', default: false },
      rest: { type: 'boolean', default: false },
      engines: { type: 'boolean', default: false },
      stage: { type: 'string', multiple: true },
      json: { type: 'boolean', default: false },
      times: { type: 'string', default: '1' },
      busy: { type: 'string', default: '0' },
    },
  });
  const selected = TIERS[Object.keys(TIERS).find((flag) => values[flag])] ?? [DEFAULT_TIER];
  const names = selected.flat(2).map(({ name }) => name);
  for (const stage of values.stage ?? [])
    if (!names.includes(stage)) throw new Error(`--stage ${stage}: the stages are ${names.join(', ')}`);
  const isSelected = (stage) =>
    stage === BUILD || stage === BUILD_GALLERY || (values.stage?.includes(stage.name) ?? true);
  const tiers = selected.map((lanes) => lanes.map((lane) => lane.filter(isSelected)));
  return { tiers, times: Number(values.times), busy: Number(values.busy) };
}

try {
  const { tiers, times, busy } = readOptions();
  await install();
  const isNeeded = (engine) => tiers.flat(2).some((stage) => stage.engine === engine);
  for (const engine of ENGINES.filter(isNeeded)) engines.set(engine, await browserEnv(engine));
  const stopBusyLoops = startBusyLoops(busy);
  process.on('exit', stopBusyLoops);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
  const results = [];
  for (let run = 0; run < times; run += 1) {
    results.push(...(await runTiers(tiers)));
    if (times > 1)
      print(`\nAfter run ${run + 1} of ${times}, next to ${busy} busy loops:\n\n${formatTable(results)}`);
  }
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  printFailures(results);
  const failed = results.flatMap((result) => result.failed.map((test) => `${result.name}: ${test}`));
  if (times === 1) print(`\n${formatTable(results)}`);
  const browsers = new Set(results.flatMap((result) => result.browsers));
  if (browsers.size > 0) print(`\nBrowsers: ${[...browsers].join(', ')}`);
  print(`\n${passed} passed, ${failed.length} failed`);
  if (isJson) console.log(JSON.stringify({ passed, failed, stages: results }, null, 2));
  process.exit(failed.length === 0 ? 0 : 1);
} catch (error) {
  exitWithError(error);
}
