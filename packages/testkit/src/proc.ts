/** Processor time, memory and child processes of a process, read from Linux's /proc. */
import { readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100; // unit of /proc, the same on every Linux

/** Returns the user and system CPU time of a process and its ended children, in microseconds. */
export function cpuMicros(pid: number): number {
  const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
  // Skips the process name in brackets, which may hold any characters. Index 0 is the state (field 3), index 11 is
  // utime.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index]), 0);
  return (ticks * 1e6) / TICKS_PER_SECOND;
}

/** Returns `cpuMicros` of a process and its direct children. */
export const cpuMicrosTree = (pid: number): number =>
  [pid, ...childPids(pid)].reduce((sum, each) => sum + cpuMicros(each), 0);

/** Returns the time for which the first thread was ready to run but waited for a core, in microseconds. */
export function cpuWaitMicros(pid: number): number {
  const [, waitNanos] = readFileSync(`/proc/${String(pid)}/schedstat`, 'utf8').split(' ');
  return Number(waitNanos) / 1000;
}

/** Returns the resident memory of a process in bytes. */
export function rssBytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * 1024;
}

/** Returns the child processes of a process; none if it has ended. */
export function childPids(pid: number): readonly number[] {
  try {
    const text = readFileSync(`/proc/${String(pid)}/task/${String(pid)}/children`, 'utf8');
    return text.split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}
