import { waitForStableBox } from '../src/stable-box';
import { findClickablePoint } from '../src/map-click';
import { expect, test } from '../src/server-test';
import { PHONE } from '../src/user-fixtures';

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a district that a finger is held on explains itself and is not pressed', async ({ page }) => {
    await page.goto('/first-turn');
    await waitForStableBox(page.getByTestId('spotlight')); // the tutorial has scrolled the map
    const finger = await findClickablePoint(page, 'district-pudding-lane');
    const client = await page.context().newCDPSession(page);
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
    await expect(page.getByTestId('help-tooltip')).toContainText('The fire started here');
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.getByTestId('help-tooltip')).toBeVisible();
  });
});
