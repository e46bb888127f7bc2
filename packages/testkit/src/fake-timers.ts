/**
 * Fakes `setTimeout` and `Date` until `jest.useRealTimers()`: the test advances the time with
 * `jest.advanceTimersByTime`. Promises, I/O, intervals and immediates stay real.
 */
function useFakeTimers(): void {
  jest.useFakeTimers({
    doNotFake: [
      ...(['performance', 'hrtime', 'nextTick', 'queueMicrotask'] as const),
      ...(['setImmediate', 'clearImmediate', 'setInterval', 'clearInterval'] as const),
    ],
  });
}

/** Wraps a test so that it runs with fake timers and restores real timers afterwards. */
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
