import { Dice } from '../src/dice';
import { finger } from '../src/hands';
import { beginGame } from '../src/lobby';
import { Player } from '../src/player';
import { expect, test } from '../src/test';
import { playToTheEnd } from '../src/whole-game';

test.use({
  contextOptions: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  },
});

test('three people play a whole game on phones, with a finger alone', async ({ somebody }) => {
  test.setTimeout(600_000);
  const pages = [await somebody(), await somebody(), await somebody()] as const;
  await beginGame(pages);
  const players = pages.map((page, seat) => new Player(`seat ${seat}`, page, new Dice(seat), finger(page)));
  await playToTheEnd(players);
  for (const page of pages) {
    await expect(page.getByTestId('scoring')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
});
