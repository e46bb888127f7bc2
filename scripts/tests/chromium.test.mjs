import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findChromium } from '../lib/chromium.mjs';

test('the Chromium that is asked for is the one that is used', async (t) => {
  t.after(() => delete process.env.CHROMIUM_PATH);
  process.env.CHROMIUM_PATH = process.execPath;
  assert.equal(await findChromium(), process.execPath);
});

test('a CHROMIUM_PATH that leads nowhere is named, not passed over', async (t) => {
  t.after(() => delete process.env.CHROMIUM_PATH);
  process.env.CHROMIUM_PATH = '/nowhere/chromium';
  await assert.rejects(findChromium(), /\/nowhere\/chromium/);
});
