import type { ApiErrorBody, Note } from '@great-fire/protocol';
import { ApiRequestError } from '../api/request';
import { NoteAutosave } from './note-autosave';

const stale: ApiErrorBody = { code: 'stale', message: '', field: 'version' };

/** Creates a store with one note and records its writes. */
function createNoteStore(note: Note | null) {
  let stored = note;
  const writes: string[] = [];
  return {
    writes,
    put: (text: string) => (stored = { text, version: `v${String(writes.length)}-${text}`, at: 1 }),
    store: {
      read: () => Promise.resolve(stored),
      write: (text: string, version: string | null) => {
        writes.push(text);
        if (version !== (stored?.version ?? null)) return Promise.reject(new ApiRequestError(409, stale));
        stored = { text, version: `v${String(writes.length)}`, at: 1 };
        return Promise.resolve({ note: stored });
      },
    },
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('saves the whole text after a pause in typing', async () => {
  const { writes, store } = createNoteStore(null);
  const keeper = new NoteAutosave(null, store);
  for (const text of ['B', 'Be', 'Ben']) keeper.type(text);
  expect(keeper.getSnapshot().state).toBe('pending');
  await jest.advanceTimersByTimeAsync(1000);
  keeper.type('Ben bluffs');
  keeper.flush();
  await jest.advanceTimersByTimeAsync(0);
  expect(writes).toEqual(['Ben', 'Ben bluffs']);
  expect(keeper.getSnapshot()).toEqual({ text: 'Ben bluffs', state: 'saved', remoteText: null });
});

test('shows a remote change and writes nothing until the user decides', async () => {
  const { writes, put, store } = createNoteStore(null);
  const keeper = new NoteAutosave(null, store);
  put('theirs');
  keeper.type('mine');
  await jest.advanceTimersByTimeAsync(1000);
  expect(keeper.getSnapshot()).toEqual({ text: 'mine', state: 'stale', remoteText: 'theirs' });
  keeper.type('mine, longer');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(writes).toEqual(['mine']);
  keeper.keepMine();
  await jest.advanceTimersByTimeAsync(0);
  expect(keeper.getSnapshot()).toEqual({ text: 'mine, longer', state: 'saved', remoteText: null });
  put('theirs again');
  keeper.type('x');
  await jest.advanceTimersByTimeAsync(1000);
  keeper.takeTheirs();
  expect(keeper.getSnapshot()).toEqual({ text: 'theirs again', state: 'saved', remoteText: null });
  keeper.type('theirs again, and mine');
  await jest.advanceTimersByTimeAsync(1000);
  expect(keeper.getSnapshot().state).toBe('saved');
});

test('retries while the server does not answer, but not after a refusal', async () => {
  const { store } = createNoteStore(null);
  const fails: number[] = [0, 503, 409];
  const write = (text: string, version: string | null) => {
    const status = fails.shift();
    if (status === undefined) return store.write(text, version);
    return Promise.reject(
      new ApiRequestError(status, { code: status === 409 ? 'not-allowed-now' : 'unavailable', message: '' }),
    );
  };
  const keeper = new NoteAutosave(null, { ...store, write });
  keeper.type('mine');
  await jest.advanceTimersByTimeAsync(900);
  expect(keeper.getSnapshot().state).toBe('retrying');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(keeper.getSnapshot().state).toBe('failed');
  keeper.type('mine!');
  await jest.advanceTimersByTimeAsync(900);
  expect(keeper.getSnapshot().state).toBe('saved');
});
