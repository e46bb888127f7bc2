/**
 * `npm test`: everything, cheapest first. Prints each stage with its time, and ends with one plain
 * line, `N passed, N failed`, that counts the tests of all stages (a stage that fails without
 * a failing test of its own, such as the types, counts as one).
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './setup/build.mjs';
import { findChromium } from './setup/chromium.mjs';
import { install } from './setup/install.mjs';
import { ROOT } from './setup/root.mjs';
import { CommandFailed, fail, keep, show } from './setup/run.mjs';

const ROOMY = '--max-semi-space-size=64'; // a tenth of the tests' time went into clearing up, and a quarter of the linter's
const RESULTS = join(ROOT, '.cache', 'results');
const total = { passed: 0, failed: 0 };

function resultOf(name) {
  const file = join(RESULTS, `${name}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** A check without tests: its output is shown only when it fails. */
async function check(command, options) {
  const { code, output } = await keep(command, options);
  if (code !== 0) process.stdout.write(output);
  return { ok: code === 0, passed: 0, failed: 0 };
}

/** The tests of what runs before anything is installed, by Node's own runner. */
async function houseTests() {
  const { code, output } = await keep([process.execPath, '--test', '--test-reporter=tap', 'scripts/tests/']);
  if (code !== 0) process.stdout.write(output);
  const count = (word) => Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
  return { ok: code === 0, passed: count('pass'), failed: count('fail') };
}

async function jest(name, projects, extra = []) {
  const code = await show([
    process.execPath,
    ROOMY, // its workers too
    'node_modules/jest/bin/jest.js',
    '--ci',
    '--json',
    `--outputFile=${join(RESULTS, `${name}.json`)}`,
    ...extra,
    '--selectProjects',
    ...projects,
  ]);
  const result = resultOf(name);
  return { ok: code === 0, passed: result?.numPassedTests ?? 0, failed: result?.numFailedTests ?? 0 };
}

async function browser() {
  const file = join(RESULTS, 'browser.json');
  const code = await show(
    [
      process.execPath,
      'node_modules/@playwright/test/cli.js',
      'test',
      '-c',
      'packages/e2e/playwright.config.ts',
    ],
    { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
  );
  const stats = resultOf('browser')?.stats;
  return {
    ok: code === 0,
    passed: stats?.expected ?? 0,
    failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
  };
}

async function stage(name, run) {
  console.log(`\n── ${name}`);
  const start = performance.now();
  const { ok, passed, failed } = await run().catch((error) => {
    console.error(error instanceof CommandFailed ? error.message : error);
    return { ok: false, passed: 0, failed: 0 };
  });
  total.passed += passed;
  total.failed += ok ? failed : Math.max(failed, 1);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`── ${name}: ${ok ? 'ok' : 'FAILED'}, ${seconds} s`);
}

const node = process.execPath;
const ROOMY_GO = { env: { GOGC: '400' } }; // a fifth of the other linter's
const FORMAT = ['--check', '.', '--cache', '--cache-location', '.cache/prettier', '--log-level', 'warn'];
try {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  await install();
  process.env.CHROMIUM_PATH = await findChromium();

  await Promise.all([
    stage('types', () => check([node, 'scripts/types.mjs'])),
    (async () => {
      await stage('house: set-up and import arrows', houseTests);
      await stage('format', () => check([node, 'node_modules/prettier/bin/prettier.cjs', ...FORMAT]));
      await stage('build', async () => {
        await build({ gallery: true });
        return { ok: true, passed: 0, failed: 0 };
      });
    })(),
  ]);
  await stage('rules: unit and property tests', () => jest('rules', ['game', 'protocol', 'bots']));
  // What is tested there is mostly waited for, so that there is room for a third worker, and for the linter beside it.
  await Promise.all([
    stage('client and server: unit and integration tests', () =>
      jest('app', ['client', 'server', 'bench', 'trials'], ['--maxWorkers=3']),
    ),
    (async () => {
      await stage('lint: what needs types', () =>
        check([node, 'node_modules/oxlint/bin/oxlint', '--deny-warnings'], ROOMY_GO),
      );
      await stage('lint: the rest', () =>
        check([node, ROOMY, 'node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0']),
      );
      await stage('size of the page', async () => ({
        ok: (await show([node, 'scripts/size.mjs'])) === 0,
        passed: 0,
        failed: 0,
      }));
    })(),
  ]);
  await stage('browser tests', browser);
} catch (error) {
  fail(error);
}

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
