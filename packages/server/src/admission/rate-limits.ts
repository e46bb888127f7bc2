/** Rate limits by caller and, more widely because many callers may share it, by address. */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests } from '../errors/api-error';

// A club or a school shares one address. Requests that cost more than a move get a smaller factor.
const CHEAP_ADDRESS_FACTOR = 20;
const COSTLY_ADDRESS_FACTOR = 8;
const EMAIL_ADDRESS_FACTOR = 2; // 120 an hour: one address cannot use up the mails of the server

/**
 * Points per caller in a window of `seconds`. `perAddressFactor` multiplies the points for the whole address.
 */
const QUOTAS = {
  read: { points: 120, seconds: 10, perAddressFactor: CHEAP_ADDRESS_FACTOR },
  'create-table': { points: 30, seconds: 60, perAddressFactor: CHEAP_ADDRESS_FACTOR },
  'bot-game': { points: 60, seconds: 3600, perAddressFactor: COSTLY_ADDRESS_FACTOR },
  'table-write': { points: 60, seconds: 60, perAddressFactor: CHEAP_ADDRESS_FACTOR },
  note: { points: 60, seconds: 60, perAddressFactor: CHEAP_ADDRESS_FACTOR },
  download: { points: 20, seconds: 60, perAddressFactor: COSTLY_ADDRESS_FACTOR },
  'preview-image': { points: 20, seconds: 60, perAddressFactor: CHEAP_ADDRESS_FACTOR },
  'account-recovery': { points: 10, seconds: 60, perAddressFactor: CHEAP_ADDRESS_FACTOR },
  email: { points: 10, seconds: 600, perAddressFactor: EMAIL_ADDRESS_FACTOR },
  'email-recipient': { points: 5, seconds: 3600, perAddressFactor: 60 }, // by mailbox; the factor is for the server
  notifications: { points: 20, seconds: 60, perAddressFactor: CHEAP_ADDRESS_FACTOR },
  connect: { points: 120, seconds: 60, perAddressFactor: CHEAP_ADDRESS_FACTOR },
  move: { points: 60, seconds: 10, perAddressFactor: CHEAP_ADDRESS_FACTOR },
  'table-command': { points: 20, seconds: 10, perAddressFactor: COSTLY_ADDRESS_FACTOR },
  visibility: { points: 20, seconds: 10, perAddressFactor: COSTLY_ADDRESS_FACTOR },
  sync: { points: 20, seconds: 10, perAddressFactor: COSTLY_ADDRESS_FACTOR },
  history: { points: 40, seconds: 10, perAddressFactor: COSTLY_ADDRESS_FACTOR },
  'historic-views': { points: 40, seconds: 10, perAddressFactor: COSTLY_ADDRESS_FACTOR },
  'legal-actions': { points: 60, seconds: 10, perAddressFactor: COSTLY_ADDRESS_FACTOR },
  chat: { points: 10, seconds: 10, perAddressFactor: COSTLY_ADDRESS_FACTOR },
  unknown: { points: 10, seconds: 10, perAddressFactor: COSTLY_ADDRESS_FACTOR },
} as const;
export type LimitName = keyof typeof QUOTAS;

/** The number of requests in one window. */
export interface Quota {
  readonly points: number;
  readonly seconds: number;
}

/** Returns the scaled quotas of a caller and of an address. */
export function quotasFor(
  limit: LimitName,
  scale: number,
): { readonly credential: Quota; readonly address: Quota } {
  const { points, seconds, perAddressFactor } = QUOTAS[limit];
  return {
    credential: { points: Math.ceil(points * scale), seconds },
    address: { points: Math.ceil(points * scale * perAddressFactor), seconds },
  };
}

export interface RateLimitKey {
  readonly credential: string | null; // id of a person or seat; null: unknown caller
  readonly address: string;
}

export interface RateLimiter {
  /** @throws ApiError `too-many-requests` if a quota is used up, `storage-full` if only play is allowed */
  readonly consume: (limit: LimitName, key: RateLimitKey) => Promise<void>;
}

/** Creates a rate limiter in this process. `scale` multiplies every quota; 0 disables them. */
export function localRateLimiter(scale: number): RateLimiter {
  if (scale === 0) return { consume: () => Promise.resolve() };
  const limiters = new Map<
    LimitName,
    { readonly credential: RateLimiterMemory; readonly address: RateLimiterMemory }
  >();
  for (const limit of Object.keys(QUOTAS) as LimitName[]) {
    const { credential, address } = quotasFor(limit, scale);
    const createLimiter = ({ points, seconds }: Quota) =>
      new RateLimiterMemory({ points, duration: seconds });
    limiters.set(limit, { credential: createLimiter(credential), address: createLimiter(address) });
  }
  return {
    consume: async (limit, { credential, address }) => {
      const limiterPair = limiters.get(limit);
      if (limiterPair === undefined) return;
      // Check the address first: an exhausted address must not create entries for made-up credentials. Then consume
      // the caller's quota before the address's, so that one caller cannot use up the quota of all others.
      const addressUsage = await limiterPair.address.get(address);
      if (addressUsage !== null && addressUsage.remainingPoints <= 0)
        throw tooManyRequests(addressUsage.msBeforeNext);
      try {
        await limiterPair.credential.consume(credential ?? address);
        await limiterPair.address.consume(address);
      } catch (error) {
        // The library rejects with a value that is not an Error when a quota is spent.
        throw error instanceof RateLimiterRes ? tooManyRequests(error.msBeforeNext) : error;
      }
    },
  };
}
