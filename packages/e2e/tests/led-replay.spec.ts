import { findA11yViolations } from '../src/axe';
import { expect, test } from '../src/server-test';

test('two people look back together: one leads, the other follows, leaves, returns and takes over', async ({
  apiTable,
}) => {
  const table = await apiTable(8);
  await table.playUntil(({ turn }) => turn.step === 'over');
  const [anna, ben] = [await table.openPage(0), await table.openPage(1)];
  await ben.setViewportSize({ width: 390, height: 844 });
  await anna.getByTestId('replay-link').click();
  await anna.getByTestId('look-together').press('Enter');
  await expect(anna.getByTestId('together')).toContainText('You’re leading');
  await expect(anna.getByTestId('together')).toBeFocused();
  const annasSlider = anna.getByTestId('replay-slider');
  await annasSlider.fill('30');

  // Ben sees it at the end of the game, and comes late.
  await ben.getByTestId('follow-leader').click();
  const bensSlider = ben.getByTestId('replay-slider');
  await expect(bensSlider).toHaveValue('30');
  await expect(ben.getByTestId('together')).toContainText('is leading.');

  // Cleo does not know that Anna leads, and follows by one press.
  const cleo = await table.openPage(2);
  await cleo.getByTestId('replay-link').click();
  await cleo.getByTestId('look-together').click();
  await expect(cleo.getByTestId('together')).toContainText('Anna is leading.');
  await expect(cleo.getByTestId('replay-slider')).toHaveValue('30');
  await cleo.goto('/');

  await anna.getByTestId('replay-perspective').selectOption('2');
  await annasSlider.fill('41');
  await expect(bensSlider).toHaveValue('41');
  expect(await findA11yViolations(ben)).toEqual([]);
  expect(await findA11yViolations(anna)).toEqual([]);

  await ben.getByTestId('leave-lead').press('Enter');
  await annasSlider.fill('50');
  await expect(ben.getByTestId('return-to-lead')).toBeVisible();
  await expect(bensSlider).toHaveValue('41');
  await ben.getByTestId('return-to-lead').press('Enter');
  await expect(bensSlider).toHaveValue('50');

  // Anna hands the lead to Ben by the keyboard, and follows at once.
  await anna.getByTestId('hand-over-lead').press('Enter');
  expect(await findA11yViolations(anna)).toEqual([]);
  const heirs = (page: typeof ben) => page.getByRole('group', { name: 'Pass the lead to:' });
  await heirs(anna).getByRole('button', { name: 'Ben' }).press('Enter');
  await expect(anna.getByTestId('together')).toBeFocused();
  await expect(ben.getByTestId('together')).toContainText('You’re leading');
  await bensSlider.fill('60');
  await expect(annasSlider).toHaveValue('60');
  await ben.getByTestId('hand-over-lead').click();
  await expect(heirs(ben).getByRole('button', { name: 'Anna' })).toBeInViewport();
  await heirs(ben).getByRole('button', { name: 'Anyone' }).click();
  await expect(ben.getByTestId('together')).toContainText('Nobody is leading.');
  await anna.getByTestId('take-lead').click();
  await expect(ben.getByTestId('together')).toContainText('Anna is leading.');

  await anna.goto('about:blank');
  await ben.getByTestId('take-lead').click();
  await expect(ben.getByTestId('together')).toContainText('You’re leading');
});
