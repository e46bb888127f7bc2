/** A phone's page in the Chromium of the browser tests. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { ROOT } from '../lib/paths';

const FINDER_URL = pathToFileURL(join(ROOT, 'scripts/lib/browsers.mjs')).href;

const SCREEN = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 } as const;
const PHONE = { ...SCREEN, isMobile: true, hasTouch: true, locale: 'en-GB' } as const;

/** Slow 4G, as Lighthouse 12 applies it (its `mobileSlow4G`). */
const SLOW_4G = {
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const CPU_SLOWDOWN = 4; // factor

interface ChromiumFinder {
  readonly findChromium: () => Promise<string>;
  readonly CHROMIUM_FLAGS: readonly string[];
}

/** Opens a browser with an empty profile and a phone's screen. */
export async function openBrowser(): Promise<BrowserContext> {
  // Loaded late, because only the page suites need Playwright.
  const { chromium } = await import('@playwright/test');
  const { findChromium, CHROMIUM_FLAGS } = (await import(FINDER_URL)) as ChromiumFinder;
  const executablePath = await findChromium();
  return chromium.launchPersistentContext('', { ...PHONE, executablePath, args: [...CHROMIUM_FLAGS] });
}

export async function throttleCpu(page: Page, factor = CPU_SLOWDOWN): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: factor });
  return session;
}

/** Throttles the network (slow 4G) and the CPU of a page, as of a mid-range phone. */
export async function emulatePhone(page: Page): Promise<void> {
  const session = await throttleCpu(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
}
