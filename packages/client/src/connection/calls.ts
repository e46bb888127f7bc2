/** The tables that wait for this person: asked for once for all parts of a page that follow them. */
import type { MyTable } from '@great-fire/protocol';
import { readMe } from './api';
import { isMyTurn } from './lobby-list';

export interface Calls {
  readonly tables: readonly MyTable[];
  readonly now: number; // by the server's clock, when that was so: ms since 1970, UTC
}

type Hear = (calls: Calls) => void;

const EVERY_MS = 60_000;

const hearers = new Set<Hear>();
let timer: ReturnType<typeof setInterval> | undefined;
let looking: Promise<void> | null = null;

function look(): void {
  looking ??= readMe()
    .then(
      ({ seats, now }) => {
        const calls = { tables: seats.filter(isMyTurn), now };
        for (const hear of hearers) hear(calls);
      },
      () => undefined, // what was known stays; the next look may be answered
    )
    .finally(() => {
      looking = null;
    });
}

function onSight(): void {
  if (document.visibilityState === 'visible') look();
}

/** Tells which tables wait, now, every minute and when the page is seen again. Returns how to stop. */
export function followCalls(hear: Hear): () => void {
  hearers.add(hear);
  if (hearers.size === 1) {
    timer = setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', onSight);
  }
  look();
  return () => {
    hearers.delete(hear);
    if (hearers.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onSight);
  };
}
