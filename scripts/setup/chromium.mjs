/** Finds a Chromium for the browser tests, or brings one. */
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ROOT } from './root.mjs';
import { keep, must, say } from './run.mjs';

/**
 * What our browsers are started with, here and in the browser tests: without it Chromium asks for hosts outside
 * at every start, as root it needs --no-sandbox, and one without windows draws letters otherwise.
 */
export const QUIET = JSON.parse(readFileSync(join(ROOT, 'packages/e2e/chromium-flags.json'), 'utf8'));

// The same engine without the windows round it: the browser tests take a fifth less processor time.
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
// Not every release of Debian has it by itself. A page needs one font to fall back on.
const DEBIAN_PACKAGES = [
  [SHELL, 'fonts-liberation'],
  ['chromium', 'fonts-liberation'],
];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

function canRun(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, name)).find(canRun);
}

function alreadyThere() {
  const asked = process.env.CHROMIUM_PATH;
  if (asked !== undefined && asked !== '') {
    if (canRun(asked)) return asked;
    throw new Error(`CHROMIUM_PATH is ${asked}, and nothing that can be run is there.`);
  }
  for (const name of NAMES) {
    const found = onPath(name);
    if (found !== undefined) return found;
  }
  return ELSEWHERE.find(canRun);
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

async function debianPackage() {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || onPath('apt-get') === undefined) return undefined;
  say("Installing Debian's Chromium (once) …");
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await keep(['apt-get', 'update', '-qq']);
  for (const packages of DEBIAN_PACKAGES) {
    // What they recommend brings printers.
    const wish = ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages];
    const { code, output } = await keep(wish, { env });
    if (code === 0) break;
    say(output);
  }
  return onPath(SHELL) ?? onPath('chromium');
}

async function playwrightsDownload() {
  say("Downloading Playwright's Chromium (once) …");
  await must(['npx', 'playwright', 'install', 'chromium']);
  return playwrightsOwn();
}

/**
 * The path of a Chromium that can be started: CHROMIUM_PATH, one that is installed, Playwright's,
 * else Debian's package (as root), else Playwright's download.
 * @throws Error where none can be had
 */
export async function findChromium() {
  const found =
    alreadyThere() ?? (await playwrightsOwn()) ?? (await debianPackage()) ?? (await playwrightsDownload());
  if (found === undefined) {
    throw new Error('No Chromium for the browser tests: install one, or name one in CHROMIUM_PATH.');
  }
  return found;
}
