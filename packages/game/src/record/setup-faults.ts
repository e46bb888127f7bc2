/** SET: what is wrong with a record's setup, if anything. */
import { BOARD, CITY_DISTRICTS, OBJECTIVES } from '../board/board';
import { DISTRICT_IDS } from '../board/ids';
import { DECKS, REGIONS } from '../board/map';
import type { RuleId } from '../refusal';
import type { DeckCard, FireCard } from '../state';
import { COLOURS, DIRECTIONS, TOKENS } from '../state';
import { isFireCard, isStackCard } from '../deck/draw';
import {
  FIRE_CARDS,
  HAND_SIZE,
  TOKEN_BOX,
  TOKEN_DISTRICTS,
  buildDeck,
  cityDistrictsOf,
  preplacedBands,
} from '../setup/components';
import type { Players } from '../variants/rule-set';
import type { GameRecord } from './schema';

export interface SetupFault {
  readonly rule: RuleId;
  readonly why: string;
}

type Check = (record: GameRecord) => string | null;

const count = <T>(list: readonly T[], item: T) => list.filter((other) => other === item).length;
const distinct = (list: readonly unknown[]) => new Set(list).size === list.length;

/** The first rule of SET that a record's setup breaks, or null. */
export function setupFault(record: GameRecord): SetupFault | null {
  for (const [rule, check] of CHECKS) {
    const why = check(record);
    if (why !== null) return { rule, why };
  }
  return null;
}

const seatsInOrder: Check = ({ players, setup }) => {
  if (!players.every(({ seat }, index) => seat === index)) return 'players must be listed by seat';
  if (setup.hands.length !== players.length) return 'there must be one hand a player';
  return setup.objectives.length === players.length ? null : 'there must be one set of objectives a player';
};

const coloursDealt: Check = ({ players, options }) => {
  if (!distinct(players.map(({ colour }) => colour))) return 'two players have one colour';
  if (!distinct(players.map(({ pawn }) => pawn))) return 'two players have one pawn';
  const own = options.hiddenColours || players.every(({ colour, pawn }) => colour === pawn);
  return own ? null : 'with open colours each pawn has its player’s colour';
};

const handsDealt: Check = ({ setup }) =>
  setup.hands.every((hand) => hand.length === HAND_SIZE) ? null : `each hand has ${HAND_SIZE} cards`;

const housesLaidOut: Check = ({ setup }) => {
  for (const id of DISTRICT_IDS) {
    const houses = setup.houses[id] ?? [];
    if (houses.length !== BOARD[id].size) return `${id} holds ${houses.length} houses, not ${BOARD[id].size}`;
  }
  for (const region of REGIONS) {
    const houses = cityDistrictsOf(region).flatMap((id) => setup.houses[id] ?? []);
    const wrong = COLOURS.find((colour) => count(houses, colour) !== houses.length / COLOURS.length);
    if (wrong !== undefined) return `the ${region} region has ${count(houses, wrong)} ${wrong} houses`;
  }
  return CITY_DISTRICTS.every((id) => setup.houses[id] !== undefined) ? null : 'a city district is missing';
};

const tokensLaidOut: Check = ({ setup }) => {
  const placed = Object.values(setup.tokens);
  if (!TOKEN_DISTRICTS.every((id) => setup.tokens[id] !== undefined) || placed.length !== TOKEN_BOX.length) {
    return 'one token lies on each district with a yellow label, and nowhere else';
  }
  const wrong = TOKENS.find((token) => count(placed, token) !== count(TOKEN_BOX, token));
  return wrong === undefined ? null : `there are ${count(placed, wrong)} ${wrong} tokens`;
};

const objectivesDealt: Check = ({ setup }) => {
  const fromEachDeck = setup.objectives.every(
    (cards) =>
      cards.length === DECKS.length &&
      DECKS.every(
        (deck) =>
          count(
            cards.map((card) => OBJECTIVES[card].deck),
            deck,
          ) === 1,
      ),
  );
  if (!fromEachDeck) return 'each player has one objective of each deck';
  return distinct(setup.objectives.flat()) ? null : 'an objective was dealt twice';
};

const bandsStand: Check = ({ setup, players }) => {
  const wanted = preplacedBands(players.length as Players);
  const wrong = DISTRICT_IDS.find((id) => (setup.bands[id] ?? 0) !== (wanted[id] ?? 0));
  return wrong === undefined ? null : `${wrong} begins with ${wanted[wrong] ?? 0} bands`;
};

const cardsComplete: Check = ({ setup, players }) =>
  cardsFault(players.length as Players, setup.hands, setup.deck, setup.unused, FIRE_CARDS);

/** What is wrong with deck, unused cards and hands, given the fire cards that they must be, or null. @source SET-4 */
export function cardsFault(
  players: Players,
  hands: readonly (readonly FireCard[])[],
  deck: readonly DeckCard[],
  unused: readonly FireCard[],
  cards: readonly FireCard[],
): string | null {
  const drawn = deck.filter(isFireCard);
  const heights = buildDeck(players, drawn).deck;
  if (
    heights.length !== deck.length ||
    heights.some((card, index) => isStackCard(card) && card !== deck[index])
  ) {
    return 'the stacks do not have their heights';
  }
  const all = [...hands.flat(), ...drawn, ...unused];
  const wrong = DIRECTIONS.find((direction) => count(all, direction) !== count(cards, direction));
  return wrong === undefined
    ? null
    : `there are ${count(all, wrong)} cards ${wrong}, not ${count(cards, wrong)}`;
}

const CHECKS: readonly (readonly [RuleId, Check])[] = [
  ['SET-1', seatsInOrder],
  ['SET-6', coloursDealt],
  ['SET-3', handsDealt],
  ['SET-4', cardsComplete],
  ['SET-5', housesLaidOut],
  ['SET-7', tokensLaidOut],
  ['SET-8', objectivesDealt],
  ['SET-9', ({ startSeat, players }) => (startSeat < players.length ? null : 'the start player has no seat')],
  ['SET-10', bandsStand],
];
