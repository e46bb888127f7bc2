import { ApiRequestError } from '../api/request';
import { NoteAutosave } from './note-autosave';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('saves the whole text after a pause in typing', async () => {
  const writes: string[] = [];
  const keeper = new NoteAutosave('', (text) => Promise.resolve(writes.push(text)));
  for (const text of ['B', 'Be', 'Ben']) keeper.type(text);
  expect(keeper.getSnapshot().state).toBe('pending');
  await jest.advanceTimersByTimeAsync(1000);
  keeper.type('Ben bluffs');
  keeper.flush();
  await jest.advanceTimersByTimeAsync(0);
  expect(writes).toEqual(['Ben', 'Ben bluffs']);
  expect(keeper.getSnapshot()).toEqual({ text: 'Ben bluffs', state: 'saved' });
});

test('retries while the server does not answer, but not after a refusal', async () => {
  const fails: number[] = [0, 503, 409];
  const keeper = new NoteAutosave('', () => {
    const status = fails.shift();
    if (status === undefined) return Promise.resolve();
    return Promise.reject(
      new ApiRequestError(status, { code: status === 409 ? 'not-allowed-now' : 'unavailable', message: '' }),
    );
  });
  keeper.type('mine');
  await jest.advanceTimersByTimeAsync(900);
  expect(keeper.getSnapshot().state).toBe('retrying');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(keeper.getSnapshot().state).toBe('failed');
  keeper.type('mine!');
  await jest.advanceTimersByTimeAsync(900);
  expect(keeper.getSnapshot().state).toBe('saved');
});
