import { edgeCasePosition } from '../src/positions';
import { expect, test } from '../src/position-test';
import { ScreenReader } from '../src/screen-reader';

// A draw uncovers stack card B, so that the fire grows at the end of the turn.
const POSITION = edgeCasePosition('turn 9 seat:0 spread').replace(/deck [^|]*/, 'deck #A N E S W #B N ');

test('a screen reader speaks a whole turn in order: spread, act and intensify @chromium', async ({
  page,
  openPosition,
}) => {
  const table = await openPosition(POSITION, 0);
  await page.goto(table.address);
  await expect(page.getByTestId('turn-progress')).toBeVisible();
  const reader = await ScreenReader.open(page);
  const expectFocus = (words: string) => expect.poll(() => reader.focus()).toBe(words);
  const expectAnnouncements = (...lines: readonly string[]) =>
    expect.poll(() => reader.announcements()).toEqual(lines);
  const press = async (key: string, words: string) => {
    await page.keyboard.press(key);
    await expectFocus(words);
  };

  expect(await reader.outline()).toEqual([
    'navigation: Skip links',
    'banner: ',
    'main: ',
    'heading: Fish Street Hill',
    'heading: My tokens',
    'complementary: ',
  ]);
  await expectFocus('Your turn: Fish Street Hill, RootWebArea');
  await expectAnnouncements('It’s your turn.');

  await press('1', 'Tower Street, 1 blue house, a token face down, choose to burn it, rank 1, button');
  await press('n', 'Coleman Street, 1 white house, a token face down, choose to burn it, rank 1, button');
  await press(
    'Enter',
    'Burn Coleman Street, button, Coleman Street burns White: 1 house White, unowned: 1 house You take the token',
  );
  await press('Enter', 'Coleman Street, on fire, 1 cone, button');
  const burned = 'You burned Coleman Street (North): White lost 1 house.';
  const token = 'You took the token in Coleman Street: Demolition (secret).';
  await expectAnnouncements(burned, token, 'It’s your turn.');

  await press('n', 'Trained band in Leadenhall, button');
  await press(
    'Space',
    'Leadenhall, 1 blue house, 1 green house, yours, 1 white house, 1 free trained band, ' +
      'objective worth 6 points, selected, button, pressed',
  );
  await press('n', 'Aldgate, burnt out, objective worth 4 points, choose to move here for 2 actions, button');
  await press(
    'Enter',
    'Aldgate, burnt out, 1 free trained band, objective worth 4 points, selected, button, pressed',
  );
  await press('e', 'End actions, button');
  await press('Enter', 'End with 2 unused?, button');

  await press(
    'Enter',
    'Bridgeward, 1 yellow house, on fire, 1 cone, choose to add a cone, room for 2, button',
  );
  const stack = 'Stack card B came up: the fire grows.';
  await expectAnnouncements(burned, token, stack, 'It’s your turn.');
  await press(
    'Enter',
    'Bridgeward, 1 yellow house, on fire, 1 cone, 1 cone added, choose to add a cone, room for 1, button',
  );
  await press('n', 'Candlewick Ward, on fire, 1 cone, choose to add a cone, room for 2, button');
  await press(
    'Enter',
    'Candlewick Ward, on fire, 1 cone, 1 cone added, choose to add a cone, room for 1, button',
  );
  await press('Tab', 'Remove the cone in Bridgeward, button');
  await press(
    'n',
    'Bridgeward, 1 yellow house, on fire, 1 cone, 1 cone added, choose to add a cone, room for 1, button',
  );
  await press('Enter', 'Place 3 cones, button');
  await press('Enter', 'Ben is spreading the fire, paragraph');
  const placed = 'You placed cones in Bridgeward ×2 and Candlewick Ward.';
  await expectAnnouncements(burned, token, stack, placed, 'It’s Ben’s turn.');
});
