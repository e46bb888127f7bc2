/** Worker thread in which bots choose actions. It receives only what their seats may know. */
import { parentPort } from 'node:worker_threads';
import { decide } from '@great-fire/bots';
import { legalActions } from '@great-fire/game';
import { seededRandom } from '@great-fire/game/random';
import '../shared/low-priority-thread';
import type { BotWorkerRequest, WorkerResponse } from './worker-protocol';

/** The part of the time after which a search starts no further step. A step that has begun ends in the rest. */
const SEARCH_SHARE = 0.8;

function handleRequest({ id, level, view, legal, events, searchMs, seed }: BotWorkerRequest): WorkerResponse {
  const end = performance.now() + SEARCH_SHARE * searchMs;
  try {
    const observation = { view, legal: legal ?? legalActions(view), events };
    const action = decide(level, observation, seededRandom(seed), () => performance.now() < end);
    return { id, outcome: 'decided', action };
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { id, outcome: 'failed', reason };
  }
}

parentPort?.on('message', (request: BotWorkerRequest) => parentPort?.postMessage(handleRequest(request)));
parentPort?.postMessage('ready');
