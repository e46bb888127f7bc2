/** Sockets that cost without playing: too many, with nobody who reads them, or that never stop talking. */
import type { WebSocket } from 'ws';
import type { ResourceLimits } from './resource-limits';
import { ConnectionCounter } from './connection-counter';
import type { GameSocket } from '../realtime/socket-types';

type Connection = GameSocket['conn'];

/** How many sockets each address has, and all together. */
export class ConnectionLimiter {
  private readonly perAddress = new ConnectionCounter();
  private total = 0;

  constructor(private readonly resourceLimits: Pick<ResourceLimits, 'maxSockets' | 'maxSocketsPerAddress'>) {}

  isFull(address: string): boolean {
    const { maxSockets, maxSocketsPerAddress } = this.resourceLimits;
    return this.total >= maxSockets || this.perAddress.count(address) >= maxSocketsPerAddress;
  }

  /** Counts a line in, and out when it ends. */
  track(connection: Connection, address: string): void {
    this.total += 1;
    this.perAddress.increment(address);
    connection.once('close', () => {
      this.total -= 1;
      this.perAddress.decrement(address);
    });
  }
}

/** Why a line was ended. */
export type TerminationReason = 'unread' | 'flood';

const PACKET_WINDOW_MS = 10_000;

/**
 * Ends a line at once, and not in order, which would have to be read too: when too much waits to be read at its
 * other end, or when more packets or pings come than any page sends. `onTerminate` hears of it before, once.
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
    connection.close(true); // what has come already is not looked at any more
    socket.destroy();
  };
  const countPacket = (): void => {
    const now = performance.now();
    if (now - windowStart > PACKET_WINDOW_MS) [packetCount, windowStart] = [0, now];
    packetCount += 1;
    if (packetCount > maxPacketsPer10s) terminate('flood');
    // What answers a ping passes the engine by.
    else if (socket.writableLength > maxBufferedBytes) terminate('unread');
  };
  connection.on('packet', countPacket);
  // The engine does not say what it stands on.
  const { socket: websocket } = connection.transport as unknown as { readonly socket?: WebSocket };
  websocket?.on('pong', countPacket).on('ping', (data) => {
    countPacket();
    if (!isTerminated) websocket.pong(data);
  });
  connection.on('packetCreate', ({ data }: { readonly data?: unknown }) => {
    bufferedBytes += typeof data === 'string' || Buffer.isBuffer(data) ? data.length : 0;
    if (bufferedBytes > maxBufferedBytes) terminate('unread');
  });
  // The engine says so when all that waited was handed on, which it is once what went before was taken.
  connection.on('drain', () => {
    bufferedBytes = 0;
  });
}
