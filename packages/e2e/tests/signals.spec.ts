/** Players point at the map: with the mouse, a finger and keys. The others see it for some seconds. */
import type { Locator } from '@playwright/test';
import { findA11yViolations } from '../src/axe';
import { findClickablePoint } from '../src/map-click';
import { expect, test } from '../src/server-test';
import { PHONE } from '../src/user-fixtures';

/** Returns the names of districts that an element covers. */
const coveredNames = (element: Locator) =>
  element.evaluate((cover) => {
    const { left, right, top, bottom } = cover.getBoundingClientRect();
    return [...document.querySelectorAll('[data-testid="city-map"] [data-district-name]')]
      .filter((name) => {
        const box = name.getBoundingClientRect();
        return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
      })
      .map((name) => name.textContent);
  });

test('players point at the map with mouse, finger and keys, and everyone sees it', async ({ apiTable }) => {
  const table = await apiTable(3);
  await table.playUntil(({ turn }) => turn.number > 1);
  const [anna, ben] = [await table.openPage(0), await table.openPage(1, PHONE)];
  const spectator = await table.openPage(null);
  const pages = [anna, ben, spectator];
  for (const page of pages) await expect(page.getByTestId('signal-announcer')).toBeAttached();
  await expect(spectator.getByTestId('point')).toHaveCount(0);
  const expectTold = async (text: string) => {
    for (const page of pages) await expect(page.getByTestId('signal-announcer')).toContainText(text);
  };
  const signals = (page: typeof anna) => page.getByTestId('signal');

  // The right mouse button points, and draws from one district to another.
  const [from, to] = [
    await findClickablePoint(anna, 'district-pudding-lane'),
    await findClickablePoint(anna, 'district-cripplegate'),
  ];
  await anna.mouse.click(from.x, from.y, { button: 'right' });
  await expectTold('Anna points at Pudding Lane.');
  await anna.mouse.move(from.x, from.y);
  await anna.mouse.down({ button: 'right' });
  await anna.mouse.move(to.x, to.y, { steps: 5 });
  await anna.mouse.up({ button: 'right' });
  await expectTold('Anna points from Pudding Lane to Cripplegate.');
  await expect(signals(ben).last()).toHaveAttribute('data-signal', 'cripplegate');
  await expect(signals(ben).last()).toHaveAttribute('data-signal-from', 'pudding-lane');

  // On a phone a button makes the next press point. The press after it has its usual effect.
  await ben.getByTestId('point').tap();
  await expect(ben.getByTestId('point')).toHaveAttribute('aria-pressed', 'true');
  const place = await findClickablePoint(ben, 'district-temple');
  await ben.touchscreen.tap(place.x, place.y);
  await expectTold('Ben points at Temple.');
  await expect(ben.getByTestId('point')).toHaveAttribute('aria-pressed', 'false');

  // `p` points at the district that has the focus; `P` begins an arrow.
  await anna.getByTestId('district-temple').focus();
  await anna.keyboard.press('P');
  await anna.getByTestId('district-dowgate').focus();
  await anna.keyboard.press('p');
  await expectTold('Anna points from Temple to Dowgate.');
  expect(await findA11yViolations(ben)).toEqual([]);

  // The button covers no name on a map of the whole city.
  await ben.setViewportSize({ width: 768, height: 1024 });
  for (const page of [anna, ben])
    await expect.poll(() => coveredNames(page.getByTestId('point'))).toEqual([]);
  for (const page of pages) await expect(signals(page)).toHaveCount(0);
  expect(await anna.getByTestId('chat-lines').count()).toBe(0);
});
