import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserEnv, findChromium } from '../lib/browsers.mjs';

test('findChromium returns CHROMIUM_PATH when it is set', async (t) => {
  t.after(() => delete process.env.CHROMIUM_PATH);
  process.env.CHROMIUM_PATH = process.execPath;
  assert.equal(await findChromium(), process.execPath);
});

test('findChromium rejects and names CHROMIUM_PATH when nothing is there', async (t) => {
  t.after(() => delete process.env.CHROMIUM_PATH);
  process.env.CHROMIUM_PATH = '/nowhere/chromium';
  await assert.rejects(findChromium(), /\/nowhere\/chromium/);
});

test('browserEnv names the engine and the Firefox of FIREFOX_PATH', async (t) => {
  t.after(() => delete process.env.FIREFOX_PATH);
  process.env.FIREFOX_PATH = process.execPath;
  assert.deepEqual(await browserEnv('firefox'), { ENGINE: 'firefox', FIREFOX_PATH: process.execPath });
});
