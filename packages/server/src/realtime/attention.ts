/** Sockets that cost without playing: too many, with nobody who reads them, or that never stop talking. */
import type { WebSocket } from 'ws';
import type { Bounds } from '../bounds';
import { Tally } from '../tally';
import type { LiveSocket } from './types';

type Line = LiveSocket['conn'];

/** How many sockets each address has, and all together. */
export class SocketCount {
  private readonly open = new Tally();
  private inAll = 0;

  constructor(private readonly bounds: Pick<Bounds, 'sockets' | 'socketsPerAddress'>) {}

  isFull(address: string): boolean {
    const { sockets, socketsPerAddress } = this.bounds;
    return this.inAll >= sockets || this.open.of(address) >= socketsPerAddress;
  }

  /** Counts a line in, and out when it ends. */
  enter(line: Line, address: string): void {
    this.inAll += 1;
    this.open.enter(address);
    line.once('close', () => {
      this.inAll -= 1;
      this.open.leave(address);
    });
  }
}

/** Why a line was ended. */
export type Ending = 'unread' | 'flood';

const WINDOW_MS = 10_000;

/**
 * Ends a line at once, and not in order, which would have to be read too: when too much waits to be read at its
 * other end, or when more packets or pings come than any page sends. `told` hears of it before, once.
 */
export function watchLine(
  line: Line,
  { unreadBytes, packets }: Pick<Bounds, 'unreadBytes' | 'packets'>,
  told: (why: Ending) => void,
): void {
  const { socket } = line.request;
  let waiting = 0;
  let heard = 0;
  let since = performance.now();
  let isEnded = false;
  const end = (why: Ending): void => {
    if (isEnded) return;
    isEnded = true;
    told(why);
    line.close(true); // what has come already is not looked at any more
    socket.destroy();
  };
  const hear = (): void => {
    const now = performance.now();
    if (now - since > WINDOW_MS) [heard, since] = [0, now];
    heard += 1;
    if (heard > packets) end('flood');
    // What answers a ping passes the engine by.
    else if (socket.writableLength > unreadBytes) end('unread');
  };
  line.on('packet', hear);
  // The engine does not say what it stands on.
  const { socket: websocket } = line.transport as unknown as { readonly socket?: WebSocket };
  websocket?.on('pong', hear).on('ping', (data) => {
    hear();
    if (!isEnded) websocket.pong(data);
  });
  line.on('packetCreate', ({ data }: { readonly data?: unknown }) => {
    waiting += typeof data === 'string' || Buffer.isBuffer(data) ? data.length : 0;
    if (waiting > unreadBytes) end('unread');
  });
  // The engine says so when all that waited was handed on, which it is once what went before was taken.
  line.on('drain', () => {
    waiting = 0;
  });
}
