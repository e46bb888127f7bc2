import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lockMatches } from '../lib/install.mjs';

const LOCK = {
  '': { name: 'great-fire-of-london' },
  'node_modules/koa': { version: '3.3.0' },
  'node_modules/@esbuild/win32-x64': { version: '0.28.0', optional: true },
  'node_modules/jest': { version: '30.5.0', dev: true },
};

test('lockMatches accepts matching versions and missing packages of other platforms', () => {
  assert.equal(
    lockMatches(LOCK, {
      'node_modules/koa': { version: '3.3.0' },
      'node_modules/jest': { version: '30.5.0' },
    }),
    true,
  );
});

test('lockMatches rejects a package in another version', () => {
  assert.equal(lockMatches(LOCK, { 'node_modules/koa': { version: '2.16.0' } }), false);
});

test('lockMatches rejects a fresh clone without packages', () => {
  assert.equal(lockMatches(LOCK, {}), false);
});

test('without tools, lockMatches needs no package of the tests, and still notices a changed version', () => {
  const koa = { 'node_modules/koa': { version: '3.3.0' } };
  assert.equal(lockMatches(LOCK, koa), false);
  assert.equal(lockMatches(LOCK, koa, { tools: false }), true);
  assert.equal(lockMatches(LOCK, { 'node_modules/koa': { version: '2.16.0' } }, { tools: false }), false);
  const oldJest = { ...koa, 'node_modules/jest': { version: '29.0.0' } };
  assert.equal(lockMatches(LOCK, oldJest, { tools: false }), true);
  assert.equal(lockMatches(LOCK, oldJest), false);
});
