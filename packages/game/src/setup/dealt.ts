/** SET-3 to SET-9: what the shuffles give before anybody decides anything. */
import { BOARD } from '../board/board';
import type { DistrictId, ObjectiveId } from '../board/ids';
import { DECKS, LONDON, REGIONS } from '../board/map';
import type { Colour, DeckCard, FireCard, Seat, Token } from '../state';
import { COLOURS } from '../state';
import type { RuleSet } from '../variants/rule-set';
import { FIRE_CARDS, HAND_SIZE, TOKEN_BOX, TOKEN_DISTRICTS, buildDeck, cityDistrictsOf } from './components';
import type { Shuffle } from './deal';

/** A dealt table, as a game record's `setup` tells it. Lists by seat unless said otherwise. */
export interface Dealt {
  readonly startSeat: Seat;
  readonly colours: readonly Colour[];
  readonly pawnColours: readonly Colour[];
  readonly houses: { readonly [D in DistrictId]?: readonly Colour[] };
  readonly tokens: { readonly [D in DistrictId]?: Token };
  readonly hands: readonly (readonly FireCard[])[];
  readonly objectives: readonly (readonly ObjectiveId[])[];
  readonly deck: readonly DeckCard[]; // bottom first
  readonly unused: readonly FireCard[];
}

/** Deals a match. Each shuffle has its own name, so that each can be done again alone. @source SET-3 to SET-9, OPT-A */
export function dealTable(rules: RuleSet, shuffle: Shuffle): Dealt {
  const { players } = rules;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const cards = shuffle('fire-cards', FIRE_CARDS);
  const objectiveDecks = DECKS.map((deck) =>
    shuffle(
      `objectives/${deck}`,
      LONDON.objectives.filter((card) => card.deck === deck).map((card) => card.id),
    ),
  );
  const colours = shuffle('colours', COLOURS).slice(0, players);
  const tokens = shuffle('tokens', TOKEN_BOX);
  return {
    startSeat: shuffle('start-seat', seats)[0] ?? 0,
    colours,
    pawnColours: rules.hiddenColours ? shuffle('pawns', COLOURS).slice(0, players) : colours,
    houses: dealHouses(shuffle),
    tokens: Object.fromEntries(TOKEN_DISTRICTS.map((id, index) => [id, tokens[index]])),
    hands: seats.map((seat) => cards.slice(seat * HAND_SIZE, (seat + 1) * HAND_SIZE)),
    objectives: seats.map((seat) => objectiveDecks.flatMap((deck) => deck.slice(seat, seat + 1))),
    ...buildDeck(players, cards.slice(players * HAND_SIZE)),
  };
}

/** Five houses of each colour for each region, drawn blind. @source SET-5 */
function dealHouses(shuffle: Shuffle): Dealt['houses'] {
  const perColour = LONDON.pieces.housesPerColour / REGIONS.length;
  const box = COLOURS.flatMap((colour) => Array.from({ length: perColour }, () => colour));
  const houses: { [D in DistrictId]?: readonly Colour[] } = {};
  for (const region of REGIONS) {
    const lid = shuffle(`houses/${region}`, box);
    for (const id of cityDistrictsOf(region)) houses[id] = lid.splice(0, BOARD[id].size);
  }
  return houses;
}
