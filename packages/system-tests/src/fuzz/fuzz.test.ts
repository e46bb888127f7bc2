import { run } from './run';

test('stays unchanged under thousands of hostile messages, and rejects each with a reason', async () => {
  const { failures, messages } = await run({ messages: 4000, seed: 1666 });
  expect(failures).toEqual([]);
  expect(messages).toBe(4000);
});
