/** Limits the number of sockets. */
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
