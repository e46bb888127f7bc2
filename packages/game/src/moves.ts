/** The table of contents: for each decision the file that judges it and the file that does it. */
import type { Action, ActionType } from './action';
import { applyBandMove, checkBandMove } from './actions/move-band';
import { applyPawnMove, checkPawnMove } from './actions/move-pawn';
import { applyPutOut, checkPutOut } from './actions/put-out';
import { applyEndActions, applyIntensifyStep, checkEndActions } from './course';
import { checkIntensify } from './deck/intensify';
import { applyDemolish, checkDemolish } from './demolition/demolish';
import type { GameEvent } from './event';
import { applyDiscard, checkDiscard } from './fire/discard';
import { playSpread } from './fire/play-card';
import { checkSpread } from './fire/spread';
import type { Refusal } from './refusal';
import { applyPlaceBand, applyPlacePawn, checkPlaceBand, checkPlacePawn } from './setup/placing';
import { applyKeepHand, applyRedeal, checkKeepHand, checkRedeal, shuffleRedeal } from './setup/redeal';
import type { RedealtCards } from './setup/redeal';
import type { Draft, FireCard, GameState, PublicState, Seat, Token } from './state';
import { applyUndo, checkUndo, forgetUndo, isUndoable, keepForUndo, remember } from './undo/undo';

/** What a seat's choices depend on beside the public state. */
export interface Holdings {
  readonly hand: readonly FireCard[];
  readonly tokens: readonly Token[];
}

type Of<T extends ActionType> = Extract<Action, { type: T }>;

type Check<T extends ActionType> = (
  state: PublicState,
  seat: Seat,
  own: Holdings,
  choice: Of<T>,
) => Refusal | null;
type Apply<T extends ActionType> = (
  draft: Draft<GameState>,
  seat: Seat,
  choice: Of<T>,
) => readonly GameEvent[];

// Two tables, not one: the page judges and never applies, so it need not carry the second.
const CHECKS: { readonly [T in ActionType]: Check<T> } = {
  'keep-hand': checkKeepHand,
  redeal: (state, seat, own) => checkRedeal(state, seat, own.hand),
  'place-band': (state, seat, _, choice) => checkPlaceBand(state, seat, choice),
  'place-pawn': (state, seat, _, choice) => checkPlacePawn(state, seat, choice),
  spread: checkSpread,
  discard: (state, seat, own, choice) => checkDiscard(state, seat, own.hand, choice),
  'move-pawn': (state, seat, _, choice) => checkPawnMove(state, seat, choice),
  'move-band': (state, seat, _, choice) => checkBandMove(state, seat, choice),
  'put-out': (state, seat, _, choice) => checkPutOut(state, seat, choice),
  demolish: (state, seat, own, choice) => checkDemolish(state, seat, own.tokens, choice),
  'end-actions': checkEndActions,
  intensify: (state, seat, _, choice) => checkIntensify(state, seat, choice),
  undo: checkUndo,
};

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

/** What a seat holds, as the rules ask for it. */
export function holdingsOf(state: GameState, seat: Seat): Holdings {
  return { hand: state.secret.hands[seat] ?? [], tokens: state.secret.tokens[seat] ?? [] };
}

/** Judges a decision on a public state, given what the seat holds. */
export function checkWith(state: PublicState, seat: Seat, own: Holdings, action: Action): Refusal | null {
  // Each entry takes its own action; the key that it was found by is the action's type.
  const judge = CHECKS[action.type] as Check<ActionType>;
  return judge(state, seat, own, action);
}

/** Judges a decision on the whole state. */
export function check(state: GameState, seat: Seat, action: Action): Refusal | null {
  return checkWith(state, seat, holdingsOf(state, seat), action);
}

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
export function applyTold(draft: Draft<GameState>, seat: Seat, cards: RedealtCards): readonly GameEvent[] {
  const refusal = check(draft, seat, { type: 'redeal' });
  if (refusal !== null) throw new IllegalAction(refusal, { type: 'redeal' });
  return applyRedeal(draft, seat, cards);
}
