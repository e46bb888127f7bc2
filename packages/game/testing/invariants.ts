/** What is true in every position of every game: nothing is created, nothing is lost. */
import { BOARD, DISTRICT_IDS, LONDON } from '../src/board/index';
import type { GameState } from '../src/index';
import { COLOURS, DIRECTIONS, TOKENS } from '../src/index';

const count = (list: readonly unknown[], item: unknown) => list.filter((other) => other === item).length;

/** Every invariant that a position breaks, in words; none for a position that a game can reach. */
export function brokenInvariants(state: GameState): readonly string[] {
  const broken: string[] = [];
  const must = (is: boolean, what: string) => {
    if (!is) broken.push(what);
  };
  checkHouses(state, must);
  checkCones(state, must);
  checkCards(state, must);
  checkTokens(state, must);
  const bands = DISTRICT_IDS.reduce((sum, id) => sum + state.districts[id].bands, 0);
  must(bands <= LONDON.pieces.trainedBands, `${bands} bands`);
  must(state.turn.number === 0 || bands === LONDON.pieces.trainedBands, `${bands} bands in play`);
  must(state.districts['pudding-lane'].bands === 0, 'a band in Pudding Lane');
  must(
    state.seats.every(({ pawn }) => pawn !== 'pudding-lane'),
    'a pawn in Pudding Lane',
  );
  return broken;
}

type Must = (is: boolean, what: string) => void;

function checkHouses(state: GameState, must: Must): void {
  const standing = DISTRICT_IDS.flatMap((id) => state.districts[id].houses);
  for (const colour of COLOURS) {
    const all = count(standing, colour) + state.lost[colour];
    must(all === LONDON.pieces.housesPerColour, `${all} ${colour} houses`);
  }
  for (const id of DISTRICT_IDS) {
    const { houses, demolished, cones } = state.districts[id];
    must(houses.length === 0 || houses.length === BOARD[id].size, `${id} is half empty`);
    must(!demolished || (houses.length === 0 && cones === 0), `${id} is demolished and in use`);
    must(BOARD[id].map.kind !== 'grass' || cones === 0, `${id} is grass on fire`);
  }
}

function checkCones(state: GameState, must: Must): void {
  const onBoard = DISTRICT_IDS.reduce((sum, id) => sum + state.districts[id].cones, 0);
  const held = state.seats.reduce((sum, seat) => sum + seat.putOut, 0);
  const all = onBoard + held + state.stock;
  must(all === state.rules.cones, `${all} cones`);
  must(state.stock >= 0 && DISTRICT_IDS.every((id) => state.districts[id].cones >= 0), 'fewer than no cones');
  must(
    state.stock === 0 || state.districts['pudding-lane'].cones > 0,
    'an empty Pudding Lane beside a stock',
  );
}

function checkCards(state: GameState, must: Must): void {
  const { hands, deck, unused } = state.secret;
  const cards = [...hands.flat(), ...deck, ...unused, ...state.discards];
  for (const direction of DIRECTIONS) {
    must(
      count(cards, direction) === LONDON.fireCards[direction],
      `${count(cards, direction)} cards ${direction}`,
    );
  }
  must(
    state.seats.every((seat, index) => seat.hand === hands[index]?.length),
    'a hand is not as large as it says',
  );
}

function checkTokens(state: GameState, must: Must): void {
  const { tokens, lying, destroyed } = state.secret;
  for (const id of DISTRICT_IDS) {
    const { token, houses } = state.districts[id];
    must(token === (lying[id] !== undefined), `${id} and its token disagree`);
    must(!token || houses.length > 0, `a token lies in ${id} without houses`);
  }
  const inPlay = [...tokens.flat(), ...Object.values(lying), ...Object.values(destroyed)];
  const box = {
    demolition: LONDON.tokens.demolition,
    'double-move': LONDON.tokens.doubleMove,
    'one-vp': LONDON.tokens.oneVp,
  };
  for (const token of TOKENS)
    must(count(inPlay, token) <= box[token], `${count(inPlay, token)} ${token} tokens`);
  must(count(inPlay, 'one-vp') === box['one-vp'], 'a one-VP token is gone');
}
