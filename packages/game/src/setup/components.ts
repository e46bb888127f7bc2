/** SET-1, SET-4: what is in the box, and how high the stacks are. */
import { BOARD, CITY_DISTRICTS } from '../board/board';
import type { DistrictId } from '../board/ids';
import { DISTRICT_IDS } from '../board/ids';
import type { Region } from '../board/map';
import { DECKS, LONDON, REGIONS } from '../board/map';
import type { FireCard, StackLetter, Token } from '../state';
import { COLOURS, DIRECTIONS, STACK_LETTERS } from '../state';
import type { Players } from '../variants/rule-set';
import type { Box } from './deal';
import { stackUp } from './deal';

const fromNames = <K extends string, V>(names: readonly K[], value: (name: K) => V) =>
  Object.fromEntries(names.map((name) => [name, value(name)])) as { readonly [N in K]: V };

const times = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item);

/** All fire cards, unshuffled. @source SET-1 */
export const FIRE_CARDS: readonly FireCard[] = DIRECTIONS.flatMap((direction) =>
  times(LONDON.fireCards[direction], direction),
);

/** All tokens, unshuffled. @source SET-1 */
export const TOKEN_BOX: readonly Token[] = [
  ...times<Token>(LONDON.tokens.demolition, 'demolition'),
  ...times<Token>(LONDON.tokens.doubleMove, 'double-move'),
  ...times<Token>(LONDON.tokens.oneVp, 'one-vp'),
];

/** Fire cards in a hand. @source SET-3 */
export const HAND_SIZE = LONDON.fireCards.hand;

/** The districts with a yellow label. @source SET-7 */
export const TOKEN_DISTRICTS: readonly DistrictId[] = DISTRICT_IDS.filter((id) => BOARD[id].map.token);

/** The city districts of one region, in the order of the map. @source SET-5 */
export function cityDistrictsOf(region: Region): readonly DistrictId[] {
  return CITY_DISTRICTS.filter((id) => BOARD[id].map.region === region);
}

/** The stacks of a match, bottom first. @source SET-4 */
export function stackHeights(
  players: Players,
): readonly { readonly letter: StackLetter; readonly cards: number }[] {
  const heights = LONDON.fireStack[players];
  return STACK_LETTERS.flatMap((letter) => {
    const cards = heights[letter];
    return cards === undefined ? [] : [{ letter, cards }];
  });
}

/** What is in the box, as the published deal takes it. @source SET-1 */
export const BOX: Box = {
  colours: COLOURS,
  fireCards: FIRE_CARDS,
  hand: HAND_SIZE,
  stacks: {
    3: LONDON.fireStack[3],
    4: LONDON.fireStack[4],
    5: LONDON.fireStack[5],
    6: LONDON.fireStack[6],
  },
  tokens: TOKEN_BOX,
  tokenDistricts: TOKEN_DISTRICTS,
  houses: COLOURS.flatMap((colour) => times(LONDON.pieces.housesPerColour / REGIONS.length, colour)),
  regions: fromNames(REGIONS, (region) =>
    Object.fromEntries(cityDistrictsOf(region).map((id) => [id, BOARD[id].size])),
  ),
  objectives: fromNames(DECKS, (deck) =>
    LONDON.objectives.filter((card) => card.deck === deck).map((card) => card.id),
  ),
};

/** Lays fire cards on the stack cards, bottom first; what is left over is unused. @source SET-4 */
export const buildDeck = (players: Players, cards: readonly FireCard[]) => stackUp(BOX, players, cards);

/** Bands that stand on the board before anybody places one. @source SET-10 */
export function preplacedBands(players: Players): { readonly [D in DistrictId]?: number } {
  const bands: { [D in DistrictId]?: number } = {};
  for (const id of DISTRICT_IDS) {
    const count = players === 4 || players === 5 ? BOARD[id].map.preplacedBands[players] : undefined;
    if (count !== undefined) bands[id] = count;
  }
  return bands;
}
