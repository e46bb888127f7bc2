/** Plays a whole game against two bots on a slow page that is in the background now and then. */
import type { MatchDetail } from '@great-fire/protocol';
import { waitFor } from '@great-fire/testkit/wait-for';
import type { SeededRandom } from '@great-fire/testkit/seeded-random';
import type { CDPSession, Page } from '@playwright/test';
import { mouse, touch } from './input';
import { PagePlayer } from './page-player';

export interface SoakOptions {
  readonly throttling: number; // factor by which the page's processor is slower
  readonly isPhone: boolean; // plays by touch
}

export interface SoakGame {
  readonly moves: number; // of all players
  readonly timesHidden: number; // times that the page was in the background
}

const HIDE_CHANCE = 0.25; // after each own move that leaves the turn to a bot
const MAX_FAILED_PRESSES = 10;
const POLL_MS = 100;
const DECISION_TIMEOUT_MS = 1_800_000; // a last resort: the bots' moves on a throttled page of a busy machine

/** Resolves once the page asks its player, or shows the scoring. */
const waitForDecision = (page: Page) =>
  page.waitForFunction(
    () => {
      if (document.querySelector('[data-testid="scoring"]') !== null) return true;
      const table = document.querySelector<HTMLElement>('[data-testid="turn-progress"]');
      return table?.dataset['seat'] === '0' && table.getAttribute('aria-busy') !== 'true';
    },
    undefined,
    { polling: POLL_MS, timeout: DECISION_TIMEOUT_MS },
  );

/** Makes the page report that it is hidden or visible. A headless browser hides no page by itself. */
const setVisibility = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => visibility === 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

/** Freezes the page in the background until the server awaits its player or the game is over. */
async function playInBackground(page: Page, session: CDPSession): Promise<void> {
  const { origin, pathname } = new URL(page.url());
  const address = `${origin}/api/matches/${pathname.split('/').at(-1) ?? ''}`;
  await setVisibility(page, 'hidden');
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  await waitFor('the bots to have played', async () => {
    const { match } = (await (await fetch(address)).json()) as MatchDetail;
    return match.status !== 'running' || match.activeSeat === 0;
  });
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await setVisibility(page, 'visible');
}

/** Plays a game from the lobby to its scoring. `page` has an empty browser, and its base URL is a server. */
export async function playSoakGame(
  page: Page,
  random: SeededRandom,
  { throttling, isPhone }: SoakOptions,
): Promise<SoakGame> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttling });
  await page.goto('./');
  await page.evaluate(() => localStorage.setItem('great-fire.play-now', '3 merchant normal'));
  await page.reload();
  await page.getByTestId('play-now').click();
  const player = new PagePlayer('the player', page, random, isPhone ? touch(page) : mouse(page));
  let moves = 0;
  let timesHidden = 0;
  let failedPresses = 0;
  for (;;) {
    await waitForDecision(page);
    const state = await player.read();
    if (state.isOver) return { moves, timesHidden };
    moves = state.stateId;
    const summaryButtons = state.buttons.filter((button) => button.startsWith('catch-up-'));
    if (summaryButtons.length > 0) {
      // The summary of the missed moves covers a part of the map.
      await page.getByTestId(random.pick(summaryButtons)).click();
      continue;
    }
    try {
      await player.act(state);
    } catch (error) {
      // The map may pan to an animation between the look and the press. The player then starts the choice again.
      failedPresses += 1;
      if (failedPresses > MAX_FAILED_PRESSES) throw error;
      await page.keyboard.press('Escape');
      continue;
    }
    const { seat, isOver } = await player.read();
    if (!isOver && seat !== 0 && random.chance(HIDE_CHANCE)) {
      timesHidden += 1;
      await playInBackground(page, session);
    }
  }
}
