/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import { elementAt, setViewport } from '../../testing/layout';
import {
  type PopoverBox,
  type PopoverPlacement,
  followTarget,
  placePopover as placeElement,
} from './popover-placement.lazy';

const container = { width: 1136, height: 852 };
const popover = { width: 250, height: 270 };
const DOCK_HEIGHT = 172;
const box = (x: number, y: number): PopoverBox => ({ x, y, width: 110, height: 110 });

interface Boxes {
  readonly popover: { readonly width: number; readonly height: number };
  readonly target: PopoverBox;
  readonly others: readonly PopoverBox[];
  readonly path: readonly PopoverBox[];
}

function elementAboveDock(): HTMLElement {
  const element = elementAt({ x: 0, y: 0, ...container });
  element.style.setProperty('--dock-height', `${DOCK_HEIGHT}px`);
  return element;
}

const createInput = ({ popover, target, others, path }: Boxes) => ({
  container: elementAboveDock(),
  popover: elementAt({ x: 0, y: 0, ...popover }),
  tip: elementAt({ x: 0, y: 0, width: 14, height: 22 }),
  target: elementAt(target),
  findObstacles: () => ({ districts: others, path }),
});

const placePopover = async (boxes: Boxes) => (await placeElement(createInput(boxes))).placement;

beforeAll(() => setViewport(container));

const covers = (placement: { readonly x: number; readonly y: number }, other: PopoverBox) =>
  placement.x < other.x + other.width &&
  other.x < placement.x + popover.width &&
  placement.y < other.y + other.height &&
  other.y < placement.y + popover.height;

test('places the popover beside its district, not on it', async () => {
  const target = box(440, 250);
  expect(covers(await placePopover({ popover, target, others: [], path: [] }), target)).toBe(false);
});

test('places the popover on the side away from the other targets', async () => {
  const target = box(440, 250);
  const east = [box(560, 250), box(680, 250)];
  const west = [box(320, 250), box(200, 250)];
  expect((await placePopover({ popover, target, others: east, path: [] })).side).toBe('left');
  expect((await placePopover({ popover, target, others: west, path: [] })).side).toBe('right');
});

test('leaves the fire path visible when the other targets allow it', async () => {
  const target = box(440, 250);
  const dot = (x: number, y: number): PopoverBox => ({ x, y, width: 12, height: 12 });
  const fromSouth = [dot(430, 420), dot(400, 460), dot(300, 470)];
  const east = [box(560, 250), box(680, 250)];
  const place = await placePopover({ popover, target, others: east, path: fromSouth });
  expect(place.side).toBe('left');
  expect(fromSouth.some((spot) => covers(place, spot))).toBe(false);
});

test.each([
  [0, 0],
  [1020, 0],
  [0, 560],
  [1020, 560],
])('stays inside the container and off its district at the edge (%i, %i)', async (x, y) => {
  const target = box(x, y);
  const place = await placePopover({ popover, target, others: [], path: [] });
  expect(place.x).toBeGreaterThanOrEqual(0);
  expect(place.y).toBeGreaterThanOrEqual(0);
  expect(place.x + popover.width).toBeLessThanOrEqual(container.width);
  expect(place.y + popover.height).toBeLessThanOrEqual(container.height - DOCK_HEIGHT);
  expect(covers(place, target)).toBe(false);
});

test('measures the page once for all positions, and keeps the side while the map moves', async () => {
  const west = [box(320, 250), box(200, 250)];
  const input = createInput({ popover, target: box(440, 250), others: west, path: [] });
  const findObstacles = jest.fn(input.findObstacles);
  const measure = jest.fn(() => new DOMRect(440, 250, 110, 110));
  input.target.getBoundingClientRect = measure;
  await placeElement({ ...input, findObstacles });
  expect(measure).toHaveBeenCalledTimes(1);

  findObstacles.mockClear();
  const placements: PopoverPlacement[] = [];
  const stop = followTarget({ ...input, findObstacles }, (placement) => placements.push(placement));
  await waitFor(() => expect(placements).toHaveLength(1));
  measure.mockReturnValue(new DOMRect(420, 250, 110, 110));
  window.dispatchEvent(new Event('scroll'));
  await waitFor(() => expect(placements).toHaveLength(2));
  stop();
  expect(placements.map(({ side }) => side)).toEqual(['right', 'right']);
  expect(placements[1]?.x).toBe((placements[0]?.x ?? 0) - 20);
  expect(findObstacles).toHaveBeenCalledTimes(1);
});

test('chooses the side again if the map leaves no room on it', async () => {
  const input = createInput({ popover, target: box(440, 250), others: [box(320, 250)], path: [] });
  const placements: PopoverPlacement[] = [];
  const stop = followTarget(input, (placement) => placements.push(placement));
  await waitFor(() => expect(placements).toHaveLength(1));
  input.target.getBoundingClientRect = () => new DOMRect(1000, 250, 110, 110);
  window.dispatchEvent(new Event('scroll'));
  await waitFor(() => expect(placements).toHaveLength(2));
  stop();
  expect(placements.map(({ side }) => side)).toEqual(['right', 'left']);
});
