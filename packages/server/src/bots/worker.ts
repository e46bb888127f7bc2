/** A worker thread in which bots decide: it is told what their seats may know, and answers with a choice. */
import { readlinkSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { decide } from '@great-fire/bots';
import { legalActions } from '@great-fire/game';
import type { GameEvent } from '@great-fire/game';
import { randomOf } from '@great-fire/game/random';
import { LRUCache } from 'lru-cache';
import type { Asked, Reply } from './question';

interface Heard {
  readonly upTo: number;
  readonly events: GameEvent[];
}

const SEATS = 1000; // whose logs are kept; one that is forgotten is told anew
const NICER = 5;

/** People's moves come first: on Linux a thread can be asked to stand back, elsewhere it is left as it is. */
function standBack(): void {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    setPriority(thread, Math.min(getPriority(thread) + NICER, 19));
  } catch {
    // There is no such thing here.
  }
}

const logs = new LRUCache<string, Heard>({ max: SEATS });

/** All that the seat heard so far; null where what came before the news is not known any more. */
function hear({ seat, news: { from, upTo, events } }: Asked): readonly GameEvent[] | null {
  const before = from === 0 ? { upTo: 0, events: [] } : logs.get(seat);
  if (before?.upTo !== from) return null;
  before.events.push(...events);
  logs.set(seat, { upTo, events: before.events });
  return before.events;
}

function answer(asked: Asked): Reply {
  const { id, level, view, chance, ms } = asked;
  try {
    const log = hear(asked);
    if (log === null) return { id, is: 'forgotten' };
    const legal = asked.legal ?? legalActions(view);
    const budget = { ms, now: () => performance.now() };
    return { id, is: 'decided', action: decide(level, { view, legal, log }, randomOf(chance), budget) };
  } catch (error) {
    return { id, is: 'failed', why: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

standBack();
parentPort?.on('message', (asked: Asked) => parentPort?.postMessage(answer(asked)));
parentPort?.postMessage('ready');
