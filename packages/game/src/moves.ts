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
import { applyUndo, checkUndo, forgetUndo, keepForUndo, remember } from './undo/undo';

/** What a seat's choices depend on beside the public state. */
export interface Holdings {
  readonly hand: readonly FireCard[];
  readonly tokens: readonly Token[];
}

type Of<T extends ActionType> = Extract<Action, { type: T }>;

interface Move<T extends ActionType> {
  readonly check: (state: PublicState, seat: Seat, own: Holdings, choice: Of<T>) => Refusal | null;
  readonly apply: (draft: Draft<GameState>, seat: Seat, choice: Of<T>) => readonly GameEvent[];
}

const undoable =
  <T extends 'move-pawn' | 'move-band' | 'put-out' | 'demolish'>(apply: Move<T>['apply']): Move<T>['apply'] =>
  (draft, seat, choice) => {
    const entry = remember(draft, choice);
    const events = apply(draft, seat, choice);
    keepForUndo(draft, entry);
    return events;
  };

/** A spread that took a token has shown a secret: neither it nor what was before comes back. @source UNDO-2 */
const spread: Move<'spread'>['apply'] = (draft, seat, choice) => {
  const entry = remember(draft, choice);
  const { token, events } = playSpread(draft, seat, choice);
  if (token) forgetUndo(draft);
  else keepForUndo(draft, entry);
  return events;
};

export const MOVES: { readonly [T in ActionType]: Move<T> } = {
  'keep-hand': { check: checkKeepHand, apply: applyKeepHand },
  redeal: {
    check: (state, seat, own) => checkRedeal(state, seat, own.hand),
    apply: (draft, seat) => applyRedeal(draft, seat, shuffleRedeal(draft, seat)),
  },
  'place-band': {
    check: (state, seat, _, choice) => checkPlaceBand(state, seat, choice),
    apply: applyPlaceBand,
  },
  'place-pawn': {
    check: (state, seat, _, choice) => checkPlacePawn(state, seat, choice),
    apply: applyPlacePawn,
  },
  spread: { check: checkSpread, apply: spread },
  discard: {
    check: (state, seat, own, choice) => checkDiscard(state, seat, own.hand, choice),
    apply: applyDiscard,
  },
  'move-pawn': {
    check: (state, seat, _, choice) => checkPawnMove(state, seat, choice),
    apply: undoable(applyPawnMove),
  },
  'move-band': {
    check: (state, seat, _, choice) => checkBandMove(state, seat, choice),
    apply: undoable(applyBandMove),
  },
  'put-out': {
    check: (state, seat, _, choice) => checkPutOut(state, seat, choice),
    apply: undoable(applyPutOut),
  },
  demolish: {
    check: (state, seat, own, choice) => checkDemolish(state, seat, own.tokens, choice),
    apply: undoable(applyDemolish),
  },
  'end-actions': { check: checkEndActions, apply: applyEndActions },
  intensify: {
    check: (state, seat, _, choice) => checkIntensify(state, seat, choice),
    apply: applyIntensifyStep,
  },
  undo: { check: checkUndo, apply: applyUndo },
};

function moveOf(action: Action): Move<ActionType> {
  // Each entry takes its own action; the key that it was found by is the action's type.
  return MOVES[action.type] as unknown as Move<ActionType>;
}

/** What a seat holds, as the rules ask for it. */
export function holdingsOf(state: GameState, seat: Seat): Holdings {
  return { hand: state.secret.hands[seat] ?? [], tokens: state.secret.tokens[seat] ?? [] };
}

/** Judges a decision on a public state, given what the seat holds. */
export function checkWith(state: PublicState, seat: Seat, own: Holdings, action: Action): Refusal | null {
  return moveOf(action).check(state, seat, own, action);
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
  return moveOf(action).apply(draft, seat, action);
}

/** A redeal as a record tells it, in place of the shuffle. @throws IllegalAction where `check` refuses. */
export function applyTold(draft: Draft<GameState>, seat: Seat, cards: RedealtCards): readonly GameEvent[] {
  const refusal = check(draft, seat, { type: 'redeal' });
  if (refusal !== null) throw new IllegalAction(refusal, { type: 'redeal' });
  return applyRedeal(draft, seat, cards);
}
