/** Processes of PostgreSQL: one that the others come from, and one for each connection. */
import { readFileSync } from 'node:fs';

/** The processes that come from `pid` directly; Linux tells. */
export function childPids(pid: number): readonly number[] {
  try {
    const text = readFileSync(`/proc/${String(pid)}/task/${String(pid)}/children`, 'utf8');
    return text.split(' ').filter(Boolean).map(Number);
  } catch {
    return []; // it ended meanwhile
  }
}

/** Sends a signal to a process, unless it has ended by itself. */
export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** Sends a signal to a process and to all that come from it; those that ended meanwhile are passed over. */
export function signalAll(pid: number, signal: 'SIGSTOP' | 'SIGCONT'): void {
  for (const each of [pid, ...childPids(pid)]) sendSignal(each, signal);
}
