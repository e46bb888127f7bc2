/** The Chromium of the browser tests, with a debugging port for Lighthouse. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '@great-fire/testkit/free-port';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { ROOT } from '../lib/paths';

const FINDER_URL = pathToFileURL(join(ROOT, 'scripts/lib/browsers.mjs')).href;

/** The screen of Lighthouse's phone. */
const SCREEN = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 } as const;
const PHONE = { ...SCREEN, isMobile: true, hasTouch: true, locale: 'en-GB' } as const;

/** Lighthouse 12's settings for applied (not simulated) throttling of slow 4G (its `mobileSlow4G`). */
const SLOW_4G = {
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const CPU_SLOWDOWN = 4; // factor

export interface Browser {
  readonly context: BrowserContext;
  readonly port: number; // of its debugging protocol
  readonly close: () => Promise<void>;
}

interface ChromiumFinder {
  readonly findChromium: () => Promise<string>;
  readonly CHROMIUM_FLAGS: readonly string[];
}

/**
 * Opens a browser with an empty profile. With `isPhone`, every page has a phone's screen. Otherwise Lighthouse sets
 * it.
 */
export async function openBrowser(isPhone: boolean): Promise<Browser> {
  // Loaded late, because only the page suites need Playwright.
  const { chromium } = await import('@playwright/test');
  const { findChromium, CHROMIUM_FLAGS } = (await import(FINDER_URL)) as ChromiumFinder;
  const port = await freePort();
  const context = await chromium.launchPersistentContext('', {
    ...(isPhone ? PHONE : { viewport: null, locale: 'en-GB' }),
    executablePath: await findChromium(),
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${String(port)}`],
  });
  return { context, port, close: () => context.close() };
}

/** Throttles the CPU of a page as Lighthouse does. */
export async function throttleCpu(page: Page, factor = CPU_SLOWDOWN): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: factor });
  return session;
}

/** Throttles the network (slow 4G) and the CPU of a page. */
export async function emulatePhone(page: Page): Promise<void> {
  const session = await throttleCpu(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
}
