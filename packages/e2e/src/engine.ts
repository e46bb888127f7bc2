/** The browser engine of a test run. `npm run e2e -- --browser NAME` sets it. */

const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof ENGINES)[number];

function readEngine(): Engine {
  const name = process.env['ENGINE'] ?? 'chromium';
  const engine = ENGINES.find((known) => known === name);
  if (engine === undefined) throw new Error(`ENGINE is ${name}. The engines are ${ENGINES.join(', ')}`);
  return engine;
}

export const BROWSER_ENGINE = readEngine();

/** Whether Firefox is the one of the system instead of Playwright's own build. */
export const IS_STOCK_FIREFOX = BROWSER_ENGINE === 'firefox' && process.env['FIREFOX_PATH'] !== undefined;

/** Whether WebKit is the WebKitGTK of the system, which Playwright cannot drive. */
export const IS_STOCK_WEBKIT = BROWSER_ENGINE === 'webkit' && process.env['WEBKIT_DRIVER_PATH'] !== undefined;
