/** Loads a match, or an earlier state of it, from the storage: a snapshot and the log after it. */
import type { GameEvent, MatchSetup, Seat } from '@great-fire/game';
import {
  createMatchState,
  parseMatchState,
  applyToMatchState,
  type MatchState,
} from '@great-fire/game/match';
import type { RulesEngine } from '@great-fire/game/engine';
import * as z from 'zod';
import type { BotLevel, BotSpeed, TableState, TimeControl, Takeback } from '@great-fire/protocol';
import { releasedSeat } from '@great-fire/table';
import type { MatchId, StoredMatch } from '../entities/match';
import { FORCED_ID_PREFIX, type StoredMove } from '../storage/moves';
import type { Storage } from '../storage/storage';
import { loadTimeline, readLog } from './match-log';
import { parseDecision, isTakeback, type RowRange } from './timeline';
import { loadRules } from './rules-registry';

/** A move and its events, including secret ones, or a takeback. */
export interface LoggedMove {
  readonly stateId: number; // the state after it
  readonly seat: Seat; // the seat that moved or proposed the takeback
  readonly events: readonly GameEvent[];
  readonly at: number;
  readonly takeback: Takeback | null;
  readonly isForced: boolean; // the server made it, because there was no choice
}

export interface LiveMatch {
  readonly rules: RulesEngine; // of the version that the match was created with
  readonly state: MatchState;
  readonly recentMoves: readonly LoggedMove[]; // oldest first
  readonly timeControl: TimeControl;
  readonly ownedByPerson: readonly boolean[]; // by seat: whether a person owns it, even if a bot plays
  readonly botLevels: ReadonlyMap<Seat, BotLevel>; // by seat that a bot plays
  readonly botSpeed: BotSpeed;
  readonly tableState: TableState;
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

export const estimateHeapBytes = ({ recentMoves }: LiveMatch): number =>
  STATE_BYTES + RECENT_MOVE_BYTES * recentMoves.length;

export function parseStoredMove(row: StoredMove): LoggedMove {
  const events = eventsSchema.parse(JSON.parse(row.events));
  const decision = parseDecision(row);
  const takeback = isTakeback(decision) ? decision : null;
  const { stateId, seat, at } = row;
  return { stateId, seat, events, at, takeback, isForced: isForcedMove(row) };
}

export const isForcedMove = ({ moveId }: Pick<StoredMove, 'moveId'>): boolean =>
  moveId.startsWith(FORCED_ID_PREFIX);

/**
 * Returns whether the game of a match has begun, whatever happened later. Before, the cards are dealt for no viewer. A
 * match closed while it was open never began.
 */
export const hasStarted = ({ tableState }: Pick<StoredMatch, 'tableState'>): boolean => tableState !== null;

/** Returns the seats that bots play in a running match. Before the start and after the end there are none. */
export const botLevelsOf = ({ status, seats }: StoredMatch): ReadonlyMap<Seat, BotLevel> =>
  new Map(seats.flatMap(({ seat, bot }) => (status === 'running' && bot !== null ? [[seat, bot]] : [])));

/** Loads the set-up that a match was dealt from. @throws Error if its secrets are missing */
export async function loadSetup(storage: Pick<Storage, 'matches'>, match: StoredMatch): Promise<MatchSetup> {
  const secrets = await storage.matches.secretsOf(match.id);
  if (secrets === null) throw new Error(`Match ${match.id} has no secrets`);
  return { players: match.players, options: match.options, ...secrets };
}

/**
 * Loads a match, or brings `cached` up to date. Resolves to null if the match has not started.
 * @throws Error if its log is incomplete
 */
export async function loadMatch(
  storage: Pick<Storage, 'matches' | 'moves'>,
  match: StoredMatch,
  cached: LiveMatch | null = null,
): Promise<LiveMatch | null> {
  const { timeControl, tableState, stateId, botSpeed } = match;
  if (tableState === null) return null;
  const seating = {
    ownedByPerson: match.seats.map(({ personId }) => personId !== null),
    botLevels: botLevelsOf(match),
    botSpeed,
  };
  if (cached?.state.stateId === stateId) return { ...cached, ...seating, tableState };
  const rules = cached?.rules ?? (await loadRules(match.rulesVersion));
  const state = await loadState(storage, match, rules, stateId, cached?.state);
  const recentMoves = (await storage.moves.before(match.id, stateId + 1, RECENT_MOVES)).map(parseStoredMove);
  return { rules, state, recentMoves, timeControl, ...seating, tableState };
}

export const SNAPSHOT_EVERY = 50;

/**
 * Returns a match of the cache after the moves that were stored since, with one read. Seats are those of `cached`.
 * Resolves to null if that is not enough: the match is gone, moves were taken back, a stand-in gave its seat back, or
 * there are many moves.
 */
export async function catchUp(
  storage: Pick<Storage, 'moves'>,
  id: MatchId,
  cached: LiveMatch,
): Promise<LiveMatch | null> {
  const since = await storage.moves.since(id, cached.state.stateId, SNAPSHOT_EVERY);
  const { moves = [], tableState = null } = since ?? {};
  if (tableState === null || moves.length === SNAPSHOT_EVERY) return null;
  if (releasedSeat(cached.tableState, tableState) !== null) return null;
  let { state } = cached;
  for (const row of moves) {
    const decision = parseDecision(row);
    if (isTakeback(decision)) return null;
    state = applyToMatchState(cached.rules, state, row.seat, decision).next;
  }
  const recentMoves = [...cached.recentMoves, ...moves.map(parseStoredMove)].slice(-RECENT_MOVES);
  return { ...cached, state, recentMoves, tableState };
}

/**
 * Loads any state of a match. Reads the latest snapshot before it and the rows since. A takeback stores a snapshot, so
 * only a match without snapshots, as an archive brings it, is replayed over its timeline. `cached`: an earlier state.
 * @throws Error if the log does not reach the state
 */
export async function loadState(
  storage: Pick<Storage, 'matches' | 'moves'>,
  match: StoredMatch,
  rules: RulesEngine,
  stateId: number,
  cached?: MatchState,
): Promise<MatchState> {
  const timeline = await loadTimeline(storage, match.id, match.stateId);
  const ranges = [...timeline.rangesAt(stateId)];
  const missing: RowRange[] = []; // rows to apply, oldest first
  let state: MatchState | null = null;
  for (let range = ranges.pop(); range !== undefined && state === null; range = ranges.pop()) {
    state = await findBase(storage, match.id, range, cached);
    missing.unshift({ after: state?.stateId ?? range.after, upTo: range.upTo });
  }
  state ??= createMatchState(rules, await loadSetup(storage, match));
  let count = 0;
  for (const range of missing)
    for await (const rows of readLog(storage, match.id, range)) {
      count += rows.length;
      for (const row of rows) state = applyRow(rules, state, row);
    }
  const expectedCount = missing.reduce((sum, { after, upTo }) => sum + upTo - after, 0);
  if (count !== expectedCount)
    throw new Error(`The log of match ${match.id} does not reach state ${String(stateId)}`);
  return { ...state, stateId };
}

/** Returns the latest known state within a range of rows, or null. */
async function findBase(
  storage: Pick<Storage, 'moves'>,
  id: MatchId,
  { after, upTo }: RowRange,
  cached?: MatchState,
): Promise<MatchState | null> {
  const isWithin = (known: { readonly stateId: number }) => after <= known.stateId && known.stateId <= upTo;
  if (cached !== undefined && isWithin(cached) && upTo - cached.stateId < SNAPSHOT_EVERY) return cached;
  const snapshot = await storage.moves.latestSnapshot(id, upTo);
  return snapshot !== null && isWithin(snapshot) ? parseMatchState(snapshot.state) : null;
}

/** Returns the state after a row that is no takeback. */
function applyRow(rules: RulesEngine, state: MatchState, row: StoredMove): MatchState {
  const decision = parseDecision(row);
  if (isTakeback(decision)) throw new Error(`Row ${String(row.stateId)} is a takeback`);
  return applyToMatchState(rules, state, row.seat, decision).next;
}

/** Returns the match after one more row of its log. */
export function withMove(
  match: LiveMatch,
  state: MatchState,
  row: LoggedMove,
  tableState: TableState,
): LiveMatch {
  const released = releasedSeat(match.tableState, tableState);
  const botLevels =
    released === null ? match.botLevels : new Map([...match.botLevels].filter(([seat]) => seat !== released));
  const recentMoves = [...match.recentMoves.slice(1 - RECENT_MOVES), row];
  return { ...match, state, recentMoves, botLevels, tableState };
}

export function activeSeatOf({ game }: MatchState): Seat | null {
  return game.result === null ? game.turn.seat : null;
}

/** Loads the events of all moves that no consent took back, oldest first. */
export async function loadGameEvents(
  storage: Pick<Storage, 'moves'>,
  { id, stateId }: Pick<StoredMatch, 'id' | 'stateId'>,
): Promise<readonly GameEvent[]> {
  const events: GameEvent[] = [];
  const timeline = await loadTimeline(storage, id, stateId);
  for (const range of timeline.rangesAt(stateId))
    for await (const rows of readLog(storage, id, range))
      events.push(...rows.flatMap((row) => parseStoredMove(row).events));
  return events;
}
