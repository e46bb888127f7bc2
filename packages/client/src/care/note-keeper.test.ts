import type { ApiErrorBody, Note } from '@great-fire/protocol';
import { ApiFailure } from '../connection/api';
import { NoteKeeper } from './note-keeper';

const stale: ApiErrorBody = { code: 'stale', message: '', field: 'version' };

/** A server that keeps one note, and what it was asked to write. */
function shelf(note: Note | null) {
  let kept = note;
  const asked: string[] = [];
  return {
    asked,
    put: (text: string) => (kept = { text, version: `v${String(asked.length)}-${text}`, at: 1 }),
    ways: {
      read: () => Promise.resolve(kept),
      write: (text: string, version: string | null) => {
        asked.push(text);
        if (version !== (kept?.version ?? null)) return Promise.reject(new ApiFailure(409, stale));
        kept = { text, version: `v${String(asked.length)}`, at: 1 };
        return Promise.resolve({ note: kept });
      },
    },
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('what is typed is kept once the typing rests, as a whole', async () => {
  const { asked, ways } = shelf(null);
  const keeper = new NoteKeeper(null, ways);
  for (const text of ['B', 'Be', 'Ben']) keeper.type(text);
  expect(keeper.getSnapshot().state).toBe('waits');
  await jest.advanceTimersByTimeAsync(1000);
  keeper.type('Ben bluffs');
  keeper.keepNow();
  await jest.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(['Ben', 'Ben bluffs']);
  expect(keeper.getSnapshot()).toEqual({ text: 'Ben bluffs', state: 'kept', other: null });
});

test('what was written elsewhere meanwhile is shown, and nothing is written over it before somebody says so', async () => {
  const { asked, put, ways } = shelf(null);
  const keeper = new NoteKeeper(null, ways);
  put('theirs');
  keeper.type('mine');
  await jest.advanceTimersByTimeAsync(1000);
  expect(keeper.getSnapshot()).toEqual({ text: 'mine', state: 'stale', other: 'theirs' });
  keeper.type('mine, longer');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(asked).toEqual(['mine']);
  keeper.keepMine();
  await jest.advanceTimersByTimeAsync(0);
  expect(keeper.getSnapshot()).toEqual({ text: 'mine, longer', state: 'kept', other: null });
  put('theirs again');
  keeper.type('x');
  await jest.advanceTimersByTimeAsync(1000);
  keeper.takeOther();
  expect(keeper.getSnapshot()).toEqual({ text: 'theirs again', state: 'kept', other: null });
  keeper.type('theirs again, and mine');
  await jest.advanceTimersByTimeAsync(1000);
  expect(keeper.getSnapshot().state).toBe('kept');
});

test('while the server does not answer it is tried again, and what is refused is not', async () => {
  const { ways } = shelf(null);
  const fails: number[] = [0, 503, 409];
  const write = (text: string, version: string | null) => {
    const status = fails.shift();
    if (status === undefined) return ways.write(text, version);
    return Promise.reject(
      new ApiFailure(status, { code: status === 409 ? 'not-now' : 'unavailable', message: '' }),
    );
  };
  const keeper = new NoteKeeper(null, { ...ways, write });
  keeper.type('mine');
  await jest.advanceTimersByTimeAsync(900);
  expect(keeper.getSnapshot().state).toBe('again');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(keeper.getSnapshot().state).toBe('refused');
  keeper.type('mine!');
  await jest.advanceTimersByTimeAsync(900);
  expect(keeper.getSnapshot().state).toBe('kept');
});
