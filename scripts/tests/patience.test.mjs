/** Checks who waits how long: a lost event fails soon under `npx jest`, and late in `npm test` and CI. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../lib/root.mjs';

/** Returns FAST as the workers of jest inherit it, and the deadline of a test. */
function loadJestConfig(fast) {
  const env = { ...process.env, ...fast };
  if (fast.FAST === undefined) delete env.FAST;
  const print =
    "const { testTimeout } = require('./jest.config.js'); console.log(process.env.FAST, testTimeout)";
  const options = { cwd: ROOT, encoding: 'utf8', env };
  return execFileSync(process.execPath, ['-e', print], options).trim();
}

test('jest is fast by default, and patient with FAST=0', () => {
  assert.equal(loadJestConfig({}), '1 60000');
  assert.equal(loadJestConfig({ FAST: '0' }), '0 300000');
});

test('every stage of npm test and of CI is patient', () => {
  const text = readFileSync(join(ROOT, 'scripts/test.mjs'), 'utf8');
  assert.match(text, /const PATIENT = \{ FAST: '0' \}/);
  assert.match(text, /stageEnv = \{ \.\.\.PATIENT,/);
});
