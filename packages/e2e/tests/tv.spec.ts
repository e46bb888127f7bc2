import { expect, test } from '../src/server-test';

test('the scores on a television are whole, in large type, and have no controls', async ({
  apiTable,
  newUser,
}) => {
  const table = await apiTable(8);
  await table.playUntil(({ turn }) => turn.step === 'over');
  const television = await newUser();
  for (const [width, height, minTextPx] of [
    [1280, 720, 28],
    [1920, 1080, 44],
  ] as const) {
    await television.setViewportSize({ width, height });
    await television.goto(`${table.address}/tv`);
    const scoring = television.getByTestId('scoring');
    const totals = scoring.getByRole('row', { name: /^Total/ }).getByRole('cell');
    await expect(totals).toHaveCount(3);
    for (const total of await totals.all()) {
      await expect(total).toBeInViewport({ ratio: 1 });
      const textPx = await total.evaluate((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return range.getBoundingClientRect().height;
      });
      expect(textPx).toBeGreaterThanOrEqual(minTextPx);
    }
    await expect(scoring.getByTestId('replay-link')).toBeHidden();
  }
});
