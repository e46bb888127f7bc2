/**
 * The delayed view of a table: everything that a delayed spectator may see. It is computed only from stored data, so
 * it is the same on every server and after a restart. It contains nothing that happened during the delay.
 */
import type { Seat } from '@great-fire/game';
import { createMatchState } from '@great-fire/game/match';
import { emptyTableState } from '@great-fire/protocol';
import type { FormerOwner, TableLogEntry } from '@great-fire/protocol';
import { MINUTE_MS } from '../shared/durations';
import type { BoundedCache } from '../shared/bounded-cache';
import type { CacheRegistry } from '../shared/cache-registry';
import type { StoredMove } from '../storage/moves';
import type { Storage } from '../storage/storage';
import type { StoredChatLine } from '../storage/chat';
import type { LiveMatch } from '../matches/load-match';
import {
  RECENT_MOVES,
  activeSeatOf,
  estimateHeapBytes,
  hasStarted,
  parseMove,
  loadSetup,
  replayRows,
} from '../matches/load-match';
import { toProgress } from '../matches/lobby-progress';
import { loadRules } from '../matches/rules-registry';
import type { MatchId, PersonId, StoredMatch, StoredSeat } from '../entities/match';

const MAX_CHAT_LINES = 300; // newest lines that are searched for visible ones
const UNKNOWN_PERSON = ''; // replaces an owner whom the view does not reveal
const CACHE_TTL_MS = 10 * MINUTE_MS;

export interface DelayedView {
  readonly at: number; // time of the view, ms since 1970, UTC
  readonly match: StoredMatch;
  readonly liveMatch: LiveMatch;
  readonly events: readonly TableLogEntry[]; // up to `at`, oldest first
  readonly formerOwners: readonly FormerOwner[];
  readonly chatLines: readonly StoredChatLine[]; // of players up to `at`, of spectators all; oldest first
  readonly nextVisibleAt: number | null; // when the next hidden item becomes visible; null: no item is hidden
}

interface DelayedViewsDeps {
  readonly storage: Storage;
  readonly caches: CacheRegistry;
  readonly now: () => number;
}

const getDelayMs = ({ spectatorPolicy }: StoredMatch): number => spectatorPolicy.delayMinutes * MINUTE_MS;

/**
 * Returns whether this seat, or a spectator (null), sees the table with a delay. The start of the game is not delayed.
 */
export const isDelayedFor = (match: StoredMatch, seat: Seat | null): boolean =>
  seat === null && getDelayMs(match) > 0 && hasStarted(match);

/**
 * Returns whether a line is visible in a view of time `visibleUntil`. Spectators read their own channel without a
 * delay.
 */
const isVisibleAt = ({ channel, at }: StoredChatLine, visibleUntil: number): boolean =>
  channel === 'spectators' || at <= visibleUntil;

/** Returns whether a line is visible to delayed spectators now. */
export const isLineVisibleToDelayed = (match: StoredMatch, line: StoredChatLine, now: number): boolean =>
  isVisibleAt(line, now - getDelayMs(match));

/** Builds delayed views and caches their game states. */
export class DelayedViews {
  private readonly cache: BoundedCache<MatchId, LiveMatch>;

  constructor(private readonly deps: DelayedViewsDeps) {
    this.cache = deps.caches.create('delayed-matches', { sizeOf: estimateHeapBytes, ttlMs: CACHE_TTL_MS });
  }

  /** Returns a match as spectators may see it: its delayed view, or the match itself without a delay. */
  async getMatchForSpectators(match: StoredMatch): Promise<StoredMatch> {
    return isDelayedFor(match, null) ? (await this.buildView(match)).match : match;
  }

  /** Returns the delayed view for a spectator (`seat` null), or null if the seat sees the table without a delay. */
  async getViewForSeat(matchId: MatchId, seat: Seat | null): Promise<DelayedView | null> {
    if (seat !== null) return null;
    const match = await this.deps.storage.matches.find(matchId);
    return match !== null && isDelayedFor(match, seat) ? this.buildView(match) : null;
  }

  /** Builds the delayed view of a game that has started. */
  async buildView(match: StoredMatch): Promise<DelayedView> {
    const { storage, now } = this.deps;
    const at = now() - getDelayMs(match);
    const takeVisible = <T extends { readonly at: number }>(all: readonly T[]): readonly T[] => {
      const firstHiddenIndex = all.findIndex((item) => item.at > at);
      return firstHiddenIndex === -1 ? all : all.slice(0, firstHiddenIndex);
    };
    const [allEvents, allLines] = await Promise.all([
      storage.tableState.events(match.id),
      storage.chat.history(match.id, MAX_CHAT_LINES, {}),
    ]);
    const events = takeVisible(allEvents);
    const { liveMatch, firstHiddenMove } = await this.replayUntil(match, takeVisible, events);
    // If newer lines fill the window, a second query reads the older ones that are visible.
    const chatLines =
      allLines.length < MAX_CHAT_LINES
        ? allLines.filter((line) => isVisibleAt(line, at))
        : await storage.chat.history(match.id, MAX_CHAT_LINES, { playersUntil: at });
    const version = events.at(-1)?.id ?? 0;
    const formerOwners = await storage.tableState.formerOwners(
      match.id,
      liveMatch.recentMoves[0]?.stateId ?? 0,
    );
    const firstHiddenItems = [
      firstHiddenMove,
      allEvents[events.length],
      allLines.find((line) => !isVisibleAt(line, at)),
    ];
    const dueTimes = firstHiddenItems.flatMap((item) =>
      item === undefined ? [] : [item.at + getDelayMs(match)],
    );
    const hasSubstitutes = allEvents.some(({ event }) => event.type === 'substituted');
    const originalOwners = hasSubstitutes ? await storage.results.originalOwners(match.id) : new Map();
    const isComplete = firstHiddenMove === undefined && events.length === allEvents.length;
    return {
      at,
      liveMatch,
      events,
      chatLines,
      match: toDelayedMatch(match, liveMatch, {
        visibleEvents: events,
        hiddenEvents: allEvents.slice(events.length),
        originalOwners,
        isComplete,
      }),
      formerOwners: formerOwners.filter((item) => item.version <= version),
      nextVisibleAt: dueTimes.length === 0 ? null : Math.min(...dueTimes),
    };
  }

  /** Returns the game after its visible moves, and the first hidden move. */
  private async replayUntil(
    match: StoredMatch,
    takeVisible: (rows: readonly StoredMove[]) => readonly StoredMove[],
    events: readonly TableLogEntry[],
  ): Promise<{ readonly liveMatch: LiveMatch; readonly firstHiddenMove: StoredMove | undefined }> {
    const { storage } = this.deps;
    const cached = this.cache.get(match.id) ?? null;
    const rules = cached?.rules ?? (await loadRules(match.rulesVersion));
    const base = cached?.state ?? createMatchState(rules, await loadSetup(storage, match));
    const allRows = await storage.moves.after(match.id, base.stateId);
    const visibleRows = takeVisible(allRows);
    const state = await replayRows(storage, match, rules, base, visibleRows);
    const recentMoves = [...(cached?.recentMoves ?? []), ...visibleRows.map(parseMove)].slice(-RECENT_MOVES);
    const lastMoveAt = recentMoves.at(-1)?.at ?? match.createdAt;
    // Clock, pauses and votes are omitted. The table log shows them.
    const tableState = {
      ...emptyTableState(match.players, activeSeatOf(state), lastMoveAt),
      version: events.at(-1)?.id ?? 0,
    };
    const ownedByPerson = match.seats.map(({ personId }) => personId !== null);
    const liveMatch = {
      rules,
      state,
      recentMoves,
      timeControl: match.timeControl,
      ownedByPerson,
      tableState,
    };
    this.cache.set(match.id, liveMatch);
    return { liveMatch, firstHiddenMove: allRows[visibleRows.length] };
  }
}

interface DelayedHistory {
  readonly visibleEvents: readonly TableLogEntry[];
  readonly hiddenEvents: readonly TableLogEntry[];
  readonly originalOwners: ReadonlyMap<Seat, PersonId>; // of seats that changed their owner, visibly or not
  readonly isComplete: boolean; // no move and no event is hidden
}

const substitutedSeats = (events: readonly TableLogEntry[]): ReadonlySet<Seat> =>
  new Set(events.flatMap(({ event }) => (event.type === 'substituted' ? [event.seat] : [])));

/**
 * Returns the match as it was in the delayed view. A seat belongs to its original owner until the view shows a
 * substitution. From then on its owner is unknown until the game is over: otherwise a further substitution would show
 * at once.
 */
function toDelayedMatch(
  match: StoredMatch,
  { rules, state, recentMoves, tableState }: LiveMatch,
  { visibleEvents, hiddenEvents, originalOwners, isComplete }: DelayedHistory,
): StoredMatch {
  const progress = toProgress(rules, state.game);
  const status = isComplete && match.status === 'unfinished' ? 'unfinished' : progress.status;
  const substituted = substitutedSeats(visibleEvents);
  const ownerOf = ({ seat, personId }: StoredSeat): PersonId | null => {
    if (personId === null || status !== 'running') return personId;
    return substituted.has(seat) ? UNKNOWN_PERSON : (originalOwners.get(seat) ?? personId);
  };
  const previousNames = new Map<Seat, string>();
  for (const { event } of hiddenEvents)
    if (event.type === 'substituted' && !previousNames.has(event.seat))
      previousNames.set(event.seat, event.formerName);
  return {
    ...match,
    ...progress,
    status,
    hostId: null,
    stateId: state.stateId,
    tableState,
    seats: match.seats.map((storedSeat) => ({
      ...storedSeat,
      personId: ownerOf(storedSeat),
      name: previousNames.get(storedSeat.seat) ?? storedSeat.name,
      bot: storedSeat.personId === null ? storedSeat.bot : null,
    })),
    updatedAt: recentMoves.at(-1)?.at ?? match.createdAt,
  };
}
