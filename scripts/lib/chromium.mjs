/** Finds or installs a Chromium for the browser tests. */
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ROOT } from './root.mjs';
import { capture, runOrFail, log } from './exec.mjs';

/**
 * Flags of every browser, here and in the browser tests. Without them, Chromium contacts external hosts at every
 * start, fails as root (--no-sandbox), and renders letters differently when headless.
 */
export const CHROMIUM_FLAGS = JSON.parse(
  readFileSync(join(ROOT, 'packages/e2e/chromium-flags.json'), 'utf8'),
);

// The same engine without a user interface: the browser tests need a fifth less CPU time.
const HEADLESS_SHELL = 'chromium-headless-shell';
const EXECUTABLE_NAMES = [
  HEADLESS_SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
// Some Debian releases lack the headless shell. Pages need at least one fallback font.
const DEBIAN_PACKAGES = [
  [HEADLESS_SHELL, 'fonts-liberation'],
  ['chromium', 'fonts-liberation'],
];
const KNOWN_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function findOnPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

function findInstalled() {
  const configured = process.env.CHROMIUM_PATH;
  if (configured !== undefined && configured !== '') {
    if (isExecutable(configured)) return configured;
    throw new Error(`CHROMIUM_PATH is ${configured}, and nothing that can be run is there.`);
  }
  for (const name of EXECUTABLE_NAMES) {
    const found = findOnPath(name);
    if (found !== undefined) return found;
  }
  return KNOWN_PATHS.find(isExecutable);
}

async function findPlaywright() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

async function installDebianPackage() {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || findOnPath('apt-get') === undefined) return undefined;
  log("Installing Debian's Chromium (once) …");
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await capture(['apt-get', 'update', '-qq']);
  for (const packages of DEBIAN_PACKAGES) {
    // The recommended packages would install printer support.
    const command = ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages];
    const { code, output } = await capture(command, { env });
    if (code === 0) break;
    log(output);
  }
  return findOnPath(HEADLESS_SHELL) ?? findOnPath('chromium');
}

async function installPlaywright() {
  log("Downloading Playwright's Chromium (once) …");
  await runOrFail(['npx', 'playwright', 'install', 'chromium']);
  return findPlaywright();
}

/**
 * Returns the path of a Chromium that runs. It tries CHROMIUM_PATH, installed browsers and Playwright's browser. As
 * root it then installs Debian's package, else it downloads Playwright's.
 * @throws Error if none is available
 */
export async function findChromium() {
  const found =
    findInstalled() ??
    (await findPlaywright()) ??
    (await installDebianPackage()) ??
    (await installPlaywright());
  if (found === undefined) {
    throw new Error('No Chromium for the browser tests: install one, or name one in CHROMIUM_PATH.');
  }
  return found;
}
