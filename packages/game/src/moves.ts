/** For each decision the file that does it; `judging.ts` lists those that judge. */
import type { Action, ActionType } from './action';
import { applyBandMove } from './actions/move-band';
import { applyPawnMove } from './actions/move-pawn';
import { applyPutOut } from './actions/put-out';
import { applyEndActions, applyIntensifyStep } from './course';
import { applyDemolish } from './demolition/demolish';
import type { GameEvent } from './event';
import { applyDiscard } from './fire/discard';
import { playSpread } from './fire/play-card';
import type { Refusal } from './refusal';
import { applyPlaceBand, applyPlacePawn } from './setup/placing';
import { check } from './judging';
import { applyKeepHand, applyRedeal } from './setup/redeal';
import { shuffleRedeal } from './setup/redeal-shuffle';
import type { Redealt } from './setup/deal';
import type { Draft, GameState, Seat } from './state';
import { applyUndo, forgetUndo, isUndoable, keepForUndo, remember } from './undo/undo';

type Of<T extends ActionType> = Extract<Action, { type: T }>;

type Apply<T extends ActionType> = (
  draft: Draft<GameState>,
  seat: Seat,
  choice: Of<T>,
) => readonly GameEvent[];

const APPLIES: { readonly [T in ActionType]: Apply<T> } = {
  'keep-hand': applyKeepHand,
  redeal: (draft, seat) => applyRedeal(draft, seat, shuffleRedeal(draft, seat)),
  'place-band': applyPlaceBand,
  'place-pawn': applyPlacePawn,
  spread: playSpread,
  discard: applyDiscard,
  'move-pawn': applyPawnMove,
  'move-band': applyBandMove,
  'put-out': applyPutOut,
  demolish: applyDemolish,
  'end-actions': applyEndActions,
  intensify: applyIntensifyStep,
  undo: applyUndo,
};

/** A decision that the rules refuse was applied: the caller did not judge it. */
export class IllegalAction extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly action: Action,
  ) {
    super(`${refusal.rule}: ${refusal.reason} (${JSON.stringify(action)})`);
  }
}

/**
 * Does what was decided and says what happened, secrets included (`viewEvent` removes them).
 * @throws IllegalAction, leaving the draft as it was, where `check` refuses.
 */
export function applyAction(draft: Draft<GameState>, seat: Seat, action: Action): readonly GameEvent[] {
  const refusal = check(draft, seat, action);
  if (refusal !== null) throw new IllegalAction(refusal, action);
  if (!isUndoable(action)) return applyListed(draft, seat, action);
  const entry = remember(draft, action);
  const events = applyListed(draft, seat, action);
  // A spread that took a token has shown a secret: neither it nor what was before comes back (UNDO-2).
  if (events.some(({ type }) => type === 'token-taken')) forgetUndo(draft);
  else keepForUndo(draft, entry);
  return events;
}

/**
 * Does what a `legal…` function has listed, unjudged and with nothing to take back: for whoever plays games in the
 * mind, where most of the time would go into both.
 */
export function applyListed(draft: Draft<GameState>, seat: Seat, action: Action): readonly GameEvent[] {
  const apply = APPLIES[action.type] as Apply<ActionType>;
  return apply(draft, seat, action);
}

/** A redeal as a record tells it, in place of the shuffle. @throws IllegalAction where `check` refuses. */
export function applyTold(draft: Draft<GameState>, seat: Seat, cards: Redealt): readonly GameEvent[] {
  const refusal = check(draft, seat, { type: 'redeal' });
  if (refusal !== null) throw new IllegalAction(refusal, { type: 'redeal' });
  return applyRedeal(draft, seat, cards);
}
