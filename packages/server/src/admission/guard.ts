/** Decides whether an address or a person may do something now: all that the other folders know of admission. */
import { apiError, tooManyRequests } from '../errors/api-error';
import { networksOf } from '../shared/networks';
import type { ResourceLimits } from '../config/resource-limits';
import { TurnQueue } from '../shared/turn-queue';
import { OpenCounter } from './open-counter';
import { QuotaCounter, type Quota } from './quota-counter';
import { limitOf, quotasOf, type LimitName, type Who } from './rate-limits';

interface GuardDeps {
  readonly rateLimitScale: number; // multiplies every limit; 0: no limits
  readonly resourceLimits: ResourceLimits;
  readonly disk: { readonly isLow: boolean };
}

/** Until an address that has all its sockets may try again. */
export const FULL_RETRY_AFTER_MS = 60_000;
const BUSY_RETRY_AFTER_MS = 1_000; // too much work of an address waits

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
  private readonly quotas = new QuotaCounter();
  private readonly turns = new TurnQueue();
  private readonly quotasBySender = new WeakMap<Who, Map<LimitName, readonly Quota[]>>(); // a socket is one sender

  constructor(private readonly deps: GuardDeps) {
    const limits = deps.resourceLimits;
    this.connections = new OpenCounter(limits.maxConnections, limits.maxConnectionsPerAddress);
    this.sockets = new OpenCounter(limits.maxSockets, limits.maxSocketsPerAddress);
  }

  /** Whether a socket that has no seat may stay. The last sockets are kept for people who have one. */
  hasRoomForSpectator(): boolean {
    return this.sockets.total <= this.deps.resourceLimits.maxSocketsBeforeSeats;
  }

  /** Whether `waiting` sockets may stay without a handshake: until it, a socket may belong to a seat or not. */
  hasRoomForHandshakes(waiting: number): boolean {
    const { maxSockets, maxSocketsBeforeSeats } = this.deps.resourceLimits;
    return this.hasRoomForSpectator() || waiting <= (maxSockets - maxSocketsBeforeSeats) / 2;
  }

  /** Counts what arrives, before any of it is parsed. Resolves to 0, or to the ms until the address may try again. */
  enter(what: 'connection' | 'request' | 'upgrade', address: string): Promise<number> {
    return this.quotas.consume(this.doorQuotas(address), COST[what]);
  }

  /** Counts misbehaviour against what may arrive. */
  async penalize(what: 'clientError' | 'flood', address: string): Promise<void> {
    await this.quotas.add(this.doorQuotas(address), COST[what]);
  }

  /** Runs a few pieces of work at once for each address, in turn. @throws ApiError `too-many-requests` */
  async run<T>(address: string, work: () => Promise<T>): Promise<T> {
    if (!this.hasLimits) return work();
    if (this.turns.isFull(address)) throw tooManyRequests(BUSY_RETRY_AFTER_MS);
    return this.turns.run(address, work);
  }

  /** Whether the disk has room. While it is nearly full, only play is stored. */
  canStore(kind: 'play' | 'optional'): boolean {
    return kind === 'play' || !this.deps.disk.isLow;
  }

  /** Counts a request of a kind. @throws ApiError `too-many-requests`, `storage-full` */
  async consume(limit: LimitName, who: Who): Promise<void> {
    if (!this.canStore(limitOf(limit).isOptional === true ? 'optional' : 'play'))
      throw apiError('storage-full');
    if (!this.hasLimits) return;
    const waitMs = await this.quotas.consume(this.quotasFor(limit, who));
    if (waitMs > 0) throw tooManyRequests(waitMs);
  }

  /** Whether people and addresses have limits at all. */
  get hasLimits(): boolean {
    return this.deps.rateLimitScale !== 0;
  }

  private quotasFor(limit: LimitName, who: Who): readonly Quota[] {
    const known = this.quotasBySender.get(who) ?? new Map<LimitName, readonly Quota[]>();
    const quotas = known.get(limit) ?? quotasOf(limit, who, this.deps.rateLimitScale);
    this.quotasBySender.set(who, known.set(limit, quotas));
    return quotas;
  }

  private doorQuotas(address: string): readonly Quota[] {
    const { doorPoints: points, doorSeconds: seconds } = this.deps.resourceLimits;
    if (points === Number.POSITIVE_INFINITY) return [];
    return networksOf(address).map(({ name, share }) => ({
      key: `door ${name}`, // no limit has this name
      points: points * share,
      seconds,
    }));
  }
}
