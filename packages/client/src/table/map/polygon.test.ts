import { LONDON_MAP } from '@great-fire/game/board';
import {
  boundsOf,
  boxAround,
  boxDepth,
  contains,
  insetDistance,
  edgesOf,
  getCenter,
  doBoxesOverlap,
  overlapArea,
  horizontalSpanAt,
  freeSpan,
  type Polygon,
} from './polygon';

const square: Polygon = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];
const roof: Polygon = [
  [0, 10],
  [10, 0],
  [20, 10],
];

test('returns as many edges as corners, the closing one included', () => {
  expect(edgesOf(square)).toHaveLength(4);
  expect(edgesOf(square)[3]).toEqual({ from: [0, 10], to: [0, 0] });
});

test('returns bounds that touch the outermost corners', () => {
  expect(boundsOf(roof)).toEqual({ left: 0, top: 0, right: 20, bottom: 10 });
});

test('distinguishes inside from outside, also beside a slanted edge', () => {
  expect(contains(square, [5, 5])).toBe(true);
  expect(contains(square, [15, 5])).toBe(false);
  expect(contains(roof, [2, 3])).toBe(false);
});

test('returns a narrower span towards the ridge of a roof', () => {
  expect(horizontalSpanAt(roof, 5)).toEqual({ left: 5, right: 15 });
  expect(horizontalSpanAt(roof, 8)).toEqual({ left: 2, right: 18 });
  expect(horizontalSpanAt(roof, 11)).toBeNull();
});

test('returns the narrowest span between two heights', () => {
  expect(freeSpan(roof, 5, 9)).toEqual({ left: 5, right: 15 });
  expect(freeSpan(roof, -1, 9)).toBeNull();
});

test('returns the distance to the nearest edge, negative outside', () => {
  expect(insetDistance(square, [5, 4])).toBeCloseTo(4);
  expect(insetDistance(square, [12, 5])).toBeCloseTo(-2);
  expect(boxDepth(square, boxAround([5, 5], 4, 4))).toBeCloseTo(3);
  expect(boxDepth(square, boxAround([9, 5], 4, 4))).toBeLessThan(0);
});

test('returns the common area of two boxes', () => {
  expect(overlapArea(boxAround([0, 0], 4, 4), boxAround([2, 1], 4, 4))).toBe(6);
  expect(overlapArea(boxAround([0, 0], 2, 2), boxAround([5, 0], 2, 2))).toBe(0);
});

test('does not count boxes that only touch as overlapping', () => {
  expect(doBoxesOverlap(boxAround([0, 0], 2, 2), boxAround([1.5, 0], 2, 2))).toBe(true);
  expect(doBoxesOverlap(boxAround([0, 0], 2, 2), boxAround([2, 0], 2, 2))).toBe(false);
});

test.each(LONDON_MAP.districts.map(({ id, polygon }) => [id, polygon] as const))(
  'finds a centre inside %s',
  (_, polygon) => {
    expect(insetDistance(polygon, getCenter(polygon))).toBeGreaterThan(15);
  },
);
