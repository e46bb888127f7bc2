/** @jest-environment jsdom */
import { glide } from './glide';

const THERE = { left: 300, top: 200 };

function pane() {
  const frame = document.createElement('div');
  frame.scrollTo = (to?: ScrollToOptions | number) => {
    if (typeof to === 'object') Object.assign(frame, { scrollLeft: to.left, scrollTop: to.top });
  };
  return frame;
}
const cornerOf = ({ scrollLeft, scrollTop }: HTMLElement) => ({ left: scrollLeft, top: scrollTop });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a glide reaches its goal with the frames of the page, in the time that left() returns', () => {
  const frame = pane();
  const { left } = glide(frame, THERE);
  expect(left()).toBeGreaterThan(0);
  jest.advanceTimersByTime(left() + 20);
  expect(left()).toBe(0);
  expect(cornerOf(frame)).toEqual(THERE);
});

test('a glide that is finished is at its goal, though the page draws no frame', () => {
  const frame = pane();
  const { left, finish } = glide(frame, THERE);
  finish();
  expect(cornerOf(frame)).toEqual(THERE);
  expect(left()).toBe(0);
  jest.advanceTimersByTime(1000);
  expect(cornerOf(frame)).toEqual(THERE);
});

test('a glide that is stopped stays where it is', () => {
  const frame = pane();
  const { stop } = glide(frame, THERE);
  jest.advanceTimersByTime(100);
  stop();
  const corner = cornerOf(frame);
  expect(corner.left).toBeGreaterThan(0);
  expect(corner.left).toBeLessThan(THERE.left);
  jest.advanceTimersByTime(1000);
  expect(cornerOf(frame)).toEqual(corner);
});
