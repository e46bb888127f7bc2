/**
 * `npm run shots:readme`: plays against bots on a real server until the fire may spread with a visible effect, and
 * records that move: the card, the district, its preview and the burning. Writes the frames with their times, and a
 * still picture of the table, to .cache/readme.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { SeededRandom } from '@great-fire/testkit/seeded-random';
import { expect, type Page } from '@playwright/test';
import { mouse } from '../src/input';
import { defineTsxHelper, launchChromium } from '../src/launch-chromium';
import { PagePlayer } from '../src/page-player';
import { readPage, type PageState } from '../src/page-state';
import { RestartableServer } from '../src/restartable-server';

const OUTPUT_DIR = resolve(__dirname, '../../../.cache/readme');
const SIZE = { width: 1200, height: 750 };
const SEED = 1666;
const FIRST_STATE = 60; // the city burns in several places by then
const READING_MS = { card: 900, preview: 2200, burning: 4500 }; // for the eye of a reader

/** Plays until it is this player's turn to spread the fire. */
async function playToSpread(page: Page, player: PagePlayer): Promise<PageState> {
  for (;;) {
    await page.waitForFunction(
      () => {
        const stepper = document.querySelector<HTMLElement>('[data-testid="turn-progress"]');
        return stepper?.dataset['seat'] === '0' && stepper.getAttribute('aria-busy') !== 'true';
      },
      undefined,
      { polling: 25 },
    );
    const state = await readPage(page);
    if (state.stateId >= FIRST_STATE && state.cards.length > 0) return state;
    await player.act(state);
  }
}

/** Records what the page shows while `action` runs. */
async function record(page: Page, action: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const frames: { readonly file: string; readonly at: number }[] = [];
  const writes: Promise<void>[] = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    const file = `${String(frames.length).padStart(4, '0')}.png`;
    frames.push({ file, at: Math.round((metadata.timestamp ?? 0) * 1000) });
    writes.push(writeFile(resolve(OUTPUT_DIR, file), Buffer.from(data, 'base64')));
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 4 });
  await action();
  await session.send('Page.stopScreencast');
  await Promise.all(writes);
  await writeFile(resolve(OUTPUT_DIR, 'frames.json'), JSON.stringify(frames));
}

async function capture(): Promise<void> {
  await rm(OUTPUT_DIR, { recursive: true, force: true });
  await mkdir(OUTPUT_DIR, { recursive: true });
  const server = await RestartableServer.open({ BOT_MOVE_DELAY_MS: '0' });
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: SIZE });
    page.setDefaultTimeout(300_000); // a busy machine may be slow
    await defineTsxHelper(page);
    await page.goto(server.url);
    await page.getByTestId('play-now').click();
    const player = new PagePlayer('me', page, new SeededRandom(SEED));
    const { cards } = await playToSpread(page, player);
    const { press, pressMap } = mouse(page);
    await page.screenshot({ path: resolve(OUTPUT_DIR, 'table.png') });
    await record(page, async () => {
      await page.waitForTimeout(READING_MS.card);
      for (const card of cards) {
        await press(card);
        await page.waitForSelector('[data-press-effect="burn"], [data-testid="confirm"]', {
          state: 'attached',
        });
        const { targets } = await readPage(page);
        const [target] = targets;
        if (target === undefined) continue;
        await page.waitForTimeout(READING_MS.card);
        await pressMap(`district-${target}`);
        await expect(page.getByTestId('spread-preview')).toBeVisible();
        await page.waitForTimeout(READING_MS.preview);
        await press('confirm');
        await page.waitForTimeout(READING_MS.burning);
        return;
      }
    });
  } finally {
    await browser.close();
    await server.close();
  }
}

void capture();
