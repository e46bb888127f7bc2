/** The Chromium of the browser tests, with a port at which Lighthouse finds it. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '@great-fire/e2e/play';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { ROOT } from '../root';

const FINDER = pathToFileURL(join(ROOT, 'scripts/setup/chromium.mjs')).href;

/** The screen that Lighthouse's phone has. */
const SCREEN = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 } as const;
const PHONE = { ...SCREEN, isMobile: true, hasTouch: true, locale: 'en-GB' } as const;

/** What Lighthouse 12 takes a mid phone on slow 4G to be, where it is applied and not simulated (its `mobileSlow4G`). */
const SLOW_4G = {
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const SLOWER = 4; // times

export interface Browser {
  readonly context: BrowserContext;
  readonly port: number; // of its developer tools
  readonly close: () => Promise<void>;
}

interface Finder {
  readonly findChromium: () => Promise<string>;
  readonly QUIET: readonly string[];
}

/** A browser that was never anywhere; `isPhone`: every page in it has a phone's screen, else Lighthouse sets it. */
export async function openBrowser(isPhone: boolean): Promise<Browser> {
  // Only who measures pages needs them.
  const { chromium } = await import('@playwright/test');
  const { findChromium, QUIET } = (await import(FINDER)) as Finder;
  const port = await freePort();
  const context = await chromium.launchPersistentContext('', {
    ...(isPhone ? PHONE : { viewport: null, locale: 'en-GB' }),
    executablePath: await findChromium(),
    args: [...QUIET, `--remote-debugging-port=${String(port)}`],
  });
  return { context, port, close: () => context.close() };
}

/** Slows the page's own processor down as Lighthouse does. */
export async function slowDown(page: Page, times = SLOWER): Promise<CDPSession> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: times });
  return tools;
}

/** Puts a page on slow 4G, its processor slowed down too. */
export async function likeAPhone(page: Page): Promise<void> {
  const tools = await slowDown(page);
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
}
