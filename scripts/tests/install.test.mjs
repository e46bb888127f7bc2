import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lockMatches } from '../lib/install.mjs';

const LOCK = {
  '': { name: 'great-fire-of-london' },
  'node_modules/koa': { version: '3.3.0' },
  'node_modules/@esbuild/win32-x64': { version: '0.28.0', optional: true },
};

test('packages in the versions of the lock are left alone, those of other platforms may be missing', () => {
  assert.equal(lockMatches(LOCK, { 'node_modules/koa': { version: '3.3.0' } }), true);
});

test('a package in another version is installed anew', () => {
  assert.equal(lockMatches(LOCK, { 'node_modules/koa': { version: '2.16.0' } }), false);
});

test('a fresh clone has nothing, so everything is installed', () => {
  assert.equal(lockMatches(LOCK, {}), false);
});
