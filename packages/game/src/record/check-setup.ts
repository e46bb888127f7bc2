/** SET: checks the setup of a record. */
import { BOARD, CITY_DISTRICTS, OBJECTIVES } from '../board/board';
import { DISTRICT_IDS } from '../board/ids';
import { OBJECTIVE_DECKS, REGIONS } from '../board/map';
import type { RuleId } from '../refusal';
import { type DeckCard, type FireCard, COLOURS, DIRECTIONS, TOKENS } from '../state';
import { isFireCard, isStackCard } from '../deck/draw';
import {
  HAND_SIZE,
  ALL_TOKENS,
  TOKEN_DISTRICTS,
  buildDeck,
  cityDistrictsIn,
  fireCardsFor,
  preplacedBands,
} from '../setup/components';
import type { PlayerCount } from '../variants/variant-rules';
import type { GameRecord } from './schema';

export interface SetupViolation {
  readonly rule: RuleId;
  readonly why: string;
}

type SetupCheck = (record: GameRecord) => string | null;

const count = <T>(list: readonly T[], item: T) => list.filter((other) => other === item).length;
const allDistinct = (list: readonly unknown[]) => new Set(list).size === list.length;

/** Returns the first rule of SET that the setup breaks, or null. */
export function checkSetup(record: GameRecord): SetupViolation | null {
  for (const [rule, check] of CHECKS) {
    const why = check(record);
    if (why !== null) return { rule, why };
  }
  return null;
}

const checkSeats: SetupCheck = ({ players, setup }) => {
  if (!players.every(({ seat }, index) => seat === index)) return 'players must be listed by seat';
  if (setup.hands.length !== players.length) return 'there must be one hand a player';
  return setup.objectives.length === players.length ? null : 'there must be one set of objectives a player';
};

const checkColours: SetupCheck = ({ players, options }) => {
  if (!allDistinct(players.map(({ colour }) => colour))) return 'two players have one colour';
  if (!allDistinct(players.map(({ pawn }) => pawn))) return 'two players have one pawn';
  const pawnsMatchColours = options.hiddenColours || players.every(({ colour, pawn }) => colour === pawn);
  return pawnsMatchColours ? null : 'with open colours each pawn has its player’s colour';
};

const checkHands: SetupCheck = ({ setup }) =>
  setup.hands.every((hand) => hand.length === HAND_SIZE) ? null : `each hand has ${HAND_SIZE} cards`;

const checkHouses: SetupCheck = ({ setup }) => {
  for (const id of DISTRICT_IDS) {
    const houses = setup.houses[id] ?? [];
    if (houses.length !== BOARD[id].size) return `${id} holds ${houses.length} houses, not ${BOARD[id].size}`;
  }
  for (const region of REGIONS) {
    const houses = cityDistrictsIn(region).flatMap((id) => setup.houses[id] ?? []);
    const wrongColour = COLOURS.find((colour) => count(houses, colour) !== houses.length / COLOURS.length);
    if (wrongColour !== undefined)
      return `the ${region} region has ${count(houses, wrongColour)} ${wrongColour} houses`;
  }
  return CITY_DISTRICTS.every((id) => setup.houses[id] !== undefined) ? null : 'a city district is missing';
};

const checkTokens: SetupCheck = ({ setup }) => {
  const placed = Object.values(setup.tokens);
  if (!TOKEN_DISTRICTS.every((id) => setup.tokens[id] !== undefined) || placed.length !== ALL_TOKENS.length) {
    return 'one token lies on each district with a yellow label, and nowhere else';
  }
  const wrongToken = TOKENS.find((token) => count(placed, token) !== count(ALL_TOKENS, token));
  return wrongToken === undefined ? null : `there are ${count(placed, wrongToken)} ${wrongToken} tokens`;
};

const checkObjectives: SetupCheck = ({ setup }) => {
  const fromEachDeck = setup.objectives.every(
    (cards) =>
      cards.length === OBJECTIVE_DECKS.length &&
      OBJECTIVE_DECKS.every(
        (deck) =>
          count(
            cards.map((card) => OBJECTIVES[card].deck),
            deck,
          ) === 1,
      ),
  );
  if (!fromEachDeck) return 'each player has one objective of each deck';
  return allDistinct(setup.objectives.flat()) ? null : 'an objective was dealt twice';
};

const checkPreplacedBands: SetupCheck = ({ setup, players }) => {
  const expectedBands = preplacedBands(players.length as PlayerCount);
  const wrongDistrict = DISTRICT_IDS.find((id) => (setup.bands[id] ?? 0) !== (expectedBands[id] ?? 0));
  return wrongDistrict === undefined
    ? null
    : `${wrongDistrict} begins with ${expectedBands[wrongDistrict] ?? 0} bands`;
};

const checkAllCards: SetupCheck = ({ setup, players, options }) =>
  checkFireCards(players.length as PlayerCount, setup.hands, setup.deck, setup.unused, fireCardsFor(options));

/**
 * Checks hands, deck and unused cards against the fire cards that they must consist of. Returns the fault, or null.
 * @source SET-4
 */
export function checkFireCards(
  players: PlayerCount,
  hands: readonly (readonly FireCard[])[],
  deck: readonly DeckCard[],
  unused: readonly FireCard[],
  cards: readonly FireCard[],
): string | null {
  const drawn = deck.filter(isFireCard);
  const expectedDeck = buildDeck(players, drawn).deck;
  if (
    expectedDeck.length !== deck.length ||
    expectedDeck.some((card, index) => isStackCard(card) && card !== deck[index])
  ) {
    return 'the stacks do not have their heights';
  }
  const all = [...hands.flat(), ...drawn, ...unused];
  const wrongCard = DIRECTIONS.find((direction) => count(all, direction) !== count(cards, direction));
  return wrongCard === undefined
    ? null
    : `there are ${count(all, wrongCard)} cards ${wrongCard}, not ${count(cards, wrongCard)}`;
}

const CHECKS: readonly (readonly [RuleId, SetupCheck])[] = [
  ['SET-1', checkSeats],
  ['SET-6', checkColours],
  ['SET-3', checkHands],
  ['SET-4', checkAllCards],
  ['SET-5', checkHouses],
  ['SET-7', checkTokens],
  ['SET-8', checkObjectives],
  ['SET-9', ({ startSeat, players }) => (startSeat < players.length ? null : 'the start player has no seat')],
  ['SET-10', checkPreplacedBands],
];
