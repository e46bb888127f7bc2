import { run } from './run';

test('thousands of hostile messages change nothing, end nothing, and are refused with a reason', async () => {
  const { failures, messages } = await run({ messages: 4000, seed: 1666 });
  expect(failures).toEqual([]);
  expect(messages).toBe(4000);
});
