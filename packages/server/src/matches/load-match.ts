/** A match read from its storage: its latest snapshot and the log after it. */
import { effectiveDecisions } from '@great-fire/game';
import type { GameEvent, MatchLogEntry, MatchSetup, Seat } from '@great-fire/game';
import { createMatchState, parseMatchState, applyToMatchState } from '@great-fire/game/match';
import type { MatchState } from '@great-fire/game/match';
import type { RulesEngine } from '@great-fire/game/engine';
import * as z from 'zod';
import type { TableState, TimeControl, Takeback } from '@great-fire/protocol';
import { initialTableState } from '../table-state/table-state';
import type { StoredMatch } from '../storage/matches';
import type { StoredMove } from '../storage/moves';
import type { Storage } from '../storage/storage';
import { parseDecision, isTakeback, parseLog } from './timeline';
import { loadRules } from './rules-registry';

/** One decision and what it did, secrets included, or that some were taken back. */
export interface LoggedMove {
  readonly stateId: number; // the state that it led to
  readonly seat: Seat; // whose move it was, or who asked to take back
  readonly events: readonly GameEvent[];
  readonly at: number;
  readonly takeback: Takeback | null;
}

export interface LiveMatch {
  readonly rules: RulesEngine; // of the version that it was opened with
  readonly state: MatchState;
  readonly recentMoves: readonly LoggedMove[]; // the last ones, oldest first
  readonly timeControl: TimeControl;
  readonly ownedByPerson: readonly boolean[]; // by seat: it belongs to a person, whoever plays it
  readonly tableState: TableState; // as it stood at this state
}

/** How many moves a page is given when it comes to a table; the rest is fetched in pages. */
export const RECENT_MOVES = 60;

// The events were written by this server; only their being a list is worth a check.
const eventsSchema = z.array(z.custom<GameEvent>((value) => typeof value === 'object'));

/** A row of the log, read. */
export function parseMove(row: StoredMove): LoggedMove {
  const events = eventsSchema.parse(JSON.parse(row.events));
  const decision = parseDecision(row);
  const takeback = isTakeback(decision) ? decision : null;
  return { stateId: row.stateId, seat: row.seat, events, at: row.at, takeback };
}

/** Whether its host started it, whatever became of it. One that was closed while it waited never was. */
export function hasStarted({ status, stateId, tableState }: StoredMatch): boolean {
  if (status === 'unfinished') return stateId > 0 || tableState !== null;
  return status !== 'open';
}

/** What a match was dealt from. @throws Error where its secrets are not there */
export async function loadSetup(storage: Storage, match: StoredMatch): Promise<MatchSetup> {
  const secrets = await storage.matches.secretsOf(match.id);
  if (secrets === null) throw new Error(`Match ${match.id} has no secrets`);
  return { players: match.players, options: match.options, ...secrets };
}

/**
 * A match as its latest snapshot and the log after it tell, or the log after what was `cached` of it
 * before; null where it has not begun.
 */
export async function loadMatch(
  storage: Storage,
  match: StoredMatch,
  cached: LiveMatch | null = null,
): Promise<LiveMatch | null> {
  if (!hasStarted(match)) return null;
  const rules = cached?.rules ?? (await loadRules(match.rulesVersion));
  const base = cached?.state ?? (await loadSnapshotOrDeal(storage, match, rules));
  const rows = await storage.moves.after(match.id, base.stateId);
  const state = await replayRows(storage, match, rules, base, rows);
  const recentMoves =
    cached === null
      ? (await storage.moves.before(match.id, state.stateId + 1, RECENT_MOVES)).map(parseMove)
      : [...cached.recentMoves, ...rows.map(parseMove)].slice(-RECENT_MOVES);
  const { timeControl: timeControl, players, updatedAt } = match;
  const tableState =
    match.tableState ?? initialTableState(timeControl, players, activeSeatOf(state), updatedAt);
  return {
    rules,
    state,
    recentMoves,
    timeControl,
    ownedByPerson: match.seats.map(({ personId }) => personId !== null),
    tableState,
  };
}

/** The state after rows of the log. Where they take back, it is dealt and played again: what is known of it may lie ahead. */
export async function replayRows(
  storage: Storage,
  match: StoredMatch,
  rules: RulesEngine,
  base: MatchState,
  rows: readonly StoredMove[],
): Promise<MatchState> {
  let state = base;
  for (const row of rows) {
    const decision = parseDecision(row);
    if (isTakeback(decision)) {
      const allRows = await storage.moves.after(match.id, 0);
      // No further than what was read of it before: a move may have come since.
      const { log } = parseLog(allRows.slice(0, base.stateId + rows.length));
      return replayLog(rules, await loadSetup(storage, match), log);
    }
    state = applyToMatchState(rules, state, row.seat, decision).next;
  }
  return state;
}

/** The state that a whole log leads to, as the framework holds it. */
export function replayLog(rules: RulesEngine, setup: MatchSetup, log: readonly MatchLogEntry[]): MatchState {
  const effectiveMoves = effectiveDecisions(log);
  const state = effectiveMoves.reduce(
    (previous, { seat, action }) => applyToMatchState(rules, previous, seat, action).next,
    createMatchState(rules, setup),
  );
  return { ...state, stateId: log.length };
}

/** A match after one more row of its log. */
export function withMove(
  match: LiveMatch,
  state: MatchState,
  row: LoggedMove,
  tableState: TableState,
): LiveMatch {
  return { ...match, state, recentMoves: [...match.recentMoves.slice(1 - RECENT_MOVES), row], tableState };
}

/** The seat whose decision is awaited; null when the game is over. */
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
