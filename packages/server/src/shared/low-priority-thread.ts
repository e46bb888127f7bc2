/** Lowers the priority of the thread that imports this, so that players' moves come first. Works on Linux only. */
import { readlinkSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

const NICE_INCREMENT = 5;

try {
  const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
  setPriority(thread, Math.min(getPriority(thread) + NICE_INCREMENT, 19));
} catch {
  // The platform does not support this.
}
