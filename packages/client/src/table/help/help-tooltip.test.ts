/** @jest-environment jsdom */
import { computePosition } from '@floating-ui/react-dom';
import { setViewport, elementAt } from '../../testing/layout';
import { TOOLTIP_POSITION } from './help-tooltip.lazy';

const VIEWPORT = { width: 400, height: 800 };
const TOOLTIP = { width: 200, height: 100 };
const box = (left: number, top: number, width = 40, height = 40) => ({ left, top, width, height });
const covers = (placement: { left: number; top: number }, target: ReturnType<typeof box>) =>
  placement.left < target.left + target.width &&
  placement.left + TOOLTIP.width > target.left &&
  placement.top < target.top + target.height &&
  placement.top + TOOLTIP.height > target.top;

async function placeTooltip({ left, top, width, height }: ReturnType<typeof box>) {
  const target = elementAt({ x: left, y: top, width, height });
  const tooltip = elementAt({ x: 0, y: 0, ...TOOLTIP });
  const { x, y } = await computePosition(target, tooltip, TOOLTIP_POSITION);
  return { left: x, top: y };
}

beforeAll(() => setViewport(VIEWPORT));

test('places the tooltip above its target, centred', async () => {
  expect(await placeTooltip(box(180, 400))).toEqual({ left: 100, top: 290 });
});

test('places the tooltip below when there is no room above', async () => {
  expect(await placeTooltip(box(180, 20))).toEqual({ left: 100, top: 70 });
});

test('places the tooltip beside a target as tall as the window', async () => {
  expect((await placeTooltip(box(10, 10, 100, 780))).left).toBe(120);
  expect((await placeTooltip(box(290, 10, 100, 780))).left).toBe(80);
});

test('keeps the tooltip in the window and off its target, wherever the target is', async () => {
  for (let left = 0; left <= 360; left += 20) {
    for (let top = 0; top <= 760; top += 20) {
      const about = box(left, top);
      const place = await placeTooltip(about);
      expect(covers(place, about)).toBe(false);
      expect(place.left).toBeGreaterThanOrEqual(0);
      expect(place.left + TOOLTIP.width).toBeLessThanOrEqual(VIEWPORT.width);
      expect(place.top).toBeGreaterThanOrEqual(0);
      expect(place.top + TOOLTIP.height).toBeLessThanOrEqual(VIEWPORT.height);
    }
  }
});
