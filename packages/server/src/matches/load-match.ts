/** A match read from its storage: its latest snapshot and the log after it. */
import { standingDecisions } from '@great-fire/game';
import type { GameEvent, Logged, MatchSetup, Seat } from '@great-fire/game';
import { begin, readState, reduce } from '@great-fire/game/reducer';
import type { MatchState } from '@great-fire/game/reducer';
import type { Rules } from '@great-fire/game/rules';
import * as z from 'zod';
import type { Conduct, Pace, TakenBackTo } from '@great-fire/protocol';
import { firstConduct } from '../conduct/conduct';
import type { StoredMatch } from '../storage/matches';
import type { StoredMove } from '../storage/moves';
import type { Storage } from '../storage/storage';
import { decisionOf, isTakingBack, readLog } from './line';
import { rulesOf } from './rules-of';

/** One decision and what it did, secrets included, or that some were taken back. */
export interface LoggedMove {
  readonly stateId: number; // the state that it led to
  readonly seat: Seat; // whose move it was, or who asked to take back
  readonly events: readonly GameEvent[];
  readonly at: number;
  readonly takenBack: TakenBackTo | null;
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

// The events were written by this server; only their being a list is worth a check.
const eventsSchema = z.array(z.custom<GameEvent>((value) => typeof value === 'object'));

/** A row of the log, read. */
export function logged(row: StoredMove): LoggedMove {
  const events = eventsSchema.parse(JSON.parse(row.events));
  const decision = decisionOf(row);
  const takenBack = isTakingBack(decision) ? decision : null;
  return { stateId: row.stateId, seat: row.seat, events, at: row.at, takenBack };
}

/** Whether its host started it, whatever became of it. One that was closed while it waited never was. */
export function hasBegun({ status, stateId, conduct }: StoredMatch): boolean {
  if (status === 'unfinished') return stateId > 0 || conduct !== null;
  return status !== 'open';
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
  const from = known?.state ?? (await startOf(storage, match, rules));
  const rows = await storage.moves.after(match.id, from.stateId);
  const state = await stateAfter(storage, match, rules, from, rows);
  const recent =
    known === null
      ? (await storage.moves.before(match.id, state.stateId + 1, RECENT)).map(logged)
      : [...known.recent, ...rows.map(logged)].slice(-RECENT);
  const { pace, players, updatedAt } = match;
  const conduct = match.conduct ?? firstConduct(pace, players, awaitedAt(state), updatedAt);
  return { rules, state, recent, pace, owned: match.seats.map(({ personId }) => personId !== null), conduct };
}

/** The state after rows of the log. Where they take back, it is dealt and played again: what is known of it may lie ahead. */
export async function stateAfter(
  storage: Storage,
  match: StoredMatch,
  rules: Rules,
  from: MatchState,
  rows: readonly StoredMove[],
): Promise<MatchState> {
  let state = from;
  for (const row of rows) {
    const decision = decisionOf(row);
    if (isTakingBack(decision)) {
      const whole = await storage.moves.after(match.id, 0);
      // No further than what was read of it before: a move may have come since.
      const { log } = readLog(whole.slice(0, from.stateId + rows.length));
      return replayed(rules, await setupOf(storage, match), log);
    }
    state = reduce(rules, state, row.seat, decision).next;
  }
  return state;
}

/** The state that a whole log leads to, as the framework holds it. */
export function replayed(rules: Rules, setup: MatchSetup, log: readonly Logged[]): MatchState {
  const standing = standingDecisions(log);
  const state = standing.reduce(
    (before, { seat, action }) => reduce(rules, before, seat, action).next,
    begin(rules, setup),
  );
  return { ...state, stateId: log.length };
}

/** A match after one more row of its log. */
export function moved(match: HotMatch, state: MatchState, row: LoggedMove, conduct: Conduct): HotMatch {
  return { ...match, state, recent: [...match.recent.slice(1 - RECENT), row], conduct };
}

/** The seat whose decision is awaited; null when the game is over. */
export function awaitedAt({ game }: MatchState): Seat | null {
  return game.result === null ? game.turn.seat : null;
}

async function startOf(storage: Storage, match: StoredMatch, rules: Rules): Promise<MatchState> {
  const snapshot = await storage.moves.latestSnapshot(match.id);
  return snapshot === null ? begin(rules, await setupOf(storage, match)) : readState(snapshot.state);
}
