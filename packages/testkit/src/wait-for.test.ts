import { waitFor, withDeadline } from './wait-for';

const SHORT_DEADLINE = { deadlineMs: 30 };

test('waitFor resolves to the first value that is there', async () => {
  let reads = 0;
  const read = (): number | null => ((reads += 1) < 3 ? null : reads);
  expect(await waitFor('a third read', read)).toBe(3);
});

test('waitFor takes 0 and the empty text for values', async () => {
  expect(await waitFor('a number', () => 0)).toBe(0);
  expect(await waitFor('a text', () => '')).toBe('');
});

test('waitFor names what was missing after the deadline', async () => {
  await expect(waitFor('the tide', () => false, SHORT_DEADLINE)).rejects.toThrow(
    'Timed out waiting for the tide (0.03 s)',
  );
});

test('waitFor passes on an error of its reader', async () => {
  const fail = (): boolean => {
    throw new Error('no such file');
  };
  await expect(waitFor('a file', fail)).rejects.toThrow('no such file');
});

test('withDeadline settles as its promise does', async () => {
  expect(await withDeadline('a value', Promise.resolve(7))).toBe(7);
  await expect(withDeadline('a value', Promise.reject(new Error('none')))).rejects.toThrow('none');
});

test('withDeadline names what was missing after the deadline', async () => {
  const never = new Promise<void>(() => undefined);
  await expect(withDeadline('the answer', never, SHORT_DEADLINE)).rejects.toThrow(
    'Timed out waiting for the answer (0.03 s)',
  );
});
