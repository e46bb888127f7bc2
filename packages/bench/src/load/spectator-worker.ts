/** A worker thread with the sockets of the spectators, so that it does not delay the players' frames. */
import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod';
import { WsClient, type Handshake } from '../ws/client';

const CONCURRENCY = 50;

export interface SpectatorWorkerData {
  readonly port: number;
  readonly entry: Handshake;
  readonly size: number;
}

const workerDataSchema = z.object({
  port: z.int(),
  entry: z.object({
    steps: z.array(z.object({ after: z.string(), send: z.string() })),
    shown: z.string(),
  }),
  size: z.int().min(1),
});

async function main(): Promise<void> {
  const { port, entry, size } = workerDataSchema.parse(workerData);
  for (let first = 0; first < size; first += CONCURRENCY)
    await Promise.all(
      Array.from({ length: Math.min(CONCURRENCY, size - first) }, () => WsClient.connect(port, entry)),
    );
  parentPort?.postMessage('connected');
}

void main();
