/** The tables that wait for this person: asked for once for all parts of a page that follow them. */
import type { MyTable } from '@great-fire/protocol';
import { fetchMe } from '../api/lobby';
import { isMyTurn } from './lobby-reducer';

export interface PendingTurns {
  readonly tables: readonly MyTable[];
  readonly now: number; // by the server's clock, when that was so: ms since 1970, UTC
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
      () => undefined, // what was known stays; the next look may be answered
    )
    .finally(() => {
      pendingPoll = null;
    });
}

function onVisibilityChange(): void {
  if (document.visibilityState === 'visible') poll();
}

/** Tells which tables wait, now, every minute and when the page is seen again. Returns how to stop. */
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
