/** Invariants of every position of every game, such as the totals of pieces. */
import { BOARD, DISTRICT_IDS } from '../src/board/index';
import { type GameState, COLOURS, DIRECTIONS, TOKENS, fireCardsFor } from '../src/index';
import { COMPONENT_COUNTS } from '../src/board/component-counts';

const count = (list: readonly unknown[], item: unknown) => list.filter((other) => other === item).length;

/** Returns a description of each invariant that the position violates. Empty for reachable positions. */
export function findInvariantViolations(state: GameState): readonly string[] {
  const violations: string[] = [];
  const assertHolds = (holds: boolean, message: string) => {
    if (!holds) violations.push(message);
  };
  checkHouses(state, assertHolds);
  checkCones(state, assertHolds);
  checkCards(state, assertHolds);
  checkTokens(state, assertHolds);
  const bands = DISTRICT_IDS.reduce((sum, id) => sum + state.districts[id].bands, 0);
  assertHolds(bands <= COMPONENT_COUNTS.pieces.trainedBands, `${bands} bands`);
  assertHolds(
    state.turn.number === 0 || bands === COMPONENT_COUNTS.pieces.trainedBands,
    `${bands} bands in play`,
  );
  assertHolds(state.districts['pudding-lane'].bands === 0, 'a band in Pudding Lane');
  assertHolds(
    state.seats.every(({ pawn }) => pawn !== 'pudding-lane'),
    'a pawn in Pudding Lane',
  );
  return violations;
}

type AssertHolds = (holds: boolean, message: string) => void;

function checkHouses(state: GameState, assertHolds: AssertHolds): void {
  const standing = DISTRICT_IDS.flatMap((id) => state.districts[id].houses);
  for (const colour of COLOURS) {
    const total = count(standing, colour) + state.lost[colour];
    assertHolds(total === COMPONENT_COUNTS.pieces.housesPerColour, `${total} ${colour} houses`);
  }
  for (const id of DISTRICT_IDS) {
    const { houses, demolished, cones } = state.districts[id];
    assertHolds(houses.length === 0 || houses.length === BOARD[id].size, `${id} is half empty`);
    assertHolds(!demolished || (houses.length === 0 && cones === 0), `${id} is demolished and in use`);
    assertHolds(BOARD[id].map.kind !== 'grass' || cones === 0, `${id} is grass on fire`);
  }
}

function checkCones(state: GameState, assertHolds: AssertHolds): void {
  const onBoard = DISTRICT_IDS.reduce((sum, id) => sum + state.districts[id].cones, 0);
  const conesHeld = state.seats.reduce((sum, seat) => sum + seat.putOut, 0);
  const total = onBoard + conesHeld + state.stock;
  assertHolds(total === state.rules.cones, `${total} cones`);
  assertHolds(
    state.stock >= 0 && DISTRICT_IDS.every((id) => state.districts[id].cones >= 0),
    'fewer than no cones',
  );
  assertHolds(
    state.stock === 0 || state.districts['pudding-lane'].cones > 0,
    'an empty Pudding Lane beside a stock',
  );
}

function checkCards(state: GameState, assertHolds: AssertHolds): void {
  const { hands, deck, unused } = state.secret;
  const expectedCards = fireCardsFor(state.rules);
  const cards = [...hands.flat(), ...deck, ...unused, ...state.discards];
  for (const direction of DIRECTIONS) {
    assertHolds(
      count(cards, direction) === count(expectedCards, direction),
      `${count(cards, direction)} cards ${direction}`,
    );
  }
  assertHolds(
    state.seats.every((seat, index) => seat.hand === hands[index]?.length),
    'a hand is not as large as it says',
  );
}

function checkTokens(state: GameState, assertHolds: AssertHolds): void {
  const { tokens, lying, destroyed } = state.secret;
  for (const id of DISTRICT_IDS) {
    const { token, houses } = state.districts[id];
    assertHolds(token === (lying[id] !== undefined), `${id} and its token disagree`);
    assertHolds(!token || houses.length > 0, `a token lies in ${id} without houses`);
  }
  const inPlay = [...tokens.flat(), ...Object.values(lying), ...Object.values(destroyed)];
  const box = {
    demolition: COMPONENT_COUNTS.tokens.demolition,
    'double-move': COMPONENT_COUNTS.tokens.doubleMove,
    'one-vp': COMPONENT_COUNTS.tokens.oneVp,
  };
  for (const token of TOKENS)
    assertHolds(count(inPlay, token) <= box[token], `${count(inPlay, token)} ${token} tokens`);
  assertHolds(count(inPlay, 'one-vp') === box['one-vp'], 'a one-VP token is gone');
}
