/** How often one may ask: by who asks, and (more widely, for many share one) by the address asked from. */
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { refuse } from './errors/api-error';

// A club or a school sits behind one address. What costs more than a move is shared more closely.
const MANY = 20;
const SOME = 8;

/** What one caller may do in how many seconds, and how many times as much all of an address together. */
const BUDGETS = {
  read: { points: 120, seconds: 10, share: MANY },
  open: { points: 30, seconds: 60, share: MANY },
  seat: { points: 60, seconds: 60, share: MANY },
  note: { points: 60, seconds: 60, share: MANY },
  record: { points: 20, seconds: 60, share: SOME },
  picture: { points: 20, seconds: 60, share: MANY },
  recovery: { points: 10, seconds: 60, share: MANY },
  mail: { points: 10, seconds: 600, share: SOME },
  letter: { points: 5, seconds: 3600, share: 60 }, // by the mailbox that it goes to; the share is that of the whole server
  notices: { points: 20, seconds: 60, share: MANY },
  connect: { points: 120, seconds: 60, share: MANY },
  move: { points: 60, seconds: 10, share: MANY },
  conduct: { points: 20, seconds: 10, share: SOME },
  look: { points: 20, seconds: 10, share: SOME },
  sync: { points: 20, seconds: 10, share: SOME },
  history: { points: 40, seconds: 10, share: SOME },
  past: { points: 40, seconds: 10, share: SOME },
  legal: { points: 60, seconds: 10, share: SOME },
  chat: { points: 10, seconds: 10, share: SOME },
  unknown: { points: 10, seconds: 10, share: SOME },
} as const;
export type Entry = keyof typeof BUDGETS;

/** What may be asked within one window of time. */
export interface Budget {
  readonly points: number;
  readonly seconds: number;
}

/** The budgets of one who asks, and of all who share an address. */
export function budgetsOf(entry: Entry, scale: number): { readonly who: Budget; readonly address: Budget } {
  const { points, seconds, share } = BUDGETS[entry];
  return {
    who: { points: Math.ceil(points * scale), seconds },
    address: { points: Math.ceil(points * scale * share), seconds },
  };
}

export interface Asker {
  readonly who: string | null; // a person's id, or a seat's; null: nobody known
  readonly address: string;
}

export interface Limits {
  /** @throws ApiError `too-many-requests` once a budget is used up */
  readonly spend: (entry: Entry, asker: Asker) => Promise<void>;
}

export const tooMany = () => refuse('too-many-requests', 'Too many requests; please wait a little.');

/** Limits kept in this process. `scale` multiplies every budget; 0 takes them away. */
export function limitsOf(scale: number): Limits {
  if (scale === 0) return { spend: () => Promise.resolve() };
  const limiters = new Map<Entry, { readonly who: RateLimiterMemory; readonly address: RateLimiterMemory }>();
  for (const entry of Object.keys(BUDGETS) as Entry[]) {
    const { who, address } = budgetsOf(entry, scale);
    const limiter = ({ points, seconds }: Budget) => new RateLimiterMemory({ points, duration: seconds });
    limiters.set(entry, { who: limiter(who), address: limiter(address) });
  }
  return {
    spend: async (entry, { who, address }) => {
      const limiter = limiters.get(entry);
      if (limiter === undefined) return;
      // An address that has no more is not asked who it is, so that made-up names fill no memory; and who
      // asks too much uses up a share of the address, not all of it.
      const shared = await limiter.address.get(address);
      if (shared !== null && shared.remainingPoints <= 0) throw tooMany();
      try {
        await limiter.who.consume(who ?? address);
        await limiter.address.consume(address);
      } catch (error) {
        // What the library throws where a budget is spent is none.
        throw error instanceof Error ? error : tooMany();
      }
    },
  };
}
