/**
 * The published deal: everything random in a match is derived from the seed and the seats' contributions
 * (docs/fairness.md). Engine and client run this file. `verify-deal.mjs` is a second implementation for auditors, which a
 * test compares with this one.
 *
 * The algorithm:
 * - `key` is the SHA-256, in hex, of "great-fire-deal/1", the seed and the contributions, joined by line feeds.
 * - Block `i` of the shuffle `name` is the SHA-256 of "<key>/<name>/<i>". It is read as eight 32-bit numbers,
 *   big-endian.
 * - A number below n is the next of these modulo n. Numbers of 2^32 - (2^32 mod n) or more are skipped, to avoid bias.
 * - A list is shuffled from its end (Fisher-Yates): for i from the last index down to 1, item i is swapped with the
 *   item at the number below i + 1.
 */
import type { DistrictId, ObjectiveId } from '../board/ids';
import type { ObjectiveDeck, Region } from '../board/map';
import type { Colour, DeckCard, FireCard, Seat, StackLetter, Token } from '../state';
import type { PlayerCount } from '../variants/variant-rules';

/** Returns the hash of a text's UTF-8 bytes, in lower-case hex. */
export type Sha256 = (text: string) => string;

/** Returns a shuffled copy of a list. The same name gives the same order. */
export type Shuffle = <T>(name: string, items: readonly T[]) => T[];

/** The components of the game, in fixed order. @source SET-1, SET-4, SET-5, SET-7, SET-8 */
export interface GameComponents {
  readonly colours: readonly Colour[];
  readonly fireCards: readonly FireCard[];
  readonly hand: number; // number of cards
  readonly stacks: { readonly [P in PlayerCount]: { readonly [L in StackLetter]?: number } }; // heights, bottom first
  readonly tokens: readonly Token[];
  readonly tokenDistricts: readonly DistrictId[];
  readonly houses: readonly Colour[]; // houses of one region
  readonly regions: { readonly [R in Region]: { readonly [D in DistrictId]?: number } }; // number of houses by district
  readonly objectives: { readonly [K in ObjectiveDeck]: readonly ObjectiveId[] };
}

/** A complete deal, in the form of a game record's `setup`. Lists are by seat unless the comment says otherwise. */
export interface Deal {
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

/** Creates the shuffle function of a match. @source SET-3 to SET-9, SEC-6 */
export function createShuffle(sha256: Sha256, seed: string, contributions: readonly string[]): Shuffle {
  const key = sha256(['great-fire-deal/1', seed, ...contributions].join('\n'));
  return (name, items) => {
    let hex = '';
    let blocks = 0;
    const numberBelow = (limit: number): number => {
      if (hex === '') hex = sha256(`${key}/${name}/${blocks++}`);
      const number = parseInt(hex.slice(0, 8), 16);
      hex = hex.slice(8);
      return number < 2 ** 32 - (2 ** 32 % limit) ? number % limit : numberBelow(limit);
    };
    const list = [...items];
    for (let i = list.length - 1; i > 0; i -= 1) {
      const j = numberBelow(i + 1);
      [list[i], list[j]] = [list[j] as (typeof list)[number], list[i] as (typeof list)[number]];
    }
    return list;
  };
}

/** Deals a match. Each shuffle has its own name, so that it can be repeated alone. @source SET-3 to SET-9, OPT-A */
export function dealTable(
  box: GameComponents,
  players: PlayerCount,
  hiddenColours: boolean,
  shuffle: Shuffle,
): Deal {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const cards = shuffle('fire-cards', box.fireCards);
  const decks = Object.entries(box.objectives).map(([deck, ids]) => shuffle(`objectives/${deck}`, ids));
  const colours = shuffle('colours', box.colours).slice(0, players);
  const tokens = shuffle('tokens', box.tokens);
  const houses: { [D in DistrictId]?: readonly Colour[] } = {};
  for (const [region, districts] of Object.entries(box.regions)) {
    const regionHouses = shuffle(`houses/${region}`, box.houses);
    for (const [id, size] of Object.entries(districts))
      houses[id as DistrictId] = regionHouses.splice(0, size);
  }
  return {
    startSeat: shuffle('start-seat', seats)[0] ?? 0,
    colours,
    pawnColours: hiddenColours ? shuffle('pawns', box.colours).slice(0, players) : colours,
    houses,
    tokens: Object.fromEntries(box.tokenDistricts.map((id, index) => [id, tokens[index]])),
    hands: seats.map((seat) => cards.slice(seat * box.hand, (seat + 1) * box.hand)),
    objectives: seats.map((seat) => decks.flatMap((deck) => deck.slice(seat, seat + 1))),
    ...buildStacks(box, players, cards.slice(players * box.hand)),
  };
}

/** The result of a redeal. A live match shuffles it, a replay reads it from the record. */
export type RedealResult = Pick<Deal, 'deck' | 'unused'> & { readonly hand: readonly FireCard[] };

/** Shuffles hand, deck and unused cards together for redeal number `count`. Stack heights stay. @source SET-3 */
export function redealTable(
  box: GameComponents,
  cards: readonly FireCard[],
  players: PlayerCount,
  count: number,
  shuffle: Shuffle,
): RedealResult {
  const shuffled = shuffle(`redeal/${count}`, cards);
  return { hand: shuffled.slice(0, box.hand), ...buildStacks(box, players, shuffled.slice(box.hand)) };
}

/** Puts fire cards on the stack cards, bottom first. The remaining cards are unused. @source SET-4 */
export function buildStacks(
  box: GameComponents,
  players: PlayerCount,
  cards: readonly FireCard[],
): Pick<Deal, 'deck' | 'unused'> {
  const unused = [...cards];
  const deck = Object.entries(box.stacks[players]).flatMap(([letter, height]): DeckCard[] => [
    `#${letter as StackLetter}`,
    ...unused.splice(0, height),
  ]);
  return { deck, unused };
}
