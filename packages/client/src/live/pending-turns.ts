/** The tables that wait for the viewer, polled once for all components that need them. */
import type { MyTable } from '@great-fire/protocol';
import { fetchMe } from '../api/lobby';
import { isMyTurn } from './lobby-reducer';

export interface PendingTurns {
  readonly tables: readonly MyTable[];
  readonly now: number; // server time of the response, epoch ms
}

type Listener = (pendingTurns: PendingTurns) => void;

const POLL_INTERVAL_MS = 60_000;

const listeners = new Set<Listener>();
let pollTimer: ReturnType<typeof setInterval> | undefined;
let pendingPoll: Promise<void> | null = null;

function poll(): void {
  pendingPoll ??= fetchMe()
    .then(
      ({ tables, serverTime }) => {
        const pendingTurns = { tables: tables.filter(isMyTurn), now: serverTime };
        for (const listener of listeners) listener(pendingTurns);
      },
      () => undefined, // keeps the last result until the next poll
    )
    .finally(() => {
      pendingPoll = null;
    });
}

function onVisibilityChange(): void {
  if (document.visibilityState === 'visible') poll();
}

/**
 * Calls `listener` with the waiting tables: now, every minute and when the page becomes visible. Returns the function
 * to unsubscribe.
 */
export function watchPendingTurns(listener: Listener): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    pollTimer = setInterval(poll, POLL_INTERVAL_MS);
    document.addEventListener('visibilitychange', onVisibilityChange);
  }
  poll();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(pollTimer);
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
}
