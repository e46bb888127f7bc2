/** Guards against sockets that waste resources: too many, slow consumers and flooding. */
import type { WebSocket } from 'ws';
import type { ResourceLimits } from '../admission/resource-limits';
import { ConnectionCounter } from '../admission/connection-counter';
import type { GameSocket } from './socket-types';

type Connection = GameSocket['conn'];

/** Limits the sockets of each address and of all addresses together. */
export class ConnectionLimiter {
  private readonly perAddress = new ConnectionCounter();
  private total = 0;

  constructor(private readonly resourceLimits: Pick<ResourceLimits, 'maxSockets' | 'maxSocketsPerAddress'>) {}

  isFull(address: string): boolean {
    const { maxSockets, maxSocketsPerAddress } = this.resourceLimits;
    return this.total >= maxSockets || this.perAddress.count(address) >= maxSocketsPerAddress;
  }

  /** Counts a connection until it closes. */
  track(connection: Connection, address: string): void {
    this.total += 1;
    this.perAddress.increment(address);
    connection.once('close', () => {
      this.total -= 1;
      this.perAddress.decrement(address);
    });
  }
}

/** Why a connection was terminated. */
export type TerminationReason = 'slow-consumer' | 'flood';

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
  // engine.io does not type the transport's websocket.
  const { socket: websocket } = connection.transport as unknown as { readonly socket?: WebSocket };
  websocket?.on('pong', countPacket).on('ping', (data) => {
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
