/** Decides whether an address or a person may do something now: all that the other folders know of admission. */
import { apiError } from '../errors/api-error';
import { networksOf } from './networks';
import { OpenCounter } from './open-counter';
import { QuotaCounter, limitOf } from './rate-limits';
import type { LimitName, Quota, RateLimiter, Who } from './rate-limits';
import type { ResourceLimits } from './resource-limits';
import { TurnQueue } from './turn-queue';

interface GuardDeps {
  readonly rateLimiter: RateLimiter | null; // null: no limits
  readonly resourceLimits: ResourceLimits;
  readonly isDiskLow: () => boolean;
}

/** Points that an address pays at the door. A page with its tables and its socket costs about twenty. */
const COST = {
  connection: 1,
  request: 1,
  upgrade: 4, // a handshake loads a person and sends a table
  clientError: 9, // on top of the request itself
  flood: 100, // a socket terminated for flooding
} as const;

export class Guard {
  /** Open TCP connections. Behind a proxy they are the proxy's, and not counted here. */
  readonly connections: OpenCounter;
  readonly sockets: OpenCounter;
  private readonly door = new QuotaCounter();
  private readonly turns: TurnQueue | null;

  constructor(private readonly deps: GuardDeps) {
    const { maxConnections, maxConnectionsPerAddress, maxSockets, maxSocketsPerAddress } =
      deps.resourceLimits;
    this.connections = new OpenCounter({ total: maxConnections, ofAddress: maxConnectionsPerAddress });
    this.sockets = new OpenCounter({ total: maxSockets, ofAddress: maxSocketsPerAddress });
    this.turns = deps.rateLimiter === null ? null : new TurnQueue();
  }

  /** Whether a socket that has no seat may stay. The last sockets are kept for people who have one. */
  hasRoomForSpectator(): boolean {
    return this.sockets.total <= this.deps.resourceLimits.maxSocketsBeforeSeats;
  }

  /** Counts what arrives, before any of it is parsed. @throws ApiError `too-many-requests` */
  async enter(what: 'connection' | 'request' | 'upgrade', address: string): Promise<void> {
    await this.door.consume(this.doorQuotas(address), COST[what]);
  }

  /** Counts misbehaviour against what may arrive. */
  async penalize(what: 'clientError' | 'flood', address: string): Promise<void> {
    await this.door.add(this.doorQuotas(address), COST[what]);
  }

  /** Runs a few pieces of work at once for each address, in turn. @throws ApiError `too-many-requests` */
  run<T>(address: string, work: () => Promise<T>): Promise<T> {
    return this.turns === null ? work() : this.turns.run(address, work);
  }

  /** Whether the disk has room. While it is nearly full, only play is stored. */
  canStore(kind: 'play' | 'optional'): boolean {
    return kind === 'play' || !this.deps.isDiskLow();
  }

  /** Counts a request of a kind. @throws ApiError `too-many-requests`, `storage-full` */
  async consume(limit: LimitName, who: Who): Promise<void> {
    if (!this.canStore(limitOf(limit).isOptional === true ? 'optional' : 'play'))
      throw apiError('storage-full');
    await this.deps.rateLimiter?.consume(limit, who);
  }

  private doorQuotas(address: string): readonly Quota[] {
    const { doorPoints, doorSeconds } = this.deps.resourceLimits;
    if (doorPoints === Number.POSITIVE_INFINITY) return [];
    return networksOf(address).map(({ name, share }) => ({
      key: name,
      points: doorPoints * share,
      seconds: doorSeconds,
    }));
  }
}
