import { executionAsyncId } from 'node:async_hooks';

// Else Node calls a hook for each promise of all tests. See scripts/lib/sandbox-runtime.cjs.
test('no hook follows the promises of a test', async () => {
  const before = executionAsyncId();
  await Promise.resolve();
  expect(executionAsyncId()).toBe(before);
});
