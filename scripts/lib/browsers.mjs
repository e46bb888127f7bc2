/** Finds or installs the browsers for the browser tests. */
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

const BROWSERS = {
  chromium: {
    label: 'Chromium',
    variable: 'CHROMIUM_PATH',
    names: [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
    files: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    ],
    // Some Debian releases lack the headless shell. Pages need at least one fallback font.
    debianPackages: [
      [HEADLESS_SHELL, 'fonts-liberation'],
      ['chromium', 'fonts-liberation'],
    ],
  },
  // Playwright's own build comes first. It cannot be downloaded everywhere, but it runs without our proxy.
  firefox: {
    label: 'Firefox',
    variable: 'FIREFOX_PATH',
    names: [],
    files: [],
    debianNames: ['firefox-esr'],
    debianPackages: [['firefox-esr', 'fonts-liberation']],
  },
  // Playwright's own build, else the WebDriver of WebKitGTK with a virtual screen.
  webkit: {
    label: 'WebKit',
    variable: 'WEBKIT_DRIVER_PATH',
    names: [],
    files: [],
    debianNames: ['WebKitWebDriver', 'Xvfb'],
    debianPackages: [['webkit2gtk-driver', 'xvfb', 'fonts-liberation']],
  },
};

/** The engines of the browser tests. */
export const ENGINES = Object.keys(BROWSERS);

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function findOnPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function findInstalled({ variable, names, files }) {
  const configured = process.env[variable];
  if (configured !== undefined && configured !== '') {
    if (isExecutable(configured)) return configured;
    throw new Error(`${variable} is ${configured}, and nothing that can be run is there.`);
  }
  return findOnPath(names) ?? files.find(isExecutable);
}

async function findPlaywright(engine) {
  const file = (await import('@playwright/test')).default[engine].executablePath();
  return existsSync(file) ? file : undefined;
}

async function installDebianPackage({ label, names, debianNames, debianPackages }) {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || findOnPath(['apt-get']) === undefined) return undefined;
  const find = () => {
    const needed = (debianNames ?? []).map((name) => findOnPath([name]));
    return needed.includes(undefined) ? undefined : (needed[0] ?? findOnPath(names));
  };
  const installed = find();
  if (installed !== undefined) return installed;
  log(`Installing Debian's ${label} (once) …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await capture(['apt-get', 'update', '-qq']);
  for (const packages of debianPackages) {
    // The recommended packages would install printer support.
    const command = ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages];
    const { code, output } = await capture(command, { env });
    if (code === 0) break;
    log(output);
  }
  return find();
}

async function installPlaywright(engine, { label }) {
  log(`Downloading Playwright's ${label} (once) …`);
  // Runners of CI lack the libraries of WebKit, and have sudo without a password.
  const options = process.env.CI === undefined ? [] : ['--with-deps'];
  await runOrFail(['npx', 'playwright', 'install', ...options, engine]);
  return findPlaywright(engine);
}

/**
 * Returns the path of a browser that runs, and whether it is Playwright's. It tries the variable of the engine,
 * installed browsers and Playwright's browser. As root it then installs Debian's package, else it downloads
 * Playwright's.
 * @throws Error if none is available
 */
async function findBrowser(engine) {
  const browser = BROWSERS[engine];
  const installed = findInstalled(browser);
  if (installed !== undefined) return { path: installed, isPlaywright: false };
  const downloaded = await findPlaywright(engine);
  if (downloaded !== undefined) return { path: downloaded, isPlaywright: true };
  const debian = await installDebianPackage(browser);
  if (debian !== undefined) return { path: debian, isPlaywright: false };
  const path = await installPlaywright(engine, browser);
  if (path !== undefined) return { path, isPlaywright: true };
  throw new Error(
    `No ${browser.label} for the browser tests: install one, or name one in ${browser.variable}.`,
  );
}

/** Returns the path of a Chromium that runs. @throws Error if none is available */
export async function findChromium() {
  return (await findBrowser('chromium')).path;
}

/**
 * Finds or installs a browser. Returns the environment that makes Playwright's tests run in it.
 * @throws Error if none is available
 */
export async function browserEnv(engine) {
  const { path, isPlaywright } = await findBrowser(engine);
  const isFoundByItself = engine !== 'chromium' && isPlaywright; // a path would mean a browser of the system
  return { ENGINE: engine, ...(isFoundByItself ? {} : { [BROWSERS[engine].variable]: path }) };
}
