/** Where a PostgreSQL that need not outlive the machine keeps its files. */
import { readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const TMPFS_DIR = '/dev/shm';
const MIN_FREE_BYTES = 4 * 2 ** 30; // bytes; a run makes about a hundred databases of 8 MB, and a log
const DIR_NAME_PATTERN = /^great-fire-pg-(\d+)-/; // with the process that made it

/** The folder in memory where there is one with room, for a new database is three hundred small files; else the disk's. */
export async function findTmpfsDir() {
  try {
    await removeStaleDirs();
    const { bavail, bsize } = await statfs(TMPFS_DIR);
    return bavail * bsize < MIN_FREE_BYTES ? tmpdir() : TMPFS_DIR;
  } catch {
    return tmpdir(); // not every system has one
  }
}

/** Gives back the memory of runs that were killed. */
async function removeStaleDirs() {
  for (const name of await readdir(TMPFS_DIR)) {
    const [, pid] = DIR_NAME_PATTERN.exec(name) ?? [];
    if (pid === undefined || isAlive(Number(pid))) continue;
    await rm(join(TMPFS_DIR, name), { recursive: true, force: true }).catch(() => undefined); // another user's
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
