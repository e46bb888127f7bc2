/** Guards against sockets that waste resources: slow consumers and flooding. */
import type { ResourceLimits } from '../../config/resource-limits';
import type { GameSocket } from '../socket-types';
import { websocketOf } from './websocket-server';

type Connection = GameSocket['conn'];

type TerminationReason = 'slow-consumer' | 'flood';

const PACKET_WINDOW_MS = 10_000;

/**
 * Terminates a connection with more than `maxBufferedBytes` unsent (slow consumer) or more than `maxPacketsPer10s`
 * packets and pings (flood). Destroys the TCP socket, because a clean close would wait for the peer to read. Calls
 * `onTerminate` once, before the termination.
 */
export function guardConnection(
  connection: Connection,
  { maxBufferedBytes, maxPacketsPer10s }: Pick<ResourceLimits, 'maxBufferedBytes' | 'maxPacketsPer10s'>,
  onTerminate: (reason: TerminationReason) => void,
): void {
  const { socket } = connection.request;
  let bufferedBytes = 0;
  let packetCount = 0;
  let windowStart = performance.now();
  let isTerminated = false;
  const terminate = (reason: TerminationReason): void => {
    if (isTerminated) return;
    isTerminated = true;
    onTerminate(reason);
    connection.close(true); // discards packets that have arrived but were not processed
    socket.destroy();
  };
  const countPacket = (): void => {
    const now = performance.now();
    if (now - windowStart > PACKET_WINDOW_MS) [packetCount, windowStart] = [0, now];
    packetCount += 1;
    if (packetCount > maxPacketsPer10s) terminate('flood');
    // Pongs bypass engine.io's buffer, so check the TCP socket.
    else if (socket.writableLength > maxBufferedBytes) terminate('slow-consumer');
  };
  connection.on('packet', countPacket);
  const websocket = websocketOf(connection);
  websocket.on('pong', countPacket).on('ping', (data) => {
    countPacket();
    if (!isTerminated) websocket.pong(data);
  });
  connection.on('packetCreate', ({ data }: { readonly data?: unknown }) => {
    bufferedBytes += typeof data === 'string' || Buffer.isBuffer(data) ? data.length : 0;
    if (bufferedBytes > maxBufferedBytes) terminate('slow-consumer');
  });
  // engine.io emits `drain` when it has handed on all buffered packets.
  connection.on('drain', () => {
    bufferedBytes = 0;
  });
}
