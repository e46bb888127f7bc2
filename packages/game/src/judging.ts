/** For each decision the file that judges it. Apart from what does it (`moves.ts`): the page judges and never applies. */
import type { Action, ActionType } from './action';
import { checkBandMove } from './actions/move-band';
import { checkPawnMove } from './actions/move-pawn';
import { checkPutOut } from './actions/put-out';
import { checkEndActions } from './course';
import { checkIntensify } from './deck/intensify';
import { checkDemolish } from './demolition/demolish';
import { checkDiscard } from './fire/discard';
import { checkSpread } from './fire/spread';
import type { Refusal } from './refusal';
import { checkPlaceBand, checkPlacePawn } from './setup/placing';
import { checkKeepHand, checkRedeal } from './setup/redeal';
import type { FireCard, GameState, PublicState, Seat, Token } from './state';
import { checkUndo } from './undo/undo';

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
