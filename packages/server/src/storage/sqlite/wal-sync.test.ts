import fs, { mkdtempSync, openSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitFor } from '@great-fire/testkit/wait-for';
import { addStartedMatch, newMove } from '../contract-tests/fixtures';
import { StorageUnavailableError } from '../storage';
import type { Storage } from '../storage';
import { sqliteStorage } from './sqlite-storage';

const realFdatasync = fs.fdatasync;
const openStorage = (): Storage =>
  sqliteStorage(join(mkdtempSync(join(tmpdir(), 'great-fire-')), 'great-fire.db'));

/** Holds each call to the disk back until it is let go, and tells how many there were. */
function holdFdatasync(): { readonly calls: () => number; readonly releaseAll: () => void } {
  let calls = 0;
  const pending: (() => void)[] = [];
  jest.spyOn(fs, 'fdatasync').mockImplementation((file, done) => {
    calls += 1;
    pending.push(() => realFdatasync(file, done));
  });
  return { calls: () => calls, releaseAll: () => pending.splice(0).forEach((resume) => resume()) };
}

/** Resolves once everything was written that was asked before: it makes a move where no disk is waited for. */
async function whenWritten(): Promise<void> {
  const memoryStorage = sqliteStorage(':memory:');
  await addStartedMatch(memoryStorage, 't1');
  await memoryStorage.moves.commit(newMove('t1', 1));
  await memoryStorage.matches.find('t1');
  await memoryStorage.close();
}

afterEach(() => jest.restoreAllMocks());

test('neither a commit nor a later read resolves before the move is on the disk', async () => {
  const storage = openStorage();
  await addStartedMatch(storage, 't1');
  const disk = holdFdatasync();
  const told: string[] = [];
  const stored = storage.moves.commit(newMove('t1', 1)).then(({ outcome }) => told.push(outcome));
  await waitFor('a call to the disk', () => disk.calls() === 1);
  const read = storage.matches.find('t1').then((match) => told.push(`state ${String(match?.stateId)}`));
  await whenWritten();
  expect(told).toEqual([]);
  disk.releaseAll();
  await Promise.all([stored, read]);
  expect(told).toEqual(['stored', 'state 1']);
  expect(disk.calls()).toBe(1);
  await storage.matches.find('t1'); // nothing was written since, so nothing is waited for
  expect(disk.calls()).toBe(1);
  await storage.close();
});

test('all that is written while the disk is waited for shares the next wait', async () => {
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

test('where the disk fails the storage is lost until all that was written is in the database itself', async () => {
  const storage = openStorage();
  await addStartedMatch(storage, 't1');
  const nowhere = openSync('/dev/null', 'r+'); // the system refuses to take this to a disk
  const standing: boolean[] = [];
  storage.availability.onChange((isUp) => standing.push(isUp));
  jest.spyOn(fs, 'fdatasync').mockImplementation((_, done) => realFdatasync(nowhere, done));
  await expect(storage.moves.commit(newMove('t1', 1))).rejects.toThrow(StorageUnavailableError);
  await expect(storage.matches.find('t1')).rejects.toThrow(StorageUnavailableError);
  jest.restoreAllMocks();
  await waitFor('the storage', () => storage.availability.isUp);
  expect(standing).toEqual([false, true]);
  // Whoever asks again is told where the move led, as after any answer that was lost.
  expect(await storage.moves.commit(newMove('t1', 1))).toEqual({ outcome: 'seen', stateId: 1 });
  await storage.close();
});
