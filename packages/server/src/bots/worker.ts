/** Worker thread in which bots choose actions. It receives only what their seats may know. */
import { parentPort } from 'node:worker_threads';
import { decide } from '@great-fire/bots';
import { legalActions } from '@great-fire/game';
import { seededRandom } from '@great-fire/game/random';
import '../shared/low-priority-thread';
import type { BotWorkerRequest, WorkerResponse } from './worker-protocol';

function handleRequest({ id, level, view, legal, events, seed }: BotWorkerRequest): WorkerResponse {
  try {
    const observation = { view, legal: legal ?? legalActions(view), events };
    return { id, outcome: 'decided', action: decide(level, observation, seededRandom(seed)) };
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { id, outcome: 'failed', reason };
  }
}

parentPort?.on('message', (request: BotWorkerRequest) => parentPort?.postMessage(handleRequest(request)));
parentPort?.postMessage('ready');
