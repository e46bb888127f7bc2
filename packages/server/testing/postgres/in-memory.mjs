/** Where a PostgreSQL that need not outlive the machine keeps its files. */
import { readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const ROOM = 4 * 2 ** 30; // bytes; a run makes about a hundred databases of 8 MB, and a log
const OURS = /^great-fire-pg-(\d+)-/; // with the process that made it

/** The folder in memory where there is one with room, for a new database is three hundred small files; else the disk's. */
export async function folderInMemory() {
  try {
    await sweep();
    const { bavail, bsize } = await statfs(MEMORY);
    return bavail * bsize < ROOM ? tmpdir() : MEMORY;
  } catch {
    return tmpdir(); // not every system has one
  }
}

/** Gives back the memory of runs that were killed. */
async function sweep() {
  for (const name of await readdir(MEMORY)) {
    const [, pid] = OURS.exec(name) ?? [];
    if (pid === undefined || isAlive(Number(pid))) continue;
    await rm(join(MEMORY, name), { recursive: true, force: true }).catch(() => undefined); // another user's
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code !== 'ESRCH';
  }
}
