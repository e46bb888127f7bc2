/**
 * Stops `setTimeout` and `Date` for the code under test until `jest.useRealTimers()`: time passes when the test says
 * so, by `jest.advanceTimersByTime`. All else goes on as usual: promises, input and output, intervals.
 */
function fakeTime(): void {
  jest.useFakeTimers({
    doNotFake: [
      ...(['performance', 'hrtime', 'nextTick', 'queueMicrotask'] as const),
      ...(['setImmediate', 'clearImmediate', 'setInterval', 'clearInterval'] as const),
    ],
  });
}

/** A test that runs in fake time and leaves real time to the next one. */
export function inFakeTime<Given extends unknown[]>(
  work: (...given: Given) => Promise<void>,
): (...given: Given) => Promise<void> {
  return async (...given) => {
    fakeTime();
    try {
      await work(...given);
    } finally {
      jest.useRealTimers();
    }
  };
}
