/** The Chromium of the browser tests, with a port at which Lighthouse finds it. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '@great-fire/e2e';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { ROOT } from '../lib/paths';

const FINDER_URL = pathToFileURL(join(ROOT, 'scripts/lib/chromium.mjs')).href;

/** The screen that Lighthouse's phone has. */
const SCREEN = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 } as const;
const PHONE = { ...SCREEN, isMobile: true, hasTouch: true, locale: 'en-GB' } as const;

/** What Lighthouse 12 takes a mid phone on slow 4G to be, where it is applied and not simulated (its `mobileSlow4G`). */
const SLOW_4G = {
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const CPU_SLOWDOWN = 4; // times

export interface Browser {
  readonly context: BrowserContext;
  readonly port: number; // of its developer tools
  readonly close: () => Promise<void>;
}

interface ChromiumFinder {
  readonly findChromium: () => Promise<string>;
  readonly CHROMIUM_FLAGS: readonly string[];
}

/** A browser that was never anywhere; `isPhone`: every page in it has a phone's screen, else Lighthouse sets it. */
export async function openBrowser(isPhone: boolean): Promise<Browser> {
  // Only who measures pages needs them.
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

/** Slows the page's own processor down as Lighthouse does. */
export async function throttleCpu(page: Page, factor = CPU_SLOWDOWN): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: factor });
  return session;
}

/** Puts a page on slow 4G, its processor slowed down too. */
export async function emulatePhone(page: Page): Promise<void> {
  const session = await throttleCpu(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
}
