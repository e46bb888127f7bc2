/** Loads a match from the storage: its latest snapshot and the log after it. */
import { effectiveDecisions } from '@great-fire/game/record';
import type { GameEvent, MatchSetup, Seat } from '@great-fire/game';
import type { MatchLogEntry } from '@great-fire/game/record';
import { createMatchState, parseMatchState, applyToMatchState } from '@great-fire/game/match';
import type { MatchState } from '@great-fire/game/match';
import type { RulesEngine } from '@great-fire/game/engine';
import * as z from 'zod';
import type { TableState, TimeControl, Takeback } from '@great-fire/protocol';
import type { MatchId, StoredMatch } from '../entities/match';
import type { StoredMove } from '../storage/moves';
import type { Storage } from '../storage/storage';
import { parseDecision, isTakeback, parseLog } from './timeline';
import { loadRules } from './rules-registry';

/** A move and its events, including secret ones, or a takeback. */
export interface LoggedMove {
  readonly stateId: number; // the state after it
  readonly seat: Seat; // the seat that moved or proposed the takeback
  readonly events: readonly GameEvent[];
  readonly at: number;
  readonly takeback: Takeback | null;
}

export interface LiveMatch {
  readonly rules: RulesEngine; // of the version that the match was created with
  readonly state: MatchState;
  readonly recentMoves: readonly LoggedMove[]; // oldest first
  readonly timeControl: TimeControl;
  readonly ownedByPerson: readonly boolean[]; // by seat: whether a person owns it, even if a bot plays
  readonly tableState: TableState; // at this state
}

/**
 * Number of moves that a match keeps in memory. A sync sends those that fit into its bytes, at most 27 in whole games.
 * Clients fetch earlier ones in pages.
 */
const RECENT_MOVES = 30;

// This server wrote the events, so only the type of the list is checked.
const eventsSchema = z.array(z.custom<GameEvent>((value) => typeof value === 'object'));

// Measured after a garbage collection, at 300 matches of six players and after 0 to 250 moves.
const STATE_BYTES = 20_000;
const RECENT_MOVE_BYTES = 350;

/** Estimates the memory of a match in bytes. */
export const estimateHeapBytes = ({ recentMoves }: LiveMatch): number =>
  STATE_BYTES + RECENT_MOVE_BYTES * recentMoves.length;

/** Parses a row of the log. */
export function parseMove(row: StoredMove): LoggedMove {
  const events = eventsSchema.parse(JSON.parse(row.events));
  const decision = parseDecision(row);
  const takeback = isTakeback(decision) ? decision : null;
  return { stateId: row.stateId, seat: row.seat, events, at: row.at, takeback };
}

/**
 * Returns whether the game of a match has begun, whatever happened later. Before, the cards are dealt for no viewer. A
 * match closed while it was open never began.
 */
export const hasStarted = ({ tableState }: Pick<StoredMatch, 'tableState'>): boolean => tableState !== null;

/** Loads the set-up that a match was dealt from. @throws Error if its secrets are missing */
export async function loadSetup(storage: Storage, match: StoredMatch): Promise<MatchSetup> {
  const secrets = await storage.matches.secretsOf(match.id);
  if (secrets === null) throw new Error(`Match ${match.id} has no secrets`);
  return { players: match.players, options: match.options, ...secrets };
}

/**
 * Loads a match from its latest snapshot and the log after it, or from `cached` and the log after that. Resolves to
 * null if the match has not started.
 */
export async function loadMatch(
  storage: Storage,
  match: StoredMatch,
  cached: LiveMatch | null = null,
): Promise<LiveMatch | null> {
  const { timeControl, tableState } = match;
  if (tableState === null) return null;
  const rules = cached?.rules ?? (await loadRules(match.rulesVersion));
  const base = cached?.state ?? (await loadSnapshotOrDeal(storage, match, rules));
  const rows = await storage.moves.after(match.id, base.stateId);
  const state = await replayRows(storage, match, rules, base, rows);
  const recentMoves =
    cached === null
      ? (await storage.moves.before(match.id, state.stateId + 1, RECENT_MOVES)).map(parseMove)
      : appendRows(cached.recentMoves, rows);
  return {
    rules,
    state,
    recentMoves,
    timeControl,
    ownedByPerson: match.seats.map(({ personId }) => personId !== null),
    tableState,
  };
}

/**
 * Returns a match of the cache after the moves that were stored since, with one read. Seats are those of `cached`.
 * Resolves to null if that is not enough: the match is gone, or moves were taken back.
 */
export async function catchUp(storage: Storage, id: MatchId, cached: LiveMatch): Promise<LiveMatch | null> {
  const { moves = [], tableState = null } = (await storage.moves.since(id, cached.state.stateId)) ?? {};
  if (tableState === null) return null;
  const state = applyRows(cached.rules, cached.state, moves);
  if (state === null) return null;
  return { ...cached, state, recentMoves: appendRows(cached.recentMoves, moves), tableState };
}

const appendRows = (recentMoves: readonly LoggedMove[], rows: readonly StoredMove[]): readonly LoggedMove[] =>
  [...recentMoves, ...rows.map(parseMove)].slice(-RECENT_MOVES);

/** Returns the state after more rows of the log, or null if they contain a takeback. */
function applyRows(rules: RulesEngine, base: MatchState, rows: readonly StoredMove[]): MatchState | null {
  let state = base;
  for (const row of rows) {
    const decision = parseDecision(row);
    if (isTakeback(decision)) return null;
    state = applyToMatchState(rules, state, row.seat, decision).next;
  }
  return state;
}

/**
 * Returns the state after more rows of the log. If they contain a takeback, replays the match from its deal, because
 * `base` may lie after the state taken back to.
 */
async function replayRows(
  storage: Storage,
  match: StoredMatch,
  rules: RulesEngine,
  base: MatchState,
  rows: readonly StoredMove[],
): Promise<MatchState> {
  const state = applyRows(rules, base, rows);
  if (state !== null) return state;
  const allRows = await storage.moves.after(match.id, 0);
  // Only up to the last row read before, because a move may have been stored since.
  const { log } = parseLog(allRows.slice(0, base.stateId + rows.length));
  return replayLog(rules, await loadSetup(storage, match), log);
}

/** Loads the log of a match: moves and takebacks, in order. */
export async function loadLog(storage: Storage, match: StoredMatch): Promise<readonly MatchLogEntry[]> {
  return parseLog(await storage.moves.after(match.id, 0)).log;
}

/** Returns the state after a whole log, in the form of the framework. */
export function replayLog(rules: RulesEngine, setup: MatchSetup, log: readonly MatchLogEntry[]): MatchState {
  const effectiveMoves = effectiveDecisions(log);
  const state = effectiveMoves.reduce(
    (previous, { seat, action }) => applyToMatchState(rules, previous, seat, action).next,
    createMatchState(rules, setup),
  );
  return { ...state, stateId: log.length };
}

/** Returns the match after one more row of its log. */
export function withMove(
  match: LiveMatch,
  state: MatchState,
  row: LoggedMove,
  tableState: TableState,
): LiveMatch {
  return { ...match, state, recentMoves: [...match.recentMoves.slice(1 - RECENT_MOVES), row], tableState };
}

/** Returns the seat that is to move, or null if the game is over. */
export function activeSeatOf({ game }: MatchState): Seat | null {
  return game.result === null ? game.turn.seat : null;
}

async function loadSnapshotOrDeal(
  storage: Storage,
  match: StoredMatch,
  rules: RulesEngine,
): Promise<MatchState> {
  const snapshot = await storage.moves.latestSnapshot(match.id);
  return snapshot === null
    ? createMatchState(rules, await loadSetup(storage, match))
    : parseMatchState(snapshot.state);
}
