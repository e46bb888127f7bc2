/** FIRE-1 to FIRE-7, FIRE-9, BURN-4, DBL: a fire card moves one cone, or two cones with a double move token. */
import { BOARD, PUDDING_LANE, cardAllows, linkBetween } from '../board/board';
import { addCones } from '../board/districts';
import type { Spread } from '../action';
import type { GameEvent } from '../event';
import type { Refusal } from '../refusal';
import type { Draft, FireCard, GameState, Holdings, PublicState, Seat } from '../state';
import { checkTurn } from '../turn';
import { burnInto } from './burn';
import { isBurning } from './burning';
import { type SpreadOption, spreadOptionsIn, spreadTargets } from './spread-options';
import { discardFromHand } from './discard';
import { checkDoubleMove } from './double-move';
import { findFireArea, spreadableAreas } from './fire-areas';
import { pathThroughFire } from './path-through-fire';
import { blockedSourceReason } from './spread-source';
import { targetRank, blockedTargetReason } from './target-rank';
import { refillPuddingLane } from './supply';
import { spendToken, takeToken } from './tokens';

/** Returns the playable cards of the seat, each with its options. @source FIRE-1, FIRE-7, DBL-1 */
export function legalSpreads(
  state: PublicState,
  seat: Seat,
  holdings: Holdings,
): readonly { readonly card: FireCard; readonly options: readonly SpreadOption[] }[] {
  const cards = cardsToPlay(state, seat, holdings);
  if (cards.length === 0) return [];
  const areas = spreadableAreas(state);
  return cards
    .map((card) => ({ card, options: spreadOptionsIn(state, areas, card) }))
    .filter(({ options }) => options.length > 0);
}

/** Returns the distinct cards that the seat may play now. Some may have no legal move. @source FIRE-1, DBL-1 */
function cardsToPlay(state: PublicState, seat: Seat, holdings: Holdings): readonly FireCard[] {
  if (checkTurn(state, seat, ['spread']) === null) return [...new Set(holdings.hand)];
  const { card } = state.turn;
  return card !== null && checkDoubleMove(state, seat, card, holdings) === null ? [card] : [];
}

/** Checks a spread. Returns the refusal, or null if it is legal. @source FIRE-1 to FIRE-6, DBL-1, DBL-2 */
export function checkSpread(
  state: PublicState,
  seat: Seat,
  choice: Spread,
  holdings: Holdings,
): Refusal | null {
  return (
    checkTurn(state, seat, ['spread', 'act']) ??
    (state.turn.step === 'spread'
      ? checkFirstSpread(choice, holdings)
      : checkSecondSpread(state, seat, choice, holdings)) ??
    checkConeMove(state, choice)
  );
}

function checkFirstSpread(choice: Spread, holdings: Holdings): Refusal | null {
  if (choice.token !== undefined) return { rule: 'DBL-1', reason: 'token-on-second-move-only' };
  return holdings.hand.includes(choice.card) ? null : { rule: 'FIRE-1', reason: 'card-not-in-hand' };
}

function checkSecondSpread(
  state: PublicState,
  seat: Seat,
  choice: Spread,
  holdings: Holdings,
): Refusal | null {
  if (choice.token === undefined) return { rule: 'FIRE-1', reason: 'one-card-a-turn' };
  return checkDoubleMove(state, seat, choice.card, holdings);
}

function checkConeMove(state: PublicState, { card, from, exit, to }: Spread): Refusal | null {
  const sourceReason = blockedSourceReason(state, from);
  if (sourceReason !== null) return { rule: 'FIRE-2', reason: sourceReason };
  if (!isBurning(state, exit)) return { rule: 'FIRE-3', reason: 'exit-not-burning' };
  const link = linkBetween(exit, to);
  if (link === undefined || !cardAllows(card, link.bearing)) {
    return { rule: 'FIRE-4', reason: 'no-link-in-direction' };
  }
  const targetReason = blockedTargetReason(BOARD[to], state.districts[to]);
  if (targetReason !== null) return { rule: 'FIRE-5', reason: targetReason };
  const area = findFireArea(state, from);
  if (!area.ids.includes(exit)) return { rule: 'FIRE-3', reason: 'exit-not-reached' };
  const rank = targetRank(state.districts[to]);
  const hasBetterTarget = rank > 1 && spreadTargets(state, area, card).some((other) => other.rank < rank);
  return hasBetterTarget ? { rule: 'FIRE-6', reason: 'better-target' } : null;
}

/**
 * Applies a spread. The caller must have checked it with `checkSpread`. @source FIRE-1, FIRE-9, BURN-4, DBL-2
 */
export function applySpread(draft: Draft<GameState>, seat: Seat, choice: Spread): readonly GameEvent[] {
  const events: GameEvent[] = [];
  if (choice.token === undefined) {
    discardFromHand(draft, seat, choice.card);
  } else {
    spendToken(draft, seat, 'double-move');
    events.push({ type: 'token-spent', seat, token: 'double-move' });
  }
  const coneMove = moveCone(draft, seat, choice);
  events.push(...coneMove.events);
  if (coneMove.takesToken) events.push(takeToken(draft, seat, choice.to));
  draft.turn.step = 'act';
  draft.turn.card = choice.card;
  draft.turn.spreads += 1;
  return events;
}

export interface ConeMove {
  readonly takesToken: boolean; // the active player takes the token of the target (BURN-4)
  readonly events: readonly GameEvent[];
}

/** Moves the cone on the public board. The caller updates cards and tokens. @source FIRE-2 to FIRE-5, BURN */
export function moveCone(draft: Draft<PublicState>, seat: Seat, choice: Spread): ConeMove {
  const { card, from, exit, to } = choice;
  const path = [...pathThroughFire(draft, from, exit), to];
  addCones(draft, from, -1);
  const refilled = from === PUDDING_LANE ? refillPuddingLane(draft) : [];
  const burn = burnInto(draft, seat, to);
  const spread: GameEvent = { type: 'fire-spread', seat, card, path, double: choice.token !== undefined };
  return { takesToken: burn.takesToken, events: [spread, ...refilled, ...burn.events] };
}
