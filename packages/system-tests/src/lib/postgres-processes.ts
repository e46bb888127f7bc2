/** Processes of PostgreSQL: the main process, and a child process for each connection. */
import { readFileSync } from 'node:fs';

/** Returns the child processes of `pid`, read from Linux's /proc. */
export function childPids(pid: number): readonly number[] {
  try {
    const text = readFileSync(`/proc/${String(pid)}/task/${String(pid)}/children`, 'utf8');
    return text.split(' ').filter(Boolean).map(Number);
  } catch {
    return []; // it has ended
  }
}

/** Sends a signal to a process. Does nothing if the process has ended. */
export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** Sends a signal to a process and its child processes. Skips those that have ended. */
export function signalAll(pid: number, signal: 'SIGSTOP' | 'SIGCONT'): void {
  for (const each of [pid, ...childPids(pid)]) sendSignal(each, signal);
}
