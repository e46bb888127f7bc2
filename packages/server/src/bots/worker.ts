/** Worker thread in which bots choose actions. It receives only what their seats may know. */
import { parentPort } from 'node:worker_threads';
import { decide } from '@great-fire/bots';
import { legalActions, type GameEvent } from '@great-fire/game';
import { seededRandom } from '@great-fire/game/random';
import '../shared/low-priority-thread';
import type { WorkerRequest, WorkerResponse } from './worker-protocol';

interface SeatLog {
  readonly upTo: number;
  readonly events: GameEvent[];
}

const seatLogs = new Map<string, SeatLog>(); // the server bounds its bytes

/** Appends the new events to the log of a seat. Returns the log, or null if the earlier events were evicted. */
function appendEvents({ seat, newEvents, evicted }: WorkerRequest): readonly GameEvent[] | null {
  const { from, upTo, events } = newEvents;
  for (const evictedSeat of evicted) seatLogs.delete(evictedSeat);
  const seatLog = from === 0 ? { upTo: 0, events: [] } : seatLogs.get(seat);
  if (seatLog?.upTo !== from) return null;
  seatLog.events.push(...events);
  seatLogs.set(seat, { upTo, events: seatLog.events });
  return seatLog.events;
}

function handleRequest(request: WorkerRequest): WorkerResponse {
  const { id, level, view, seed } = request;
  try {
    const log = appendEvents(request);
    if (log === null) return { id, outcome: 'log-missing' };
    const legal = request.legal ?? legalActions(view);
    return {
      id,
      outcome: 'decided',
      action: decide(level, { view, legal, events: log }, seededRandom(seed)),
    };
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { id, outcome: 'failed', reason };
  }
}

parentPort?.on('message', (request: WorkerRequest) => parentPort?.postMessage(handleRequest(request)));
parentPort?.postMessage('ready');
