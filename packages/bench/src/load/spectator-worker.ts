/** A worker thread with the sockets of the spectators, so that it does not delay the players' frames. */
import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod';
import { LoadClient } from './client';

const workerDataSchema = z.object({ port: z.int(), connectPacket: z.string(), size: z.int().min(1) });
export type SpectatorWorkerData = z.infer<typeof workerDataSchema>;

async function main(): Promise<void> {
  const { port, connectPacket, size } = workerDataSchema.parse(workerData);
  await LoadClient.connectAll([port], Array<string>(size).fill(connectPacket));
  parentPort?.postMessage('connected');
}

void main();
