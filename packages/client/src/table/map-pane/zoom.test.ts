import { computeFitZoom, getDefaultZoom, zoomAround } from './zoom';

const MAP = { width: 1124, height: 740 };
const PHONE = { width: 390, height: 446 };

test('keeps the point under the fingers in place', () => {
  const from = { x: 100, y: 200 };
  const before = { zoom: 1, left: 300, top: 50 };
  const after = zoomAround(before, 2, { map: MAP, viewport: PHONE, from, to: from });
  expect((after.left + from.x) / 2).toBe(before.left + from.x);
  expect((after.top + from.y) / 2).toBe(before.top + from.y);
});

test('moves the map with the fingers', () => {
  const from = { x: 100, y: 200 };
  const to = { x: 140, y: 180 };
  const { left, top } = zoomAround({ zoom: 1, left: 300, top: 50 }, 1, {
    map: MAP,
    viewport: PHONE,
    from,
    to,
  });
  expect({ left, top }).toEqual({ left: 260, top: 70 });
});

test('centres a map smaller than its viewport and zooms it from there', () => {
  const whole = computeFitZoom(MAP, { width: 1200, height: 400 });
  expect(whole).toBeCloseTo(400 / 740);
  const window = { width: 1200, height: 400 };
  const middle = { x: 600, y: 200 };
  const grown = zoomAround({ zoom: whole, left: 0, top: 0 }, 2, {
    map: MAP,
    viewport: window,
    from: middle,
    to: middle,
  });
  expect(grown.left + middle.x).toBeCloseTo(1124);
});

test('never fits the map larger than zoom 1', () => {
  expect(computeFitZoom(MAP, { width: 4000, height: 4000 })).toBe(1);
  expect(computeFitZoom(MAP, PHONE)).toBeCloseTo(390 / 1124);
});

test('opens at the whole map only if its names are readable', () => {
  expect(getDefaultZoom(0.74)).toBe(0.74);
  expect(getDefaultZoom(0.66)).toBe(1);
});
