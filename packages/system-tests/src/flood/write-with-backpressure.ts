import { once } from 'node:events';
import { setImmediate as tick } from 'node:timers/promises';
import type { RawWebSocket } from '@great-fire/server/testing';

/** Writes, and waits until the connection takes more. */
export async function writeWithBackpressure(connection: RawWebSocket, bytes: Buffer): Promise<void> {
  if (!connection.isOpen) return;
  if (connection.socket.write(bytes)) await tick();
  else await Promise.race([once(connection.socket, 'drain').catch(() => undefined), connection.whenClosed]);
}
