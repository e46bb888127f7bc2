import { expect, test as base } from '../src/position-test';
import { getFocusedTestId, keyboard } from '../src/keyboard-input';
import { edgeCasePosition } from '../src/positions';
import type { PositionTable } from '../src/position-table';

interface Keyboard {
  readonly table: PositionTable;
  readonly press: (...names: readonly string[]) => Promise<void>; // each key must leave the focus on an element
  readonly expectFocus: (testId: string | RegExp) => Promise<void>;
}

interface Fixtures {
  /** Opens a table for a keyboard player, with the focus on the map. */
  readonly openWithKeyboard: (position: string) => Promise<Keyboard>;
}

const test = base.extend<Fixtures>({
  openWithKeyboard: async ({ page, openPosition }, use) =>
    use(async (position) => {
      const table = await openPosition(position, 0);
      const expectFocus = (testId: string | RegExp) =>
        expect.poll(() => getFocusedTestId(page)).toMatch(testId);
      const press = async (...names: readonly string[]) => {
        for (const name of names) {
          await page.keyboard.press(name);
          await expect.poll(() => getFocusedTestId(page), `after ${name}`).not.toBe('body');
        }
      };
      await page.goto(table.address);
      await expect(page.getByTestId('turn-progress')).toBeVisible();
      await page.keyboard.press('m');
      await expectFocus('district-pudding-lane');
      return { table, press, expectFocus };
    }),
});

const SPREAD_TURN = 'turn 9 seat:0 spread';

test('a hand that cannot be played gives up a card, and its cones are placed and taken back', async ({
  page,
  openWithKeyboard,
}) => {
  const { table, press, expectFocus } = await openWithKeyboard(edgeCasePosition(SPREAD_TURN, 'SSSSS'));
  await press('3');
  await expectFocus('confirm');
  await press('Enter');
  await expectFocus(/^district-/);
  expect((await table.readState()).turn.step).toBe('intensify');
  const confirm = page.getByTestId('confirm');
  const expectPlaced = (cones: number) => expect(page.getByTestId('remove-cone')).toHaveCount(cones);
  await expectPlaced(0);
  const pressEnter = async (conesAfterwards: number) => {
    await press('Enter');
    await expectPlaced(conesAfterwards);
  };
  await pressEnter(1);
  await press('n');
  await pressEnter(2);
  await press('Tab'); // to the cones in the dock
  await pressEnter(1);
  await pressEnter(0);
  await expectFocus(/^district-/);
  await pressEnter(1);
  await press('n');
  await pressEnter(2);
  await press('n');
  await expect(confirm).toBeDisabled();
  await pressEnter(3);
  await expect(confirm).toBeEnabled();
  await keyboard(page).press('confirm');
  await expect.poll(() => table.readStateId()).toBe(2);
});

test('the cone is taken from another district, chosen beside the consequence', async ({
  page,
  openWithKeyboard,
}) => {
  const { table, press, expectFocus } = await openWithKeyboard(edgeCasePosition(SPREAD_TURN));
  await press('1');
  await keyboard(page).pressMap('district-guild-hall');
  await expectFocus('confirm');
  const source = page.getByRole('combobox', { name: 'Take the cone from' });
  await press('Shift+Tab');
  await expect(source).toBeFocused();
  await press('ArrowDown');
  await expect(source).toHaveValue('s-mary');
  await press('Tab', 'Enter');
  await expect.poll(async () => (await table.readState()).districts['s-mary'].cones).toBe(1);
});

test('Tab leads from the cards to the switch to spread twice, and a token moves the fire twice', async ({
  page,
  openWithKeyboard,
}) => {
  const { table, press, expectFocus } = await openWithKeyboard(edgeCasePosition(SPREAD_TURN));
  await press('Tab');
  await expectFocus('card-0');
  await press('Tab');
  await expectFocus('double-move');
  await press('Space');
  await expect(page.getByTestId('double-move')).toHaveAttribute('aria-checked', 'true');
  await press('1');
  await expectFocus(/^district-/);
  await press('Enter');
  await expectFocus('confirm');
  await press('Enter');
  await expect.poll(() => table.readStateId()).toBe(1);
  await expectFocus(/^district-/);
  await press('Enter');
  await expectFocus('confirm');
  await press('Enter');
  await expect.poll(() => table.readStateId()).toBe(2);
  await expect(page.getByTestId('double-move')).toBeHidden();
});
