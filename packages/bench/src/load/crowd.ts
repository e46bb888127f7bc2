/** A thread of its own that watches a table with many sockets, so that the players' frames are not read behind theirs. */
import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod';
import { Line } from '../wire/line';
import type { Entry } from '../wire/line';

const AT_ONCE = 50;

export interface CrowdData {
  readonly port: number;
  readonly entry: Entry;
  readonly size: number;
}

const crowdSchema = z.object({
  port: z.int(),
  entry: z.object({
    steps: z.array(z.object({ after: z.string(), send: z.string() })),
    shown: z.string(),
  }),
  size: z.int().min(1),
});

async function main(): Promise<void> {
  const { port, entry, size } = crowdSchema.parse(workerData);
  for (let first = 0; first < size; first += AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, size - first) }, () => Line.enter(port, entry)));
  parentPort?.postMessage('in');
}

void main();
