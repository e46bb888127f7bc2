/** Sockets that cost without playing: too many from one address, or with nobody who reads them. */
import type { LiveSocket } from './types';

type Line = LiveSocket['conn'];

// A school sits behind one address, with two tabs each.
const SOCKETS_PER_ADDRESS = 500;
// A table is shown by 20 kB and a move by three: who is this far behind has stopped reading.
const UNREAD_MAX = 1_000_000;

/** How many sockets each address has. `scale` multiplies what it may have; 0: as many as it likes. */
export class SocketCount {
  private readonly counts = new Map<string, number>();
  private readonly most: number;

  constructor(scale: number) {
    this.most = scale === 0 ? Number.POSITIVE_INFINITY : SOCKETS_PER_ADDRESS * scale;
  }

  isFull(address: string): boolean {
    return (this.counts.get(address) ?? 0) >= this.most;
  }

  /** Counts a line in, and out when it ends. */
  enter(line: Line, address: string): void {
    this.counts.set(address, (this.counts.get(address) ?? 0) + 1);
    line.once('close', () => {
      const left = (this.counts.get(address) ?? 1) - 1;
      if (left > 0) this.counts.set(address, left);
      else this.counts.delete(address);
    });
  }
}

/** Ends a line at once when too much waits to be read at its other end; `told` hears of it before. */
export function endUnread(line: Line, told: () => void): void {
  let waiting = 0;
  line.on('packetCreate', ({ data }: { readonly data?: unknown }) => {
    waiting += typeof data === 'string' || Buffer.isBuffer(data) ? data.length : 0;
    if (waiting <= UNREAD_MAX) return;
    told();
    line.request.socket.destroy(); // to close it in order it would have to be read
  });
  // The engine says so when all that waited was handed on, which it is once what went before was taken.
  line.on('drain', () => {
    waiting = 0;
  });
}
