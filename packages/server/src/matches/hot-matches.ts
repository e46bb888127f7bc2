/** The matches that somebody plays or watches, in memory; what is stored decides, always. */
import { LRUCache } from 'lru-cache';
import type { GameEvent, MatchSetup, Seat } from '@great-fire/game';
import { begin, readState, reduce } from '@great-fire/game/reducer';
import type { MatchState } from '@great-fire/game/reducer';
import type { Rules } from '@great-fire/game/rules';
import { z } from 'zod';
import { actionSchema } from '@great-fire/protocol';
import type { Conduct, Pace } from '@great-fire/protocol';
import { firstConduct } from '../conduct/conduct';
import type { MatchId, Storage, StoredMatch, StoredMove } from '../storage/storage';
import { rulesOf } from './rules-of';

/** One decision and what it did, secrets included. */
export interface LoggedMove {
  readonly stateId: number; // the state that it led to
  readonly seat: Seat;
  readonly events: readonly GameEvent[];
  readonly at: number;
}

export interface HotMatch {
  readonly rules: Rules; // of the version that it was opened with
  readonly state: MatchState;
  readonly recent: readonly LoggedMove[]; // the last ones, oldest first
  readonly pace: Pace;
  readonly owned: readonly boolean[]; // by seat: it belongs to a person, whoever plays it
  readonly conduct: Conduct; // as it stood at this state
}

/** How many moves a page is given when it comes to a table; the rest is fetched in pages. */
export const RECENT = 60;

const MATCHES = 1000;
const IDLE_MS = 10 * 60_000;
const SWEEP_MS = 60_000;

// The events were written by this server; only their being a list is worth a check.
const eventsSchema = z.array(z.custom<GameEvent>((value) => typeof value === 'object'));

/** A row of the log, read. */
export function logged(row: StoredMove): LoggedMove {
  const events = eventsSchema.parse(JSON.parse(row.events));
  return { stateId: row.stateId, seat: row.seat, events, at: row.at };
}

/** Whether all seats were taken, which begins a game, whatever became of it. */
export function hasBegun({ seats, players }: StoredMatch): boolean {
  return seats.length === players;
}

/** What a match was dealt from. @throws Error where its secrets are not there */
export async function setupOf(storage: Storage, match: StoredMatch): Promise<MatchSetup> {
  const secrets = await storage.matches.secretsOf(match.id);
  if (secrets === null) throw new Error(`Match ${match.id} has no secrets`);
  return { players: match.players, options: match.options, ...secrets };
}

/**
 * A match as its latest snapshot and the log after it tell, or the log after what was `known` of it
 * before; null where it has not begun.
 */
export async function loadMatch(
  storage: Storage,
  match: StoredMatch,
  known: HotMatch | null = null,
): Promise<HotMatch | null> {
  if (!hasBegun(match)) return null;
  const rules = known?.rules ?? (await rulesOf(match.rulesVersion));
  let state = known?.state ?? (await startOf(storage, match, rules));
  const rows = await storage.moves.after(match.id, state.stateId);
  for (const row of rows)
    state = reduce(rules, state, row.seat, actionSchema.parse(JSON.parse(row.action))).next;
  const recent =
    known === null
      ? (await storage.moves.before(match.id, state.stateId + 1, RECENT)).map(logged)
      : [...known.recent, ...rows.map(logged)].slice(-RECENT);
  const { pace, players, updatedAt } = match;
  const conduct = match.conduct ?? firstConduct(pace, players, awaitedAt(state), updatedAt);
  return { rules, state, recent, pace, owned: match.seats.map(({ personId }) => personId !== null), conduct };
}

/** The seat whose decision is awaited; null when the game is over. */
export function awaitedAt({ game }: MatchState): Seat | null {
  return game.result === null ? game.turn.seat : null;
}

async function startOf(storage: Storage, match: StoredMatch, rules: Rules): Promise<MatchState> {
  const snapshot = await storage.moves.latestSnapshot(match.id);
  return snapshot === null ? begin(rules, await setupOf(storage, match)) : readState(snapshot.state);
}

export class HotMatches {
  private readonly kept = new LRUCache<MatchId, HotMatch>({
    max: MATCHES,
    ttl: IDLE_MS,
    updateAgeOnGet: true,
  });
  private readonly doubted = new Map<MatchId, object>(); // another process may have changed how they are conducted
  private readonly sweep = setInterval(() => this.kept.purgeStale(), SWEEP_MS);

  constructor(private readonly storage: Storage) {
    this.sweep.unref();
  }

  /** The match if it is in memory. */
  peek(id: MatchId): HotMatch | null {
    return this.kept.get(id) ?? null;
  }

  /**
   * The match at `stateId` or later, read where what is in memory is not so far: another process may
   * have made the moves. Null where it is not there or has not begun.
   */
  async get(id: MatchId, stateId = 0): Promise<HotMatch | null> {
    const known = this.peek(id);
    const isSure = !this.doubted.has(id);
    return known !== null && known.state.stateId >= stateId && isSure ? known : this.read(id);
  }

  /** What is in memory is to be read anew before it is used. */
  doubt(id: MatchId): void {
    if (this.kept.has(id)) this.doubted.set(id, {});
  }

  doubtAll(): void {
    for (const id of this.kept.keys()) this.doubted.set(id, {});
  }

  /** The match as it is stored now. */
  async read(id: MatchId): Promise<HotMatch | null> {
    const doubt = this.doubted.get(id);
    const before = this.peek(id);
    const read = await this.readFrom(id, before);
    // What was doubted since is to be read once more.
    if (this.doubted.get(id) === doubt) this.doubted.delete(id);
    // A move may have been made while it was read: what is further on stays.
    const known = this.peek(id);
    if (known !== null && read !== null && isFurther(known, read)) return known;
    if (read === null) this.kept.delete(id);
    else this.kept.set(id, read);
    return read;
  }

  /** State and conduct of one moment: where a move came between the two, both are read again. */
  private async readFrom(id: MatchId, before: HotMatch | null): Promise<HotMatch | null> {
    const match = await this.storage.matches.find(id);
    const read = match === null ? null : await loadMatch(this.storage, match, before);
    if (match === null || read === null || match.stateId === read.state.stateId) return read;
    return this.readFrom(id, read);
  }

  /** The match after a move that is stored. */
  advance(id: MatchId, before: HotMatch, state: MatchState, move: LoggedMove, conduct: Conduct): HotMatch {
    const recent = [...before.recent.slice(1 - RECENT), move];
    const match = { ...before, state, recent, conduct };
    this.kept.set(id, match);
    return match;
  }

  /** The match after something that was decided beside the moves and is stored. */
  conducted(id: MatchId, before: HotMatch, conduct: Conduct): void {
    const match = { ...before, conduct };
    const known = this.peek(id);
    if (known === null || isFurther(match, known)) this.kept.set(id, match);
  }

  get size(): number {
    return this.kept.size;
  }

  forget(id: MatchId): void {
    this.kept.delete(id);
  }

  close(): void {
    clearInterval(this.sweep);
    this.kept.clear();
  }
}

function isFurther(one: HotMatch, other: HotMatch): boolean {
  const [a, b] = [one.state.stateId, other.state.stateId];
  return a === b ? one.conduct.version > other.conduct.version : a > b;
}
