import { expect, test as base } from '../src/at-set-table';
import { focusOf, keys } from '../src/keys-hands';
import { rareMoment } from '../src/positions';
import type { SetTable } from '../src/set-table';

interface Keyboard {
  readonly table: SetTable;
  readonly press: (...names: readonly string[]) => Promise<void>; // and the focus is somewhere after each
  readonly hasFocus: (testId: string | RegExp) => Promise<void>;
}

interface Fixtures {
  /** Sits down with nothing but a keyboard, the focus on the map. */
  readonly at: (position: string) => Promise<Keyboard>;
}

const test = base.extend<Fixtures>({
  at: async ({ page, setTable }, use) =>
    use(async (position) => {
      const table = await setTable(position, 0);
      const hasFocus = (testId: string | RegExp) => expect.poll(() => focusOf(page)).toMatch(testId);
      const press = async (...names: readonly string[]) => {
        for (const name of names) {
          await page.keyboard.press(name);
          await expect.poll(() => focusOf(page), `after ${name}`).not.toBe('body');
        }
      };
      await page.goto(table.address);
      await expect(page.getByTestId('stepper')).toBeVisible();
      await page.keyboard.press('m');
      await hasFocus('district-pudding-lane');
      return { table, press, hasFocus };
    }),
});

const ACTING = 'turn 9 seat:0 act points:4 card:N';
const SPREADING = 'turn 9 seat:0 spread';

test('u takes a walk back, and the map keeps the focus', async ({ page, at }) => {
  const { table, press, hasFocus } = await at(rareMoment(ACTING));
  const hands = keys(page);
  await hands.onMap('pawn-bread-street');
  await hands.onMap('district-watling-street');
  await expect(page.locator('[data-state-id="1"][data-busy="false"]')).toBeVisible();
  expect(table.state.seats[0]?.pawn).toBe('watling-street');
  await press('u');
  await expect.poll(() => table.state.seats[0]?.pawn).toBe('bread-street');
  await hasFocus(/^(district|pawn)-/);
});

test('a hand that cannot be played gives up a card, and its cones are placed and taken back', async ({
  page,
  at,
}) => {
  const { table, press, hasFocus } = await at(rareMoment(SPREADING, 'SSSSS'));
  await press('3');
  await hasFocus('confirm');
  await press('Enter');
  await hasFocus(/^district-/);
  expect(table.state.turn.step).toBe('intensify');
  const left = (cones: number) =>
    expect(page.getByTestId('confirm')).toHaveAttribute('data-left', String(cones));
  await left(3);
  const place = async (then: number) => {
    await press('Enter');
    await left(then);
  };
  await place(2);
  await press('n');
  await place(1);
  await press('Tab'); // to the cones in the dock
  await place(2);
  await place(3);
  await hasFocus(/^district-/);
  await place(2);
  await press('n');
  await place(1);
  await press('n');
  await place(0);
  await keys(page).on('confirm');
  await expect.poll(() => table.stateId).toBe(2);
});

test('five of a kind are shown and dealt anew', async ({ page, at }) => {
  const { table, press, hasFocus } = await at(rareMoment('turn 0 seat:0 redeal points:0', 'WWWWW'));
  await keys(page).on('redeal');
  await expect.poll(() => table.state.secret.redeals).toBe(1);
  await hasFocus('keep-hand'); // about the new hand
  await press('Enter');
  await hasFocus('question');
  await expect.poll(() => table.state.turn).toMatchObject({ seat: 1, step: 'redeal' });
});

test('the cone is taken from another district, chosen beside the consequence', async ({ page, at }) => {
  const { table, press, hasFocus } = await at(rareMoment(SPREADING));
  await press('1');
  await keys(page).onMap('district-guild-hall');
  await hasFocus('confirm');
  const source = page.getByRole('combobox', { name: 'Take the cone from' });
  await press('Shift+Tab');
  await expect(source).toBeFocused();
  await press('ArrowDown');
  await expect(source).toHaveValue('s-mary');
  await press('Tab', 'Enter');
  await expect.poll(() => table.state.districts['s-mary'].cones).toBe(1);
});

test('Tab leads from the cards to the switch to spread twice, and a token moves the fire twice', async ({
  page,
  at,
}) => {
  const { table, press, hasFocus } = await at(rareMoment(SPREADING));
  await press('Tab');
  await hasFocus('card-0');
  await press('Tab');
  await hasFocus('spread-twice');
  await press('Space');
  await expect(page.getByTestId('spread-twice')).toHaveAttribute('aria-checked', 'true');
  await press('1');
  await hasFocus(/^district-/);
  await press('Enter');
  await hasFocus('confirm');
  await press('Enter');
  await expect.poll(() => table.stateId).toBe(1);
  await hasFocus(/^district-/);
  await press('Enter');
  await hasFocus('confirm');
  await press('Enter');
  await expect.poll(() => table.stateId).toBe(2);
  await expect(page.getByTestId('spread-twice')).toBeHidden();
});

test('single keys that are switched off do nothing, and named keys still work', async ({ page, at }) => {
  const { press, hasFocus } = await at(rareMoment(SPREADING));
  await press('k');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(list.getByText('undo the last action')).toBeVisible();
  await list.getByRole('switch', { name: 'Single-key shortcuts' }).press('Space');
  await expect(list.getByText('undo the last action')).toBeHidden();
  await press('Escape');
  await hasFocus('district-pudding-lane');
  await press('1', 'n', 'e', '[', '?', 'k');
  await press('F1');
  await expect(page.getByTestId('explanation')).toBeVisible();
  await hasFocus('district-pudding-lane');
  await expect(page.locator('[data-testid^="card-"][aria-pressed="true"]')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.reload();
  await expect(page.getByTestId('stepper')).toBeVisible(); // until then the bar is another one
  await page.getByRole('button', { name: 'Settings' }).press('Enter');
  await expect(page.getByRole('switch', { name: 'Single-key shortcuts' })).not.toBeChecked();
});

test('arrow keys lead to explanations of elements without focus, and Escape leads back', async ({
  page,
  at,
}) => {
  const { press, hasFocus } = await at(rareMoment(SPREADING));
  const slip = page.getByTestId('explanation');
  await press('Tab', '?');
  await expect(slip).toContainText('A fire card moves one fire cone.');
  const told = new Set<string>();
  for (let step = 0; step < 30; step += 1) {
    const words = await slip.getByRole('status').innerText();
    if (told.has(words)) break;
    told.add(words);
    await press('ArrowRight');
    await expect(slip.getByRole('status')).not.toHaveText(words);
  }
  const all = [...told].join(' ');
  for (const thing of ['Double move', 'Hero of London', 'Worth its points', 'Cones beside the board'])
    expect(all).toContain(thing);
  await press('Tab');
  await expect(slip.getByRole('link')).toBeFocused();
  await press('Escape');
  await expect(slip).toBeHidden();
  await hasFocus('card-0');
});
