/** FIRE-1 to FIRE-7, FIRE-9, DBL: one fire card moves one cone, or two with a double move token. */
import { BOARD, PUDDING_LANE, cardAllows, linkBetween } from '../board/board';
import { addCones } from '../board/districts';
import type { Spread } from '../action';
import type { GameEvent } from '../event';
import type { Refusal } from '../refusal';
import type { Draft, FireCard, PublicState, Seat, Token } from '../state';
import { checkTurn } from '../turn';
import { enterFire } from './burn';
import { isBurning } from './fire';
import type { SpreadOption } from './options';
import { optionsFrom, targetsOf } from './options';
import { fireAround, pathThroughFire, sourceObstacle, sourcedFires } from './paths';
import { rankOf, targetObstacle } from './priority';
import { refillPuddingLane } from './supply';

/** What of the seat's own knowledge a spread depends on. */
export interface SpreadHoldings {
  readonly hand: readonly FireCard[];
  readonly tokens: readonly Token[];
}

/** What the seat may spread: its cards, each with the moves it allows. @source FIRE-1, FIRE-7, DBL-1 */
export function legalSpreads(
  state: PublicState,
  seat: Seat,
  own: SpreadHoldings,
): readonly { readonly card: FireCard; readonly options: readonly SpreadOption[] }[] {
  const { turn } = state;
  const cards =
    checkTurn(state, seat, ['spread']) === null
      ? own.hand.filter((card, place) => own.hand.indexOf(card) === place)
      : turn.card !== null && checkDouble(state, seat, own, turn.card) === null
        ? [turn.card]
        : [];
  if (cards.length === 0) return [];
  const fires = sourcedFires(state);
  return cards
    .map((card) => ({ card, options: optionsFrom(state, fires, card) }))
    .filter(({ options }) => options.length > 0);
}

/** Judges one spread. @source FIRE-1 to FIRE-6, DBL-1, DBL-2 */
export function checkSpread(
  state: PublicState,
  seat: Seat,
  own: SpreadHoldings,
  choice: Spread,
): Refusal | null {
  return (
    checkTurn(state, seat, ['spread', 'act']) ??
    (state.turn.step === 'spread' ? checkFirst(own, choice) : checkSecond(state, seat, own, choice)) ??
    checkMove(state, choice)
  );
}

function checkFirst(own: SpreadHoldings, choice: Spread): Refusal | null {
  if (choice.token !== undefined) return { rule: 'DBL-1', reason: 'token-on-second-move-only' };
  return own.hand.includes(choice.card) ? null : { rule: 'FIRE-1', reason: 'card-not-in-hand' };
}

function checkSecond(state: PublicState, seat: Seat, own: SpreadHoldings, choice: Spread): Refusal | null {
  if (choice.token === undefined) return { rule: 'FIRE-1', reason: 'one-card-a-turn' };
  return checkDouble(state, seat, own, choice.card);
}

function checkDouble(state: PublicState, seat: Seat, own: SpreadHoldings, card: FireCard): Refusal | null {
  const { turn } = state;
  const early = checkTurn(state, seat, ['act']);
  if (early !== null) return early;
  if (turn.spreads === 0) return { rule: 'FIRE-8', reason: 'no-double-after-discard' };
  if (turn.spreads === 2) return { rule: 'DBL-1', reason: 'two-moves-at-most' };
  if (turn.actions > 0) return { rule: 'DBL-2', reason: 'second-move-before-actions' };
  if (!own.tokens.includes('double-move')) return { rule: 'DBL-1', reason: 'no-double-move-token' };
  return card === turn.card ? null : { rule: 'DBL-1', reason: 'card-of-first-move' };
}

function checkMove(state: PublicState, { card, from, exit, to }: Spread): Refusal | null {
  const source = sourceObstacle(state, from);
  if (source !== null) return { rule: 'FIRE-2', reason: source };
  if (!isBurning(state, exit)) return { rule: 'FIRE-3', reason: 'exit-not-burning' };
  const link = linkBetween(exit, to);
  if (link === undefined || !cardAllows(card, link.bearing)) {
    return { rule: 'FIRE-4', reason: 'no-link-in-direction' };
  }
  const target = targetObstacle(BOARD[to], state.districts[to]);
  if (target !== null) return { rule: 'FIRE-5', reason: target };
  const fire = fireAround(state, from);
  if (!fire.ids.includes(exit)) return { rule: 'FIRE-3', reason: 'exit-not-reached' };
  const rank = rankOf(state.districts[to]);
  const mustDoBetter = rank > 1 && targetsOf(state, fire, card).some((other) => other.rank < rank);
  return mustDoBetter ? { rule: 'FIRE-6', reason: 'better-target' } : null;
}

export interface SpreadDone {
  readonly token: boolean; // a token lay in the target and is the active player's (BURN-4)
  readonly events: readonly GameEvent[];
}

/** Moves the cone on the public board; card and tokens are the caller's. @source FIRE-2 to FIRE-5, BURN */
export function moveCone(draft: Draft<PublicState>, seat: Seat, choice: Spread): SpreadDone {
  const { card, from, exit, to } = choice;
  const path = [...pathThroughFire(draft, from, exit), to];
  addCones(draft, from, -1);
  const refilled = from === PUDDING_LANE ? refillPuddingLane(draft) : [];
  const burnt = enterFire(draft, seat, to);
  const spread: GameEvent = { type: 'fire-spread', seat, card, path, double: choice.token !== undefined };
  return { token: burnt.token, events: [spread, ...refilled, ...burnt.events] };
}
