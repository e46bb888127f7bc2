/** What was decided in a match, in order, and the state that it leads to. UNDO-3 takes back by replay. */
import type { Action } from '../action';
import { applyAction } from '../apply-action';
import type { Refusal } from '../refusal';
import { createGame } from '../setup/create-game';
import type { MatchSetup } from '../setup/create-game';
import type { Draft, GameState, Seat } from '../state';

export interface Decision {
  readonly seat: Seat;
  readonly action: Action;
}

/** All that followed the first `keep` decisions was taken back, with the consent of these seats. */
export interface Takeback {
  readonly keep: number;
  readonly consent: readonly Seat[];
}

export type MatchLogEntry = Decision | Takeback;

/** Tells a decision from a taking back. */
export function isDecision(entry: MatchLogEntry): entry is Decision {
  return 'action' in entry;
}

/** The decisions that still count. @source UNDO-3 */
export function effectiveDecisions(log: readonly MatchLogEntry[]): readonly Decision[] {
  const decisions: Decision[] = [];
  for (const entry of log) {
    if (isDecision(entry)) decisions.push(entry);
    else decisions.length = Math.min(decisions.length, entry.keep);
  }
  return decisions;
}

/** The state that a match's seed, entropies and log lead to. @throws IllegalActionError where the log breaks a rule. */
export function replayLog(setup: MatchSetup, log: readonly MatchLogEntry[]): GameState {
  const draft = createGame(setup) as Draft<GameState>;
  for (const { seat, action } of effectiveDecisions(log)) applyAction(draft, seat, action);
  return draft;
}

/** Judges taking back all that followed the first `keep` decisions: every human player must agree. @source UNDO-3 */
export function checkTakeback(
  log: readonly MatchLogEntry[],
  { keep, consent }: Takeback,
  humans: readonly Seat[],
): Refusal | null {
  if (!Number.isInteger(keep) || keep < 0 || keep >= effectiveDecisions(log).length) {
    return { rule: 'UNDO-3', reason: 'nothing-to-take-back' };
  }
  return humans.every((seat) => consent.includes(seat))
    ? null
    : { rule: 'UNDO-3', reason: 'consent-missing' };
}
