/**
 * Bounds what an address and a person may add to the storage in a day. Play has a quota of its own, so that notes and
 * chat never end a game. While the disk is nearly full, only play is allowed.
 */
import { apiError } from '../errors/api-error';
import type { MoveStore } from '../storage/moves';
import type { Storage } from '../storage/storage';
import type { LimitName, RateLimitKey, RateLimiter } from './rate-limits';
import type { ResourceLimits } from './resource-limits';
import { TokenBuckets } from './token-bucket';
import type { MatchId } from '../entities/match';
import type { BoundedCache } from '../shared/bounded-cache';
import type { CacheRegistry } from '../shared/cache-registry';

interface WriteCost {
  readonly kind: 'play' | 'optional';
  readonly bytes: number; // that one request adds at most, with its indexes
  readonly isEssential?: true; // allowed while the disk is nearly full
}

const WRITE_COSTS: Readonly<Partial<Record<LimitName, WriteCost>>> = {
  'create-table': { kind: 'optional', bytes: 5_000 }, // with a guest and five bots
  'table-write': { kind: 'optional', bytes: 1_500, isEssential: true }, // with a guest; people start games by it
  note: { kind: 'optional', bytes: 7_000 },
  chat: { kind: 'optional', bytes: 2_500 },
  notifications: { kind: 'optional', bytes: 2_500 },
  email: { kind: 'optional', bytes: 1_000 },
  'account-recovery': { kind: 'optional', bytes: 1_000, isEssential: true },
  'table-command': { kind: 'play', bytes: 1_000, isEssential: true },
  move: { kind: 'play', bytes: 0, isEssential: true }, // charged by its size once it is stored
};

const ROW_BYTES = 400; // keys, ids and indexes of a stored move
const DAY_SECONDS = 24 * 3600;
const ADDRESS_ENTRY_BYTES = 200; // match id and address

interface WriteQuotaOptions {
  readonly limits: Pick<ResourceLimits, 'writeBurstBytes' | 'writeBytesPerDay'>;
  readonly caches: CacheRegistry;
  readonly isDiskLow: () => boolean;
  readonly now: () => number; // ms since 1970, UTC
}

export class WriteQuota {
  private readonly play: TokenBuckets;
  private readonly optional: TokenBuckets;
  private readonly ofPersons: TokenBuckets;
  private readonly addressOfMatch: BoundedCache<MatchId, string>;

  constructor(private readonly options: WriteQuotaOptions) {
    const { limits, caches, now } = options;
    this.addressOfMatch = caches.create('match-addresses', {
      sizeOf: () => ADDRESS_ENTRY_BYTES,
      ttlMs: DAY_SECONDS * 1000,
    });
    // Play has three quarters of an address's quota. Each person has a quarter of the rest.
    const bucketsFor = (share: number) =>
      new TokenBuckets(limits.writeBurstBytes * share, (limits.writeBytesPerDay * share) / DAY_SECONDS, now);
    this.play = bucketsFor(0.75);
    this.optional = bucketsFor(0.25);
    this.ofPersons = bucketsFor(0.25 / 4);
  }

  /**
   * Charges a request.
   *
   * @throws ApiError `storage-full` while the disk is nearly full, `too-many-requests` if a quota is used up
   */
  consume(limit: LimitName, { credential, address, matchId }: RateLimitKey): void {
    const cost = WRITE_COSTS[limit];
    if (cost === undefined) return;
    const { kind, bytes, isEssential = false } = cost;
    if (!isEssential && this.options.isDiskLow()) throw apiError('storage-full');
    const person = credential === null || kind === 'play' ? null : credential;
    const isUsedUp = !this[kind].hasTokens(address) || (person !== null && !this.ofPersons.hasTokens(person));
    if (isUsedUp) throw apiError('too-many-requests');
    this[kind].consume(address, bytes);
    if (person !== null) this.ofPersons.consume(person, bytes);
    if (kind === 'play' && matchId !== undefined && matchId !== null)
      this.addressOfMatch.set(matchId, address);
  }

  /** Wraps a rate limiter, so that each request that passes it is charged. */
  wrapLimiter(rateLimiter: RateLimiter): RateLimiter {
    return {
      consume: async (limit, key) => {
        await rateLimiter.consume(limit, key);
        this.consume(limit, key);
      },
    };
  }

  /** Wraps a storage. Each stored move, a bot's too, is charged to the address that played last at its table. */
  wrapStorage(storage: Storage): Storage {
    const commit: MoveStore['commit'] = async (move, ...rest) => {
      const result = await storage.moves.commit(move, ...rest);
      const address = this.addressOfMatch.get(move.matchId);
      if (address !== undefined && result.outcome === 'stored') this.play.consume(address, storedBytes(move));
      return result;
    };
    return { ...storage, moves: { ...storage.moves, commit } };
  }
}

type StoredTexts = Pick<Parameters<MoveStore['commit']>[0], 'action' | 'events' | 'snapshot'>;

const storedBytes = ({ action, events, snapshot }: StoredTexts): number =>
  ROW_BYTES + action.length + events.length + (snapshot?.length ?? 0);
