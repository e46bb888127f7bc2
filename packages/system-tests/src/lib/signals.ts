/** Signals to processes, such as PostgreSQL's main process with its child for each connection. */
import { childPids } from '@great-fire/testkit/proc';

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
