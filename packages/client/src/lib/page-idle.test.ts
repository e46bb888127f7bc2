/** @jest-environment jsdom */
import { onPageIdle } from './page-idle';

/** As a browser that is never idle: it calls back only when the time of the options is over. */
const requestWithoutIdleTime: typeof requestIdleCallback = (callback, options) =>
  options?.timeout === undefined
    ? 0
    : window.setTimeout(() => callback({ didTimeout: true, timeRemaining: () => 0 }), options.timeout);

let reportRequest: () => void = () => undefined;

class RequestObserver {
  constructor(report: () => void) {
    reportRequest = report;
  }
  observe(): void {
    // the test reports
  }
  disconnect(): void {
    // a report may be on its way
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, {
    PerformanceObserver: RequestObserver,
    requestIdleCallback: requestWithoutIdleTime,
  });
});
afterEach(() => jest.useRealTimers());

test('what waits for an idle page is loaded too where the browser is never idle', () => {
  const load = jest.fn();
  onPageIdle(load);
  jest.advanceTimersByTime(10_000);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a request between silence and idleness does not load it twice', () => {
  const load = jest.fn();
  onPageIdle(load);
  jest.advanceTimersByTime(2500);
  reportRequest();
  jest.advanceTimersByTime(20_000);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a page that was left loads nothing', () => {
  const load = jest.fn();
  onPageIdle(load)();
  jest.advanceTimersByTime(10_000);
  expect(load).not.toHaveBeenCalled();
});
