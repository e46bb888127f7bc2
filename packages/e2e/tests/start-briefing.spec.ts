import { edgeCasePosition } from '../src/positions';
import { expect, test } from '../src/position-test';

const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
] as const;

test('colour and objectives stand beside the first decision, never over the map, until they are closed', async ({
  page,
  openPosition,
}) => {
  const table = await openPosition(edgeCasePosition('turn 0 seat:0 band points:0'), 0);
  await page.goto(table.address);
  const briefing = page.getByTestId('start-briefing');
  const map = page.locator('main');
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect(briefing).toContainText('You are Green. Keep your houses standing');
    const objectives = size.width < 1024 ? briefing : page.getByTestId('objectives');
    await expect(objectives).toContainText(/Christ.s Hospital.*Baynard.s Castle.*Guild Hall/);
    await expect
      .poll(async () => {
        const [text, city] = [await briefing.boundingBox(), await map.boundingBox()];
        if (text === null || city === null) return 'not there';
        const isBeside = text.x >= city.x + city.width || text.y + text.height <= city.y + 1;
        return isBeside ? 'beside' : 'over the map';
      })
      .toBe('beside');
  }
  await page.getByTestId('close-briefing').click();
  await expect(briefing).toBeHidden();
  await page.reload();
  await expect(page.getByTestId('confirm')).toBeVisible();
  await expect(briefing).toBeHidden();
});
