/** For each decision the file that judges it. Apart from what does it (`apply-action.ts`): the page judges and never applies. */
import type { Action, ActionType } from './action';
import { checkBandMove } from './actions/move-band';
import { checkPawnMove } from './actions/move-pawn';
import { checkPutOut } from './actions/put-out';
import { checkEndActions } from './turn-flow';
import { checkIntensify } from './deck/intensify';
import { checkDemolish } from './demolition/demolish';
import { checkDiscard } from './fire/discard';
import { checkSpread } from './fire/spread';
import type { Refusal } from './refusal';
import { checkPlaceBand, checkPlacePawn } from './setup/placement';
import { checkKeepHand, checkRedeal } from './setup/redeal';
import type { FireCard, GameState, PublicState, Seat, Token } from './state';
import { checkUndo } from './undo/undo';

/** What a seat's choices depend on beside the public state. */
export interface Holdings {
  readonly hand: readonly FireCard[];
  readonly tokens: readonly Token[];
}

type ActionOf<T extends ActionType> = Extract<Action, { type: T }>;

type Check<T extends ActionType> = (
  state: PublicState,
  seat: Seat,
  holdings: Holdings,
  choice: ActionOf<T>,
) => Refusal | null;
const CHECK_FUNCTIONS: { readonly [T in ActionType]: Check<T> } = {
  'keep-hand': checkKeepHand,
  redeal: (state, seat, holdings) => checkRedeal(state, seat, holdings.hand),
  'place-band': (state, seat, _, choice) => checkPlaceBand(state, seat, choice),
  'place-pawn': (state, seat, _, choice) => checkPlacePawn(state, seat, choice),
  spread: checkSpread,
  discard: (state, seat, holdings, choice) => checkDiscard(state, seat, holdings.hand, choice),
  'move-pawn': (state, seat, _, choice) => checkPawnMove(state, seat, choice),
  'move-band': (state, seat, _, choice) => checkBandMove(state, seat, choice),
  'put-out': (state, seat, _, choice) => checkPutOut(state, seat, choice),
  demolish: (state, seat, holdings, choice) => checkDemolish(state, seat, holdings.tokens, choice),
  'end-actions': checkEndActions,
  intensify: (state, seat, _, choice) => checkIntensify(state, seat, choice),
  undo: checkUndo,
};

/** What a seat holds, as the rules ask for it. */
export function holdingsOf(state: GameState, seat: Seat): Holdings {
  return { hand: state.secret.hands[seat] ?? [], tokens: state.secret.tokens[seat] ?? [] };
}

/** Judges a decision on a public state, given what the seat holds. */
export function checkActionFor(
  state: PublicState,
  seat: Seat,
  holdings: Holdings,
  action: Action,
): Refusal | null {
  // Each entry takes its own action; the key that it was found by is the action's type.
  const check = CHECK_FUNCTIONS[action.type] as Check<ActionType>;
  return check(state, seat, holdings, action);
}

/** Judges a decision on the whole state. */
export function checkAction(state: GameState, seat: Seat, action: Action): Refusal | null {
  return checkActionFor(state, seat, holdingsOf(state, seat), action);
}
