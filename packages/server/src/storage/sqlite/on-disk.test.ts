import fs, { mkdtempSync, openSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate, setTimeout } from 'node:timers/promises';
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

afterEach(() => jest.restoreAllMocks());

test('neither a move nor what is read after it is told before the move is on the disk', async () => {
  const storage = openStorage();
  await begun(storage, 't1');
  const disk = heldBack();
  const told: string[] = [];
  const stored = storage.moves.commit(move('t1', 1)).then(({ outcome }) => told.push(outcome));
  while (disk.calls() === 0) await setImmediate();
  const read = storage.matches.find('t1').then((match) => told.push(`state ${String(match?.stateId)}`));
  for (let turn = 0; turn < 5; turn += 1) await setImmediate();
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
  while (disk.calls() === 0) await setImmediate();
  const others = [storage.moves.commit(move('t2', 1)), storage.moves.commit(move('t3', 1))];
  for (let turn = 0; turn < 5; turn += 1) await setImmediate();
  disk.letGo();
  await first;
  while (disk.calls() === 1) await setImmediate();
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
  while (!storage.standing.isUp) await setTimeout(10);
  expect(standing).toEqual([false, true]);
  // Whoever asks again is told where the move led, as after any answer that was lost.
  expect(await storage.moves.commit(move('t1', 1))).toEqual({ outcome: 'seen', stateId: 1 });
  await storage.close();
});
