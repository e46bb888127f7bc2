/**
 * Bounds what an address and a person may add to the storage in a day. Play has a quota of its own, so that notes and
 * chat never end a game. While the disk is nearly full, only play is allowed.
 */
import { apiError } from '../errors/api-error';
import type { MoveStore } from '../storage/moves';
import type { Storage } from '../storage/storage';
import type { TableStateStore } from '../storage/table-state';
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
  // Charged once it is stored, because deadlines and bots store too:
  'table-command': { kind: 'play', bytes: 0, isEssential: true },
  move: { kind: 'play', bytes: 0, isEssential: true },
};

const MOVE_ROW_BYTES = 400; // keys, ids and indexes of a stored move
const TABLE_EVENT_BYTES = 1_000; // with its keys
const DAY_SECONDS = 24 * 3600;
const ADDRESS_BYTES = 100; // estimated heap of an address, or of a match id
const MAX_ADDRESSES = 6; // of one match; a game has at most six players

/** Stands for the players of a match that none of them has visited in the last day or since the start of the server. */
const UNKNOWN_ADDRESS = '';

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
  private readonly addressesOfPlayers: BoundedCache<MatchId, readonly string[]>; // the last one first

  constructor(private readonly options: WriteQuotaOptions) {
    const { limits, caches, now } = options;
    this.addressesOfPlayers = caches.create('match-addresses', {
      sizeOf: (addresses) => (addresses.length + 1) * ADDRESS_BYTES,
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
  consume(limit: LimitName, { credential, address }: RateLimitKey): void {
    const cost = WRITE_COSTS[limit];
    if (cost === undefined) return;
    const { kind, bytes, isEssential = false } = cost;
    if (!isEssential && this.options.isDiskLow()) throw apiError('storage-full');
    const person = credential === null || kind === 'play' ? null : credential;
    const isUsedUp = !this[kind].hasTokens(address) || (person !== null && !this.ofPersons.hasTokens(person));
    if (isUsedUp) throw apiError('too-many-requests');
    this[kind].consume(address, bytes);
    if (person !== null) this.ofPersons.consume(person, bytes);
  }

  /** Notes that a player uses an address, so that the game of the match is charged to it. */
  readonly notePlayer = (matchId: MatchId, address: string): void => {
    const known = this.addressesOfPlayers.get(matchId) ?? [];
    if (known[0] === address) return;
    const others = known.filter((other) => other !== address);
    this.addressesOfPlayers.set(matchId, [address, ...others].slice(0, MAX_ADDRESSES));
  };

  /** Returns whether bots may move at a match: whether an address of its players may store more. */
  readonly mayBotsMove = (matchId: MatchId): boolean => this.play.hasTokens(this.payerOf(matchId));

  /** Returns the address of the last player, or an earlier one if the last has used up its quota. */
  private payerOf(matchId: MatchId): string {
    const addresses = this.addressesOfPlayers.get(matchId) ?? [];
    return addresses.find((address) => this.play.hasTokens(address)) ?? addresses[0] ?? UNKNOWN_ADDRESS;
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

  /**
   * Wraps a storage. Each stored move and table event, also of bots and deadlines, is charged to an address of the
   * players of its match.
   */
  wrapStorage(storage: Storage): Storage {
    const commitMove: MoveStore['commit'] = async (move, ...rest) => {
      const result = await storage.moves.commit(move, ...rest);
      if (result.outcome === 'stored') this.play.consume(this.payerOf(move.matchId), storedBytes(move));
      return result;
    };
    const commitTransition: TableStateStore['commit'] = async (transition) => {
      const result = await storage.tableState.commit(transition);
      if (result === 'stored') this.play.consume(this.payerOf(transition.matchId), TABLE_EVENT_BYTES);
      return result;
    };
    return {
      ...storage,
      moves: { ...storage.moves, commit: commitMove },
      tableState: { ...storage.tableState, commit: commitTransition },
    };
  }
}

type StoredTexts = Pick<Parameters<MoveStore['commit']>[0], 'action' | 'events' | 'snapshot'>;

const storedBytes = ({ action, events, snapshot }: StoredTexts): number =>
  MOVE_ROW_BYTES + action.length + events.length + (snapshot?.length ?? 0);
