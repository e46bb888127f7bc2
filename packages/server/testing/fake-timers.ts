/**
 * Stops `setTimeout` and `Date` for the code under test until `jest.useRealTimers()`: time passes when the test says
 * so, by `jest.advanceTimersByTime`. All else goes on as usual: promises, input and output, intervals.
 */
function useFakeTimers(): void {
  jest.useFakeTimers({
    doNotFake: [
      ...(['performance', 'hrtime', 'nextTick', 'queueMicrotask'] as const),
      ...(['setImmediate', 'clearImmediate', 'setInterval', 'clearInterval'] as const),
    ],
  });
}

/** A test that runs in fake time and leaves real time to the next one. */
export function withFakeTimers<Args extends unknown[]>(
  testBody: (...args: Args) => Promise<void>,
): (...args: Args) => Promise<void> {
  return async (...args) => {
    useFakeTimers();
    try {
      await testBody(...args);
    } finally {
      jest.useRealTimers();
    }
  };
}
