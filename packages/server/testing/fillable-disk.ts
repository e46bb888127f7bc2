/**
 * A disk that a test can fill. If this process may mount (as root), it is a small tmpfs. Else it is a limit on the
 * size of the server's files, which the server meets as another error.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface FillableDisk {
  readonly kind: 'tmpfs' | 'prlimit' | 'none';
  readonly folder: string;
  /** Fails all writes until `clear`. `pid` is the server's, or null if there is none. */
  readonly fill: (pid: number | null) => void;
  readonly clear: (pid: number | null) => void;
  readonly close: () => void;
}

const BLOCK = Buffer.alloc(64 * 1024);

/** Creates a disk of `megabytes` MB, of the best kind that this machine supports. */
export function createFillableDisk(megabytes: number): FillableDisk {
  const folder = mkdtempSync(join(tmpdir(), 'great-fire-disk-'));
  const size = `size=${String(megabytes)}m`;
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', folder]).status === 0;
  if (isMounted) return tmpfsDisk(folder);
  const close = () => rmSync(folder, { recursive: true, force: true });
  const hasPrlimit = existsSync('/usr/bin/prlimit');
  const limitFileSize = (pid: number | null, bytes: string): void => {
    if (pid !== null && hasPrlimit)
      spawnSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`], { stdio: 'ignore' });
  };
  return {
    kind: hasPrlimit ? 'prlimit' : 'none',
    folder,
    fill: (pid) => limitFileSize(pid, '4096'),
    clear: (pid) => limitFileSize(pid, 'unlimited'),
    close,
  };
}

function tmpfsDisk(folder: string): FillableDisk {
  const filler = join(folder, 'filler');
  const fill = (): void => {
    const file = openSync(filler, 'a');
    try {
      for (let block = BLOCK; block.length > 0;) {
        try {
          writeSync(file, block);
        } catch {
          block = block.subarray(0, Math.floor(block.length / 2));
        }
      }
    } finally {
      closeSync(file);
    }
  };
  return {
    kind: 'tmpfs',
    folder,
    fill,
    clear: () => rmSync(filler, { force: true }),
    close: () => {
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
