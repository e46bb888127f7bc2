/** SET-1, SET-4: the components of the game and the heights of the stacks. */
import { BOARD, CITY_DISTRICTS } from '../board/board';
import { COMPONENT_COUNTS } from '../board/component-counts';
import { type DistrictId, DISTRICT_IDS } from '../board/ids';
import { type Region, OBJECTIVE_DECKS, LONDON_MAP, REGIONS } from '../board/map';
import {
  type Direction,
  type FireCard,
  type StackLetter,
  type Token,
  COLOURS,
  DIRECTIONS,
  STACK_LETTERS,
} from '../state';
import type { GameOptions, PlayerCount } from '../variants/variant-rules';
import { type GameComponents, buildStacks } from './deal';

const recordFrom = <K extends string, V>(names: readonly K[], value: (name: K) => V) =>
  Object.fromEntries(names.map((name) => [name, value(name)])) as { readonly [N in K]: V };

const repeat = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item);

const fireCards = (counts: { readonly [D in Direction]: number }): readonly FireCard[] =>
  DIRECTIONS.flatMap((direction) => repeat(counts[direction], direction));

/** All fire cards of the standard game, in fixed order. @source SET-1 */
export const ALL_FIRE_CARDS = fireCards(COMPONENT_COUNTS.fireCards);

/** The rules that change the components: the options of a game, or the rule set that follows from them. */
type ComponentRules = Partial<GameOptions>;

const EAST_WIND_CARDS = fireCards(COMPONENT_COUNTS.eastWindCards);

/** Returns all fire cards of a game, in fixed order. @source SET-1, OPT-C */
export const fireCardsFor = ({ eastWind = false }: ComponentRules): readonly FireCard[] =>
  eastWind ? EAST_WIND_CARDS : ALL_FIRE_CARDS;

/** All tokens, in fixed order. @source SET-1 */
export const ALL_TOKENS: readonly Token[] = [
  ...repeat<Token>(COMPONENT_COUNTS.tokens.demolition, 'demolition'),
  ...repeat<Token>(COMPONENT_COUNTS.tokens.doubleMove, 'double-move'),
  ...repeat<Token>(COMPONENT_COUNTS.tokens.oneVp, 'one-vp'),
];

/** Number of fire cards in a hand. @source SET-3 */
export const HAND_SIZE = COMPONENT_COUNTS.fireCards.hand;

/** The districts with a yellow label. @source SET-7 */
export const TOKEN_DISTRICTS: readonly DistrictId[] = DISTRICT_IDS.filter((id) => BOARD[id].map.token);

/** Returns the city districts of a region, in the order of the map. @source SET-5 */
export function cityDistrictsIn(region: Region): readonly DistrictId[] {
  return CITY_DISTRICTS.filter((id) => BOARD[id].map.region === region);
}

/** Returns the stacks of a match with their heights, bottom first. @source SET-4 */
export function stackHeights(
  players: PlayerCount,
): readonly { readonly letter: StackLetter; readonly cards: number }[] {
  const heights = COMPONENT_COUNTS.fireStack[players];
  return STACK_LETTERS.flatMap((letter) => {
    const cards = heights[letter];
    return cards === undefined ? [] : [{ letter, cards }];
  });
}

/** The components of the standard game, as arguments of the published deal. @source SET-1 */
export const BOX: GameComponents = {
  colours: COLOURS,
  fireCards: ALL_FIRE_CARDS,
  hand: HAND_SIZE,
  stacks: {
    3: COMPONENT_COUNTS.fireStack[3],
    4: COMPONENT_COUNTS.fireStack[4],
    5: COMPONENT_COUNTS.fireStack[5],
    6: COMPONENT_COUNTS.fireStack[6],
  },
  tokens: ALL_TOKENS,
  tokenDistricts: TOKEN_DISTRICTS,
  houses: COLOURS.flatMap((colour) =>
    repeat(COMPONENT_COUNTS.pieces.housesPerColour / REGIONS.length, colour),
  ),
  regions: recordFrom(REGIONS, (region) =>
    Object.fromEntries(cityDistrictsIn(region).map((id) => [id, BOARD[id].size])),
  ),
  objectives: recordFrom(OBJECTIVE_DECKS, (deck) =>
    LONDON_MAP.objectives.filter((card) => card.deck === deck).map((card) => card.id),
  ),
};

/** Returns the components of a game. @source SET-1 */
export const boxFor = (rules: ComponentRules): GameComponents => ({ ...BOX, fireCards: fireCardsFor(rules) });

/** Puts fire cards on the stack cards, bottom first. Returns the deck and the unused rest. @source SET-4 */
export const buildDeck = (players: PlayerCount, cards: readonly FireCard[]) =>
  buildStacks(BOX, players, cards);

/** Returns the bands that are on the board before the first band is placed. @source SET-10 */
export function preplacedBands(players: PlayerCount): { readonly [D in DistrictId]?: number } {
  const bands: { [D in DistrictId]?: number } = {};
  for (const id of DISTRICT_IDS) {
    const count = players === 4 || players === 5 ? BOARD[id].map.preplacedBands[players] : undefined;
    if (count !== undefined) bands[id] = count;
  }
  return bands;
}
