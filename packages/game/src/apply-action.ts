/** Maps each action type to the function that applies it. `check-action.ts` maps it to the function that checks it. */
import type { Action, ActionType } from './action';
import { applyBandMove } from './actions/move-band';
import { applyPawnMove } from './actions/move-pawn';
import { applyPutOut } from './actions/put-out';
import { applyEndActions, applyIntensify } from './turn-flow';
import { applyDemolish } from './demolition/demolish';
import type { GameEvent } from './event';
import { applyDiscard } from './fire/discard';
import { applySpread } from './fire/spread';
import type { Refusal } from './refusal';
import { applyPlaceBand, applyPlacePawn } from './setup/placement';
import { checkAction } from './check-action';
import { applyKeepHand, applyRedeal } from './setup/redeal';
import { shuffleRedeal } from './setup/redeal-cards';
import type { RedealResult } from './setup/deal';
import type { Draft, GameState, Seat } from './state';
import { applyUndo, captureUndo, isUndoable, recordUndo } from './undo/undo';

type ActionOf<T extends ActionType> = Extract<Action, { type: T }>;

type Apply<T extends ActionType> = (
  draft: Draft<GameState>,
  seat: Seat,
  choice: ActionOf<T>,
) => readonly GameEvent[];

const APPLY_FUNCTIONS: { readonly [T in ActionType]: Apply<T> } = {
  'keep-hand': applyKeepHand,
  redeal: (draft, seat) => applyRedeal(draft, seat, shuffleRedeal(draft, seat)),
  'place-band': applyPlaceBand,
  'place-pawn': applyPlacePawn,
  spread: applySpread,
  discard: applyDiscard,
  'move-pawn': applyPawnMove,
  'move-band': applyBandMove,
  'put-out': applyPutOut,
  demolish: applyDemolish,
  'end-actions': applyEndActions,
  intensify: applyIntensify,
  undo: applyUndo,
};

/** Thrown when an action that the rules refuse is applied. The caller should have checked it. */
export class IllegalActionError extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly action: Action,
  ) {
    super(`${refusal.rule}: ${refusal.reason} (${JSON.stringify(action)})`);
  }
}

/**
 * Checks and applies an action. Returns its events with all secrets, which `viewEvent` removes.
 * @throws IllegalActionError if `checkAction` refuses. The draft is then unchanged.
 */
export function applyAction(draft: Draft<GameState>, seat: Seat, action: Action): readonly GameEvent[] {
  const refusal = checkAction(draft, seat, action);
  if (refusal !== null) throw new IllegalActionError(refusal, action);
  if (!isUndoable(action)) return applyUnchecked(draft, seat, action);
  const entry = captureUndo(draft, action);
  const events = applyUnchecked(draft, seat, action);
  recordUndo(draft, entry, events);
  return events;
}

/**
 * Applies an action from a `legal…` function, without a check and without undo entry. Simulations would otherwise
 * spend most of their time on both.
 */
export function applyUnchecked(draft: Draft<GameState>, seat: Seat, action: Action): readonly GameEvent[] {
  const apply = APPLY_FUNCTIONS[action.type] as Apply<ActionType>;
  return apply(draft, seat, action);
}

/**
 * Applies a redeal with the cards of a record instead of a shuffle. @throws IllegalActionError if `checkAction`
 * refuses
 */
export function applyRecordedRedeal(
  draft: Draft<GameState>,
  seat: Seat,
  cards: RedealResult,
): readonly GameEvent[] {
  const refusal = checkAction(draft, seat, { type: 'redeal' });
  if (refusal !== null) throw new IllegalActionError(refusal, { type: 'redeal' });
  return applyRedeal(draft, seat, cards);
}
