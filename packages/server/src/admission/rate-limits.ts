/** How often one may ask: by who asks, and (more widely, for many share one) by the address asked from. */
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { apiError } from '../errors/api-error';

// A club or a school sits behind one address. What costs more than a move is shared more closely.
const CHEAP_ADDRESS_FACTOR = 20;
const COSTLY_ADDRESS_FACTOR = 8;

/** What one caller may do in how many seconds, and how many times as much all of an address together. */
const QUOTAS = {
  read: { points: 120, seconds: 10, perAddressFactor: CHEAP_ADDRESS_FACTOR },
  'create-table': { points: 30, seconds: 60, perAddressFactor: CHEAP_ADDRESS_FACTOR },
  'table-write': { points: 60, seconds: 60, perAddressFactor: CHEAP_ADDRESS_FACTOR },
  note: { points: 60, seconds: 60, perAddressFactor: CHEAP_ADDRESS_FACTOR },
  download: { points: 20, seconds: 60, perAddressFactor: COSTLY_ADDRESS_FACTOR },
  'preview-image': { points: 20, seconds: 60, perAddressFactor: CHEAP_ADDRESS_FACTOR },
  'account-recovery': { points: 10, seconds: 60, perAddressFactor: CHEAP_ADDRESS_FACTOR },
  email: { points: 10, seconds: 600, perAddressFactor: COSTLY_ADDRESS_FACTOR },
  'email-recipient': { points: 5, seconds: 3600, perAddressFactor: 60 }, // by the mailbox that it goes to; the share is that of the whole server
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

/** What may be asked within one window of time. */
export interface Quota {
  readonly points: number;
  readonly seconds: number;
}

/** The budgets of one who asks, and of all who share an address. */
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
  readonly credential: string | null; // a person's id, or a seat's; null: nobody known
  readonly address: string;
}

export interface RateLimiter {
  /** @throws ApiError `too-many-requests` once a budget is used up */
  readonly consume: (limit: LimitName, key: RateLimitKey) => Promise<void>;
}

export const tooManyRequests = () =>
  apiError('too-many-requests', 'Too many requests; please wait a little.');

/** Limits kept in this process. `scale` multiplies every budget; 0 takes them away. */
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
      // An address that has no more is not asked who it is, so that made-up names fill no memory; and who
      // asks too much uses up a share of the address, not all of it.
      const addressUsage = await limiterPair.address.get(address);
      if (addressUsage !== null && addressUsage.remainingPoints <= 0) throw tooManyRequests();
      try {
        await limiterPair.credential.consume(credential ?? address);
        await limiterPair.address.consume(address);
      } catch (error) {
        // What the library throws where a budget is spent is none.
        throw error instanceof Error ? error : tooManyRequests();
      }
    },
  };
}
