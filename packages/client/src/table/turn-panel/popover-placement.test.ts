import type { Box } from './popover-placement';
import { placePopover } from './popover-placement';

const container = { width: 1136, height: 852 };
const popover = { width: 250, height: 270 };
const box = (x: number, y: number): Box => ({ x, y, width: 110, height: 110 });

const covers = (placement: { readonly x: number; readonly y: number }, other: Box) =>
  placement.x < other.x + other.width &&
  other.x < placement.x + popover.width &&
  placement.y < other.y + other.height &&
  other.y < placement.y + popover.height;

test('places the popover beside its district, not on it', () => {
  const target = box(440, 250);
  expect(covers(placePopover({ container, popover, target, others: [], path: [] }), target)).toBe(false);
});

test('places the popover on the side away from the other targets', () => {
  const target = box(440, 250);
  const east = [box(560, 250), box(680, 250)];
  const west = [box(320, 250), box(200, 250)];
  expect(placePopover({ container, popover, target, others: east, path: [] }).side).toBe('left');
  expect(placePopover({ container, popover, target, others: west, path: [] }).side).toBe('right');
});

test('leaves the fire path visible when the other targets allow it', () => {
  const target = box(440, 250);
  const dot = (x: number, y: number): Box => ({ x, y, width: 12, height: 12 });
  const fromSouth = [dot(430, 420), dot(400, 460), dot(300, 470)];
  const east = [box(560, 250), box(680, 250)];
  const place = placePopover({ container, popover, target, others: east, path: fromSouth });
  expect(place.side).toBe('left');
  expect(fromSouth.some((spot) => covers(place, spot))).toBe(false);
});

test.each([
  [0, 0],
  [1020, 0],
  [0, 560],
  [1020, 560],
])('stays inside the container and off its district at the edge (%i, %i)', (x, y) => {
  const target = box(x, y);
  const place = placePopover({ container, popover, target, others: [], path: [] });
  expect(place.x).toBeGreaterThanOrEqual(0);
  expect(place.y).toBeGreaterThanOrEqual(0);
  expect(place.x + popover.width).toBeLessThanOrEqual(container.width);
  expect(place.y + popover.height).toBeLessThanOrEqual(container.height);
  expect(covers(place, target)).toBe(false);
});
