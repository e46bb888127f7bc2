import fs, { mkdtempSync, openSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitFor } from '@great-fire/testkit/wait-for';
import { addStartedMatch, newMove } from '../contract-tests/fixtures';
import { StorageUnavailableError } from '../../errors/api-error';
import type { Storage } from '../storage';
import { sqliteStorage } from './sqlite-storage';

const realFdatasync = fs.fdatasync;
const openStorage = (): Storage =>
  sqliteStorage(join(mkdtempSync(join(tmpdir(), 'great-fire-')), 'great-fire.db'));

/** Delays each sync until it is released, and counts the syncs. */
function holdFdatasync(): { readonly calls: () => number; readonly releaseAll: () => void } {
  let calls = 0;
  const pending: (() => void)[] = [];
  jest.spyOn(fs, 'fdatasync').mockImplementation((file, done) => {
    calls += 1;
    pending.push(() => realFdatasync(file, done));
  });
  return { calls: () => calls, releaseAll: () => pending.splice(0).forEach((resume) => resume()) };
}

/** Resolves once all earlier calls have written. Makes a move in a storage that waits for no disk. */
async function whenWritten(): Promise<void> {
  const memoryStorage = sqliteStorage(':memory:');
  await addStartedMatch(memoryStorage, 't1');
  await memoryStorage.moves.commit(newMove('t1', 1));
  await memoryStorage.matches.find('t1');
  await memoryStorage.close();
}

afterEach(() => jest.restoreAllMocks());

test('resolves neither a commit nor a later read before the move is on the disk', async () => {
  const storage = openStorage();
  await addStartedMatch(storage, 't1');
  const disk = holdFdatasync();
  const told: string[] = [];
  const stored = storage.moves.commit(newMove('t1', 1)).then((outcome) => told.push(outcome));
  await waitFor('a call to the disk', () => disk.calls() === 1);
  const read = storage.matches.find('t1').then((match) => told.push(`state ${String(match?.stateId)}`));
  await whenWritten();
  expect(told).toEqual([]);
  disk.releaseAll();
  await Promise.all([stored, read]);
  expect(told).toEqual(['stored', 'state 1']);
  expect(disk.calls()).toBe(1);
  await storage.matches.find('t1'); // nothing was written since, so there is no sync
  expect(disk.calls()).toBe(1);
  await storage.close();
});

test('publishes a change of a shared store only when the change is on the disk', async () => {
  const storage = openStorage();
  await addStartedMatch(storage, 't1');
  const disk = holdFdatasync();
  const events: string[] = [];
  storage.changes.subscribe({ onChange: ({ type }) => events.push(type), onGap: () => undefined });
  const muted = storage.moderation.mute('ann', 'ben', 5).then(() => events.push('resolved'));
  await waitFor('a sync', () => disk.calls() === 1);
  await whenWritten();
  expect(events).toEqual([]);
  disk.releaseAll();
  await muted;
  expect(events).toEqual(['mutes-changed', 'resolved']);
  await storage.close();
});

test('shares one sync among all writes during the previous sync', async () => {
  const storage = openStorage();
  for (const id of ['t1', 't2', 't3']) await addStartedMatch(storage, id, id !== 't1');
  const disk = holdFdatasync();
  const first = storage.moves.commit(newMove('t1', 1));
  await waitFor('a call to the disk', () => disk.calls() === 1);
  const others = [storage.moves.commit(newMove('t2', 1)), storage.moves.commit(newMove('t3', 1))];
  await whenWritten();
  disk.releaseAll();
  await first;
  await waitFor('the next call to the disk', () => disk.calls() === 2);
  disk.releaseAll();
  await Promise.all(others);
  expect(disk.calls()).toBe(2);
  await storage.close();
});

test('marks the storage as down after a failed sync until the database holds all writes', async () => {
  const storage = openStorage();
  await addStartedMatch(storage, 't1');
  const nowhere = openSync('/dev/null', 'r+'); // the system refuses to sync this file
  const standing: boolean[] = [];
  storage.availability.onChange((isUp) => standing.push(isUp));
  jest.spyOn(fs, 'fdatasync').mockImplementation((_, done) => realFdatasync(nowhere, done));
  await expect(storage.moves.commit(newMove('t1', 1))).rejects.toThrow(StorageUnavailableError);
  await expect(storage.matches.find('t1')).rejects.toThrow(StorageUnavailableError);
  jest.restoreAllMocks();
  await waitFor('the storage', () => storage.availability.isUp);
  expect(standing).toEqual([false, true]);
  // The retry returns the state of the stored move, as after any lost response.
  expect(await storage.moves.commit(newMove('t1', 1))).toBe('duplicate');
  await storage.close();
});
