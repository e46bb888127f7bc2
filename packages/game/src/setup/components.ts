/** SET-1, SET-4: what is in the box, and how high the stacks are. */
import { BOARD, CITY_DISTRICTS } from '../board/board';
import type { DistrictId } from '../board/ids';
import { DISTRICT_IDS } from '../board/ids';
import type { Region } from '../board/map';
import { LONDON } from '../board/map';
import type { DeckCard, FireCard, StackLetter, Token } from '../state';
import { DIRECTIONS, STACK_LETTERS } from '../state';
import type { Players } from '../variants/rule-set';

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

/** Lays fire cards on the stack cards, bottom first; what is left over is unused. @source SET-4 */
export function buildDeck(
  players: Players,
  cards: readonly FireCard[],
): { readonly deck: readonly DeckCard[]; readonly unused: readonly FireCard[] } {
  const deck: DeckCard[] = [];
  let dealt = 0;
  for (const { letter, cards: height } of stackHeights(players)) {
    deck.push(`#${letter}`, ...cards.slice(dealt, dealt + height));
    dealt += height;
  }
  return { deck, unused: cards.slice(dealt) };
}

/** Bands that stand on the board before anybody places one. @source SET-10 */
export function preplacedBands(players: Players): { readonly [D in DistrictId]?: number } {
  const bands: { [D in DistrictId]?: number } = {};
  for (const id of DISTRICT_IDS) {
    const count = players === 4 || players === 5 ? BOARD[id].map.preplacedBands[players] : undefined;
    if (count !== undefined) bands[id] = count;
  }
  return bands;
}
