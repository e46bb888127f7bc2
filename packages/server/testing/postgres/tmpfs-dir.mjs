/** Chooses the folder for files that may be lost when the machine stops. */
import { readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const TMPFS_DIR = '/dev/shm';
const MIN_FREE_BYTES = 4 * 2 ** 30; // a run creates about a hundred databases of 8 MB, and a WAL
const DIR_NAME_PATTERN = /^great-fire-(?:pg|tests)-(\d+)-/; // contains the pid of its creator

/**
 * Returns the tmpfs folder if it has enough room, because a new database consists of three hundred small files.
 * Otherwise returns the system's temporary folder.
 */
export async function findTmpfsDir() {
  try {
    await removeStaleDirs();
    const { bavail, bsize } = await statfs(TMPFS_DIR);
    return bavail * bsize < MIN_FREE_BYTES ? tmpdir() : TMPFS_DIR;
  } catch {
    return tmpdir(); // no tmpfs on this system
  }
}

/** Removes the folders of test runs that were killed. */
async function removeStaleDirs() {
  for (const name of await readdir(TMPFS_DIR)) {
    const [, pid] = DIR_NAME_PATTERN.exec(name) ?? [];
    if (pid === undefined || isAlive(Number(pid))) continue;
    await rm(join(TMPFS_DIR, name), { recursive: true, force: true }).catch(() => undefined); // belongs to another user
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
