/** @jest-environment jsdom */
import { animatePan } from './viewport';

const TARGET = { left: 300, top: 200 };

function createScroller() {
  const scroller = document.createElement('div');
  scroller.scrollTo = (options?: ScrollToOptions | number) => {
    if (typeof options === 'object')
      Object.assign(scroller, { scrollLeft: options.left, scrollTop: options.top });
  };
  return scroller;
}
const scrollPositionOf = ({ scrollLeft, scrollTop }: HTMLElement) => ({ left: scrollLeft, top: scrollTop });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('reaches its target within remainingMs', () => {
  const frame = createScroller();
  const { remainingMs } = animatePan(frame, TARGET);
  expect(remainingMs()).toBeGreaterThan(0);
  jest.advanceTimersByTime(remainingMs() + 20);
  expect(remainingMs()).toBe(0);
  expect(scrollPositionOf(frame)).toEqual(TARGET);
});

test('jumps to its target on finish, without a frame', () => {
  const frame = createScroller();
  const { remainingMs, finish } = animatePan(frame, TARGET);
  finish();
  expect(scrollPositionOf(frame)).toEqual(TARGET);
  expect(remainingMs()).toBe(0);
  jest.advanceTimersByTime(1000);
  expect(scrollPositionOf(frame)).toEqual(TARGET);
});

test('stays in place on stop', () => {
  const frame = createScroller();
  const { stop } = animatePan(frame, TARGET);
  jest.advanceTimersByTime(100);
  stop();
  const corner = scrollPositionOf(frame);
  expect(corner.left).toBeGreaterThan(0);
  expect(corner.left).toBeLessThan(TARGET.left);
  jest.advanceTimersByTime(1000);
  expect(scrollPositionOf(frame)).toEqual(corner);
});
