/**
 * Maps each action type to the function that checks it. The client checks actions but never applies them, so this file
 * does not import `apply-action.ts`.
 */
import type { Action, ActionType } from './action';
import { checkBandMove } from './actions/move-band';
import { checkPawnMove } from './actions/move-pawn';
import { checkPutOut } from './actions/put-out';
import { checkEndActions } from './turn-flow';
import { checkIntensify } from './deck/intensify';
import { checkDemolish } from './demolition/demolish';
import { checkDiscard } from './fire/discard';
import { checkSpread } from './fire/spread';
import { DISTRICT_IDS } from './board/ids';
import type { Refusal } from './refusal';
import { checkPlaceBand, checkPlacePawn } from './setup/placement';
import { checkKeepHand, checkRedeal } from './setup/redeal';
import { DIRECTIONS, type GameState, type Holdings, type PublicState, type Seat } from './state';
import { checkUndo } from './undo/undo';

type ActionOf<T extends ActionType> = Extract<Action, { type: T }>;
/** The one signature of all `check…` functions. A function leaves out the last parameters that it does not need. */
type Check<T extends ActionType> = (
  state: PublicState,
  seat: Seat,
  choice: ActionOf<T>,
  holdings: Holdings,
) => Refusal | null;

const CHECK_FUNCTIONS: { readonly [T in ActionType]: Check<T> } = {
  'keep-hand': checkKeepHand,
  redeal: checkRedeal,
  'place-band': checkPlaceBand,
  'place-pawn': checkPlacePawn,
  spread: checkSpread,
  discard: checkDiscard,
  'move-pawn': checkPawnMove,
  'move-band': checkBandMove,
  'put-out': checkPutOut,
  demolish: checkDemolish,
  'end-actions': checkEndActions,
  intensify: checkIntensify,
  undo: checkUndo,
};

/** The fields of each action. `card` is a direction, `districts` a list, every other field a district. */
const FIELDS: { readonly [T in ActionType]: readonly string[] } = {
  'keep-hand': [],
  redeal: [],
  'place-band': ['district'],
  'place-pawn': ['district'],
  spread: ['card', 'from', 'exit', 'to'],
  discard: ['card'],
  'move-pawn': ['to'],
  'move-band': ['from', 'to'],
  'put-out': ['district'],
  demolish: ['district'],
  'end-actions': [],
  intensify: ['districts'],
  undo: [],
};

const isDistrict = (value: unknown): boolean => (DISTRICT_IDS as readonly unknown[]).includes(value);

function isFieldValid(field: string, value: unknown): boolean {
  if (field === 'card') return (DIRECTIONS as readonly unknown[]).includes(value);
  return field === 'districts' ? Array.isArray(value) && value.every(isDistrict) : isDistrict(value);
}

/**
 * Returns whether the value can be checked as an action. Less strict than `actionSchema`, which refuses further fields
 * too, but without its code, which the page's table does not load.
 */
export function isAction(value: unknown): value is Action {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false;
  const { type } = value;
  if (typeof type !== 'string' || !Object.hasOwn(FIELDS, type)) return false;
  return FIELDS[type as ActionType].every((field) =>
    isFieldValid(field, (value as Readonly<Record<string, unknown>>)[field]),
  );
}

/** Returns the hand and the tokens of a seat. */
export function holdingsOf(state: GameState, seat: Seat): Holdings {
  return { hand: state.secret.hands[seat] ?? [], tokens: state.secret.tokens[seat] ?? [] };
}

/**
 * Checks an action on a public state with the seat's holdings. Returns the refusal, or null if the action is legal.
 */
export function checkActionFor(
  state: PublicState,
  seat: Seat,
  action: Action,
  holdings: Holdings,
): Refusal | null {
  // Each function accepts only its own action type, and the lookup key is that type.
  const check = CHECK_FUNCTIONS[action.type] as Check<ActionType>;
  return check(state, seat, action, holdings);
}

/** Checks an action on the whole state. Returns the refusal, or null if the action is legal. */
export function checkAction(state: GameState, seat: Seat, action: Action): Refusal | null {
  return checkActionFor(state, seat, action, holdingsOf(state, seat));
}
