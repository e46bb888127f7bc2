import fs, { mkdtempSync, openSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitFor } from '@great-fire/testkit/wait-for';
import { begun, move } from '../contract/samples';
import { StorageLost } from '../storage';
import type { Storage } from '../storage';
import { sqliteStorage } from './sqlite-storage';

const real = fs.fdatasync;
const openStorage = (): Storage =>
  sqliteStorage(join(mkdtempSync(join(tmpdir(), 'great-fire-')), 'great-fire.db'));

/** Holds each call to the disk back until it is let go, and tells how many there were. */
function heldBack(): { readonly calls: () => number; readonly letGo: () => void } {
  let calls = 0;
  const held: (() => void)[] = [];
  jest.spyOn(fs, 'fdatasync').mockImplementation((file, done) => {
    calls += 1;
    held.push(() => real(file, done));
  });
  return { calls: () => calls, letGo: () => held.splice(0).forEach((go) => go()) };
}

/** Resolves once everything was written that was asked before: it makes a move where no disk is waited for. */
async function written(): Promise<void> {
  const beside = sqliteStorage(':memory:');
  await begun(beside, 't1');
  await beside.moves.commit(move('t1', 1));
  await beside.matches.find('t1');
  await beside.close();
}

afterEach(() => jest.restoreAllMocks());

test('neither a commit nor a later read resolves before the move is on the disk', async () => {
  const storage = openStorage();
  await begun(storage, 't1');
  const disk = heldBack();
  const told: string[] = [];
  const stored = storage.moves.commit(move('t1', 1)).then(({ outcome }) => told.push(outcome));
  await waitFor('a call to the disk', () => disk.calls() === 1);
  const read = storage.matches.find('t1').then((match) => told.push(`state ${String(match?.stateId)}`));
  await written();
  expect(told).toEqual([]);
  disk.letGo();
  await Promise.all([stored, read]);
  expect(told).toEqual(['stored', 'state 1']);
  expect(disk.calls()).toBe(1);
  await storage.matches.find('t1'); // nothing was written since, so nothing is waited for
  expect(disk.calls()).toBe(1);
  await storage.close();
});

test('all that is written while the disk is waited for shares the next wait', async () => {
  const storage = openStorage();
  for (const id of ['t1', 't2', 't3']) await begun(storage, id, id !== 't1');
  const disk = heldBack();
  const first = storage.moves.commit(move('t1', 1));
  await waitFor('a call to the disk', () => disk.calls() === 1);
  const others = [storage.moves.commit(move('t2', 1)), storage.moves.commit(move('t3', 1))];
  await written();
  disk.letGo();
  await first;
  await waitFor('the next call to the disk', () => disk.calls() === 2);
  disk.letGo();
  await Promise.all(others);
  expect(disk.calls()).toBe(2);
  await storage.close();
});

test('where the disk fails the storage is lost until all that was written is in the database itself', async () => {
  const storage = openStorage();
  await begun(storage, 't1');
  const nowhere = openSync('/dev/null', 'r+'); // the system refuses to take this to a disk
  const standing: boolean[] = [];
  storage.standing.hear((isUp) => standing.push(isUp));
  jest.spyOn(fs, 'fdatasync').mockImplementation((_, done) => real(nowhere, done));
  await expect(storage.moves.commit(move('t1', 1))).rejects.toThrow(StorageLost);
  await expect(storage.matches.find('t1')).rejects.toThrow(StorageLost);
  jest.restoreAllMocks();
  await waitFor('the storage', () => storage.standing.isUp);
  expect(standing).toEqual([false, true]);
  // Whoever asks again is told where the move led, as after any answer that was lost.
  expect(await storage.moves.commit(move('t1', 1))).toEqual({ outcome: 'seen', stateId: 1 });
  await storage.close();
});
