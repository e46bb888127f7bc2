import { besides } from './besides';

const ROOM = { width: 400, height: 800 };
const SLIP = { width: 200, height: 100 };
const box = (left: number, top: number, width = 40, height = 40) => ({ left, top, width, height });
const covers = (place: { left: number; top: number }, about: ReturnType<typeof box>) =>
  place.left < about.left + about.width &&
  place.left + SLIP.width > about.left &&
  place.top < about.top + about.height &&
  place.top + SLIP.height > about.top;

test('the slip lies above what it is about, in the middle of it', () => {
  expect(besides(box(180, 400), SLIP, ROOM)).toEqual({ left: 100, top: 290 });
});

test('it lies below where there is no room above', () => {
  expect(besides(box(180, 20), SLIP, ROOM)).toEqual({ left: 100, top: 70 });
});

test('it lies beside what fills the height of the window', () => {
  expect(besides(box(10, 10, 100, 780), SLIP, ROOM).left).toBe(120);
  expect(besides(box(290, 10, 100, 780), SLIP, ROOM).left).toBe(80);
});

test('wherever the thing is, the slip is in the window and does not cover it', () => {
  for (let left = 0; left <= 360; left += 20) {
    for (let top = 0; top <= 760; top += 20) {
      const about = box(left, top);
      const place = besides(about, SLIP, ROOM);
      expect(covers(place, about)).toBe(false);
      expect(place.left).toBeGreaterThanOrEqual(0);
      expect(place.left + SLIP.width).toBeLessThanOrEqual(ROOM.width);
      expect(place.top).toBeGreaterThanOrEqual(0);
      expect(place.top + SLIP.height).toBeLessThanOrEqual(ROOM.height);
    }
  }
});
