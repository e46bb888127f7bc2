/** What was decided in a match, in order, and the state that it leads to. UNDO-3 takes back by replay. */
import type { Action } from '../action';
import { applyAction } from '../moves';
import type { Refusal } from '../refusal';
import { createGame } from '../setup/create-game';
import type { MatchSetup } from '../setup/create-game';
import type { Draft, GameState, Seat } from '../state';

export interface Played {
  readonly seat: Seat;
  readonly action: Action;
}

/** All that followed the first `keep` decisions was taken back, with the consent of these seats. */
export interface TakenBack {
  readonly keep: number;
  readonly consent: readonly Seat[];
}

export type Logged = Played | TakenBack;

/** Tells a decision from a taking back. */
export function isPlayed(entry: Logged): entry is Played {
  return 'action' in entry;
}

/** The decisions that still count. @source UNDO-3 */
export function standingDecisions(log: readonly Logged[]): readonly Played[] {
  const standing: Played[] = [];
  for (const entry of log) {
    if (isPlayed(entry)) standing.push(entry);
    else standing.length = Math.min(standing.length, entry.keep);
  }
  return standing;
}

/** The state that a match's seed, entropies and log lead to. @throws IllegalAction where the log breaks a rule. */
export function rebuild(setup: MatchSetup, log: readonly Logged[]): GameState {
  const draft = createGame(setup) as Draft<GameState>;
  for (const { seat, action } of standingDecisions(log)) applyAction(draft, seat, action);
  return draft;
}

/** Judges taking back all that followed the first `keep` decisions: every human player must agree. @source UNDO-3 */
export function checkTakeBack(
  log: readonly Logged[],
  { keep, consent }: TakenBack,
  humans: readonly Seat[],
): Refusal | null {
  if (!Number.isInteger(keep) || keep < 0 || keep >= standingDecisions(log).length) {
    return { rule: 'UNDO-3', reason: 'nothing-to-take-back' };
  }
  return humans.every((seat) => consent.includes(seat))
    ? null
    : { rule: 'UNDO-3', reason: 'consent-missing' };
}
