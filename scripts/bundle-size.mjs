/**
 * `npm run check:size`: measures what a browser with an empty cache downloads before the lobby is shown, before a running
 * game can be played, and with the rules. Uses a real Chromium and the built server, so that every file counts. Fails if a route
 * exceeds its limit, or if the built client contains the gallery, which is for development. 1 kB is 1000 bytes on the
 * wire.
 *
 * --files also lists each file. --json prints the bytes as JSON, and all lines to standard error.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './lib/build.mjs';
import { findChromium, CHROMIUM_FLAGS } from './lib/browsers.mjs';
import { install } from './lib/install.mjs';
import { ROOT } from './lib/root.mjs';
import { exitWithError, log } from './lib/exec.mjs';
import { withServer } from './lib/with-server.mjs';
import { printHelp } from './lib/help.mjs';

printHelp(import.meta.url);

const ROUTES = [
  { name: 'lobby', ready: '[data-testid="open-table"]', maxKilobytes: { script: 95, font: 60 } },
  { name: 'table', ready: '[data-testid="turn-progress"]', maxKilobytes: { script: 190, font: 120 } },
  { name: 'rules', ready: '#SEC-8', maxKilobytes: { script: 200, font: 100 } },
];
const DESKTOP = { width: 1440, height: 900 };
const BROWSERS = [
  { name: 'desktop, en', options: { viewport: DESKTOP, locale: 'en-GB' } },
  {
    name: 'phone, de',
    options: { viewport: { width: 390, height: 844 }, locale: 'de-DE', hasTouch: true },
  },
  { name: 'desktop, fr, night', options: { viewport: DESKTOP, locale: 'fr-FR', colorScheme: 'dark' } },
];
const KINDS = ['script', 'stylesheet', 'font', 'picture', 'other'];

const OPTIONS = { hiddenColours: false, moreDestruction: false, cones: 65 };

function resourceKind(url) {
  const { pathname } = new URL(url);
  if (pathname.endsWith('.js')) return 'script';
  if (pathname.endsWith('.css')) return 'stylesheet';
  if (pathname.endsWith('.woff2') || pathname.endsWith('.woff')) return 'font';
  return pathname.endsWith('.svg') ? 'picture' : 'other';
}

/** Opens a table with the user of the browser's context, and fills the other seats. */
async function startTable(url, context, newContext) {
  const sendRequest = async (request, method, path, data) => {
    const answer = await request[method](`${url}/api${path}`, { data });
    if (!answer.ok()) throw new Error(`${path} answers ${answer.status()}: ${await answer.text()}`);
    return answer;
  };
  const post = async (request, path, data) => (await sendRequest(request, 'post', path, data)).json();
  const table = { tableName: 'Fish Street Hill', players: 3, options: OPTIONS, private: false, name: 'Anna' };
  const { match } = await post(context.request, '/matches', table);
  for (const name of ['Ben', 'Clara']) {
    const other = await newContext();
    const { seat } = await post(other.request, `/matches/${match.id}/seats`, { name });
    await sendRequest(other.request, 'put', `/matches/${match.id}/seats/${seat}/ready`, { ready: true });
    await other.close();
  }
  await sendRequest(context.request, 'post', `/matches/${match.id}/start`);
  return `/t/${match.id}`;
}

/** Returns the path of a route. For the table, starts one. */
function openRoute(name, url, context, newContext) {
  if (name === 'table') return startTable(url, context, newContext);
  return name === 'lobby' ? '/' : '/rules';
}

/**
 * Runs in the page: returns the URLs of the files that the page has loaded with its first parts, before it requested
 * what it can do without, such as the preview. A file that is not complete was requested last.
 */
function findFirstUrls() {
  const [mark] = performance.getEntriesByName('late-parts');
  const resources = performance.getEntriesByType('resource');
  const first = resources.filter(({ startTime }) => startTime < (mark?.startTime ?? Infinity));
  return first.map(({ name }) => name);
}

/** Returns the bytes on the wire by kind, for one route in one browser. */
async function measureRoute(browser, url, route, { options }) {
  const context = await browser.newContext(options);
  const path = await openRoute(route.name, url, context, () => browser.newContext());
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const files = new Map();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.url.startsWith(`${url}/`)) return;
    // For prefetched files Chromium may report no received bytes, but it always reports the length.
    const { 'Content-Length': length = '0' } = response.headers;
    files.set(requestId, { url: response.url, bytes: 0, length: Number(length) });
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file !== undefined) file.bytes += encodedDataLength;
  });
  await page.goto(`${url}${path}`);
  await page.locator(route.ready).first().waitFor();
  await page.waitForLoadState('networkidle');
  const firstUrls = [page.url(), ...(await page.evaluate(findFirstUrls))];
  await context.close();
  const weight = Object.fromEntries(KINDS.map((kind) => [kind, 0]));
  const counted = [...files.values()].filter(({ url: file }) => firstUrls.includes(file));
  // A part is fetched before it is imported. The second request is answered from the cache.
  const weighed = [...new Set(counted.map((file) => file.url))].map((file) => {
    const requests = counted.filter((request) => request.url === file);
    return { url: file, bytes: Math.max(sum(requests.map(({ bytes }) => bytes)), requests[0].length) };
  });
  for (const file of weighed) weight[resourceKind(file.url)] += file.bytes;
  return { weight, files: weighed };
}

/** Returns a message for each built script that contains the gallery. */
function findGalleryTraces() {
  const assets = join(ROOT, 'packages/client/dist/assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  return scripts
    .filter((name) => /gallery|spread-second-direction/.test(name + readFileSync(join(assets, name), 'utf8')))
    .map((name) => `${name} of the built page has to do with the gallery`);
}

const isJson = process.argv.includes('--json');
const print = isJson ? log : console.log;

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const toKilobytes = (bytes) => (bytes / 1000).toFixed(1);

async function measureAllRoutes(url) {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: CHROMIUM_FLAGS });
  const failures = [];
  const bytes = {}; // by row and kind
  try {
    print(`${'kB'.padEnd(28)}${KINDS.map((kind) => kind.padStart(12)).join('')}`);
    for (const route of ROUTES) {
      for (const browserConfig of BROWSERS) {
        const { weight, files } = await measureRoute(browser, url, route, browserConfig);
        const row = `${route.name} (${browserConfig.name})`;
        bytes[row] = weight;
        print(`${row.padEnd(28)}${KINDS.map((kind) => toKilobytes(weight[kind]).padStart(12)).join('')}`);
        if (process.argv.includes('--files')) {
          for (const file of files)
            print(`  ${toKilobytes(file.bytes).padStart(8)} ${new URL(file.url).pathname}`);
        }
        for (const [kind, maxKilobytes] of Object.entries(route.maxKilobytes)) {
          if (weight[kind] === 0) failures.push(`${row}: no ${kind} was seen, so nothing was weighed`);
          if (weight[kind] > maxKilobytes * 1000)
            failures.push(`${row}: ${toKilobytes(weight[kind])} kB of ${kind}, at most ${maxKilobytes}`);
        }
      }
    }
  } finally {
    await browser.close();
  }
  if (isJson) console.log(JSON.stringify({ bytes, failures }, null, 2));
  return failures;
}

try {
  await install();
  await build();
  process.env.CHROMIUM_PATH = await findChromium();
  const faults = [...findGalleryTraces(), ...(await withServer(measureAllRoutes))];
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
} catch (error) {
  exitWithError(error);
}
