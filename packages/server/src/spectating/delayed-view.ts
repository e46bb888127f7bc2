/**
 * A table as it stood some minutes ago: all that somebody may be told of it who watches with a delay. It is worked out
 * of what is stored and of nothing else, so that it is the same at every server and after a restart, and nothing that
 * happened since can be in it.
 */
import type { Seat } from '@great-fire/game';
import { createMatchState } from '@great-fire/game/match';
import { emptyTableState } from '@great-fire/protocol';
import type { FormerOwner, TableLogEntry } from '@great-fire/protocol';
import { LRUCache } from 'lru-cache';
import type { StoredMatch } from '../storage/matches';
import type { StoredMove } from '../storage/moves';
import type { MatchId, Storage } from '../storage/storage';
import type { StoredChatLine } from '../storage/chat';
import type { LiveMatch } from '../matches/load-match';
import {
  RECENT_MOVES,
  activeSeatOf,
  hasStarted,
  parseMove,
  loadSetup,
  replayRows,
} from '../matches/load-match';
import { toProgress } from '../matches/progress';
import { loadRules } from '../matches/rules-registry';

const MINUTE_MS = 60_000;
const NO_LIMIT = 1_000_000; // no table has as many events
const MAX_CHAT_LINES = 300; // of the chat that are looked through for those that may be told
const UNKNOWN_PERSON = ''; // who had a seat then: of no account to anybody who watches
const MAX_CACHED_MATCHES = 200;
const CACHE_TTL_MS = 10 * MINUTE_MS;

export interface DelayedView {
  readonly at: number; // the moment: ms since 1970, UTC
  readonly match: StoredMatch;
  readonly liveMatch: LiveMatch;
  readonly events: readonly TableLogEntry[]; // up to then, oldest first
  readonly formerOwners: readonly FormerOwner[];
  readonly chatLines: readonly StoredChatLine[]; // for players up to then, and all of spectators, oldest first
  readonly nextVisibleAt: number | null; // when more of what is kept back may be told; null: nothing is
}

export interface DelayedViewsDeps {
  readonly storage: Storage;
  readonly now: () => number;
}

const getDelayMs = ({ spectatorPolicy }: StoredMatch): number => spectatorPolicy.delayMinutes * MINUTE_MS;

/** Whether who has this seat, or none (null), is told of a table only later. That its game has begun is told at once. */
export const isDelayedFor = (match: StoredMatch, seat: Seat | null): boolean =>
  seat === null && getDelayMs(match) > 0 && hasStarted(match);

/** Whether a line may be read by those who are told of what was until then: spectators hear each other at once. */
export const isVisibleAt = ({ channel, at }: StoredChatLine, visibleUntil: number): boolean =>
  channel === 'spectators' || at <= visibleUntil;

/** Whether who watches may be told a line by now, as all else of its age. */
export const isLineVisibleToDelayed = (match: StoredMatch, line: StoredChatLine, now: number): boolean =>
  isVisibleAt(line, now - getDelayMs(match));

/** What is told of a table some minutes after it happened. */
export class DelayedViews {
  private readonly cache = new LRUCache<MatchId, LiveMatch>({ max: MAX_CACHED_MATCHES, ttl: CACHE_TTL_MS });

  constructor(private readonly deps: DelayedViewsDeps) {}

  /** A table as who watches may know it by now: as it was so long ago, or as it is where it has no delay. */
  async getMatchForSpectators(match: StoredMatch): Promise<StoredMatch> {
    return isDelayedFor(match, null) ? (await this.buildView(match)).match : match;
  }

  /** Returns the delayed view of a table for a seat, or null if the seat sees the table without a delay. `seat` null: a spectator. */
  async getViewForSeat(matchId: MatchId, seat: Seat | null): Promise<DelayedView | null> {
    if (seat !== null) return null;
    const match = await this.deps.storage.matches.find(matchId);
    return match !== null && isDelayedFor(match, seat) ? this.buildView(match) : null;
  }

  /** A game that has begun, as it stood then. */
  async buildView(match: StoredMatch): Promise<DelayedView> {
    const { storage, now } = this.deps;
    const at = now() - getDelayMs(match);
    const takeVisible = <T extends { readonly at: number }>(all: readonly T[]): readonly T[] => {
      const firstHiddenIndex = all.findIndex((item) => item.at > at);
      return firstHiddenIndex === -1 ? all : all.slice(0, firstHiddenIndex);
    };
    const allEvents = await storage.tableState.events(match.id, NO_LIMIT);
    const events = takeVisible(allEvents);
    const { liveMatch, firstHiddenMove } = await this.replayUntil(match, takeVisible, events);
    const allLines = await storage.chat.history(match.id, MAX_CHAT_LINES, {});
    // A full window may hide older lines behind younger ones. A second query then reads the older ones.
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
    const isComplete = firstHiddenMove === undefined && events.length === allEvents.length;
    return {
      ...{ at, liveMatch, events, chatLines },
      match: toDelayedMatch(match, liveMatch, allEvents.slice(events.length), isComplete),
      formerOwners: formerOwners.filter((item) => item.version <= version),
      nextVisibleAt: dueTimes.length === 0 ? null : Math.min(...dueTimes),
    };
  }

  /** The game after the moves up to then, and the first move that is kept back. */
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
    // No clock, pause or vote: the log tells of those that were.
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

/** The table's own row as it stood then. `since`: what happened beside the moves and is kept back. */
function toDelayedMatch(
  match: StoredMatch,
  { rules, state, recentMoves, tableState }: LiveMatch,
  hiddenEvents: readonly TableLogEntry[],
  isComplete: boolean,
): StoredMatch {
  const progress = toProgress(rules, state.game);
  const previousNames = new Map<Seat, string>();
  for (const { event } of hiddenEvents)
    if (event.type === 'substituted' && !previousNames.has(event.seat))
      previousNames.set(event.seat, event.formerName);
  return {
    ...match,
    ...progress,
    status: isComplete && match.status === 'unfinished' ? 'unfinished' : progress.status,
    hostId: null,
    stateId: state.stateId,
    tableState,
    seats: match.seats.map((storedSeat) => ({
      ...storedSeat,
      personId: previousNames.has(storedSeat.seat) ? UNKNOWN_PERSON : storedSeat.personId,
      name: previousNames.get(storedSeat.seat) ?? storedSeat.name,
      bot: storedSeat.personId === null ? storedSeat.bot : null,
    })),
    updatedAt: recentMoves.at(-1)?.at ?? match.createdAt,
  };
}
