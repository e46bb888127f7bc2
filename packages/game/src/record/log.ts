/** The log of a match: its decisions in order. Replaying it gives the state. UNDO-3 takes back by replay. */
import type { Action } from '../action';
import { applyAction } from '../apply-action';
import type { Refusal } from '../refusal';
import { createGame, type MatchSetup } from '../setup/create-game';
import type { Draft, GameState, Seat } from '../state';

export interface Decision {
  readonly seat: Seat;
  readonly action: Action;
}

/** Takes back all decisions after the first `keep`, with the consent of these seats. */
export interface RecordedTakeback {
  readonly keep: number;
  readonly consent: readonly Seat[];
}

export type MatchLogEntry = Decision | RecordedTakeback;

/** Returns true for a decision, false for a takeback. */
export function isDecision(entry: MatchLogEntry): entry is Decision {
  return 'action' in entry;
}

/** Returns the decisions that no takeback removed. @source UNDO-3 */
export function effectiveDecisions(log: readonly MatchLogEntry[]): readonly Decision[] {
  const decisions: Decision[] = [];
  for (const entry of log) {
    if (isDecision(entry)) decisions.push(entry);
    else decisions.length = Math.min(decisions.length, entry.keep);
  }
  return decisions;
}

/** Returns the state that setup and log lead to. @throws IllegalActionError if the log breaks a rule */
export function replayLog(setup: MatchSetup, log: readonly MatchLogEntry[]): GameState {
  const draft = createGame(setup) as Draft<GameState>;
  for (const { seat, action } of effectiveDecisions(log)) applyAction(draft, seat, action);
  return draft;
}

/**
 * Checks a takeback of all decisions after the first `keep`: every human player must consent. `decisions`: the number
 * of those that stand. Returns the refusal, or null if it is legal. @source UNDO-3
 */
export function checkTakeback(
  decisions: number,
  { keep, consent }: RecordedTakeback,
  humans: readonly Seat[],
): Refusal | null {
  if (!Number.isInteger(keep) || keep < 0 || keep >= decisions) {
    return { rule: 'UNDO-3', reason: 'nothing-to-take-back' };
  }
  return humans.every((seat) => consent.includes(seat))
    ? null
    : { rule: 'UNDO-3', reason: 'consent-missing' };
}
