/** The limits of requests by person and, more widely because many people share it, by network. */
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { tooManyRequests } from '../errors/api-error';
import { networksOf } from './networks';

interface Limit {
  readonly points: number; // of one person in `seconds`
  readonly seconds: number;
  readonly addressFactor: number; // multiplies the points for everybody at one address
  readonly addressPerDay?: number; // points of one address in a day, for what adds to the disk
  readonly isOptional?: true; // rejected while the disk is nearly full
}

// A club or a school shares one address. Requests that cost more than a move get a smaller factor.
const CHEAP = 20;
const COSTLY = 8;

/** A day of the heaviest writing of one address adds less than 200 MB (`daily-writes.test.ts`). */
const LIMITS = {
  read: { points: 120, seconds: 10, addressFactor: CHEAP },
  'create-table': { points: 30, seconds: 60, addressFactor: CHEAP, addressPerDay: 300, isOptional: true },
  'bot-game': { points: 60, seconds: 3600, addressFactor: COSTLY },
  'table-write': { points: 60, seconds: 60, addressFactor: CHEAP, addressPerDay: 6_000 },
  note: { points: 60, seconds: 60, addressFactor: CHEAP, addressPerDay: 1_500, isOptional: true },
  download: { points: 20, seconds: 60, addressFactor: COSTLY },
  'preview-image': { points: 20, seconds: 60, addressFactor: CHEAP },
  'preview-render': { points: 10, seconds: 60, addressFactor: 3 }, // 0.4 s of another core each
  'account-recovery': { points: 10, seconds: 60, addressFactor: CHEAP, addressPerDay: 2_000 },
  // The largest network has fewer mails a day than the server sends in an hour.
  email: { points: 10, seconds: 600, addressFactor: 4, addressPerDay: 100, isOptional: true },
  'email-recipient': { points: 5, seconds: 3600, addressFactor: 180 }, // by mailbox; the factor is for the server
  notifications: { points: 20, seconds: 60, addressFactor: CHEAP, addressPerDay: 2_000, isOptional: true },
  connect: { points: 120, seconds: 60, addressFactor: CHEAP },
  move: { points: 60, seconds: 10, addressFactor: CHEAP, addressPerDay: 30_000 },
  'table-command': { points: 20, seconds: 10, addressFactor: COSTLY, addressPerDay: 4_000 },
  visibility: { points: 20, seconds: 10, addressFactor: COSTLY },
  sync: { points: 20, seconds: 10, addressFactor: COSTLY },
  history: { points: 40, seconds: 10, addressFactor: COSTLY },
  'historic-views': { points: 40, seconds: 10, addressFactor: COSTLY },
  'legal-actions': { points: 60, seconds: 10, addressFactor: COSTLY },
  chat: { points: 10, seconds: 10, addressFactor: COSTLY, addressPerDay: 6_000, isOptional: true },
  unknown: { points: 10, seconds: 10, addressFactor: COSTLY },
} as const satisfies Readonly<Record<string, Limit>>;
export type LimitName = keyof typeof LIMITS;

const DAY_SECONDS = 24 * 3600;
const PEOPLE_PER_ADDRESS = 8; // who may each use up their day before the address has none left

export const limitOf = (name: LimitName): Limit => LIMITS[name];

/** The sender of a request. */
export interface Who {
  readonly credential: string | null; // id of a person or seat; null: all unknown callers of the address
  readonly address: string;
}

/** A number of requests in one window, counted under a key. */
export interface Quota {
  readonly key: string;
  readonly points: number;
  readonly seconds: number;
}

/** Returns the quotas that a request counts against: first those of the person, then of ever larger networks. */
export function quotasOf(name: LimitName, { credential, address }: Who, scale: number): readonly Quota[] {
  const { points, seconds, addressFactor, addressPerDay } = limitOf(name);
  const networks = networksOf(address);
  const quota = (key: string, unscaled: number, window: number): Quota => ({
    key: `${name} ${key}`,
    points: Math.ceil(unscaled * scale),
    seconds: window,
  });
  const ofNetworks = (ofAddress: number, window: number) =>
    networks.map((network) => quota(network.name, ofAddress * network.share, window));
  return [
    quota(`person ${credential ?? address}`, points, seconds),
    ...ofNetworks(points * addressFactor, seconds),
    ...(addressPerDay === undefined || credential === null
      ? []
      : [quota(`person ${credential}`, addressPerDay / PEOPLE_PER_ADDRESS, DAY_SECONDS)]),
    ...(addressPerDay === undefined ? [] : ofNetworks(addressPerDay, DAY_SECONDS)),
  ];
}

export interface RateLimiter {
  /** @throws ApiError `too-many-requests` if a quota is used up */
  readonly consume: (name: LimitName, who: Who) => Promise<void>;
}

/** Counts the use of quotas in this process. */
export class QuotaCounter {
  private readonly counters = new Map<number, RateLimiterMemory>(); // by seconds of the window

  /**
   * Counts against all quotas. A rejection costs nothing, and an exhausted address must not create entries for
   * made-up credentials.
   *
   * @throws ApiError `too-many-requests` if one is used up
   */
  async consume(quotas: readonly Quota[], points = 1): Promise<void> {
    let waitMs = 0;
    for (const quota of quotas) {
      const used = await this.counterOf(quota).get(quota.key);
      if (used !== null && used.consumedPoints >= quota.points) waitMs = Math.max(waitMs, used.msBeforeNext);
    }
    if (waitMs > 0) throw tooManyRequests(waitMs);
    // Requests that arrive together have all passed the check. The person is the first quota, so that one person cannot
    // use up the quota of all others.
    for (const quota of quotas) {
      const { consumedPoints, msBeforeNext } = await this.counterOf(quota).penalty(quota.key, points);
      if (consumedPoints >= quota.points + points) throw tooManyRequests(msBeforeNext);
    }
  }

  /** Counts against all quotas, even if they are used up. */
  async add(quotas: readonly Quota[], points: number): Promise<void> {
    for (const quota of quotas) await this.counterOf(quota).penalty(quota.key, points);
  }

  private counterOf({ seconds }: Quota): RateLimiterMemory {
    const counter = this.counters.get(seconds) ?? new RateLimiterMemory({ points: 1, duration: seconds });
    this.counters.set(seconds, counter);
    return counter;
  }
}

/** Creates a rate limiter in this process. `scale` multiplies every quota. */
export function localRateLimiter(scale: number): RateLimiter {
  const counter = new QuotaCounter();
  return { consume: (name, who) => counter.consume(quotasOf(name, who, scale)) };
}
