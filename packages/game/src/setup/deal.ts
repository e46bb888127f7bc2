/**
 * The published deal: every random thing of a match follows from its seed and the parts that the seats added (docs/fairness.md).
 * It imports nothing: `verify-deal.mjs` is this file without its types, and the engine and the page run it as it stands.
 *
 * `key` is the SHA-256 of the line "great-fire-deal/1", the seed and the parts, joined by line feeds. Block `i` of the shuffle
 * called `name` is that of "<key in hex>/<name>/<i>", read as eight 32-bit numbers, big-endian. A number below n is drawn
 * from the next of them, modulo n, leaving out those of the last, incomplete run of n. A list is shuffled from its end (Fisher and
 * Yates): for i from the last place down to the second, the item there changes places with the one at the number below i + 1.
 */
import type { DistrictId, ObjectiveId } from '../board/ids';
import type { ObjectiveDeck, Region } from '../board/map';
import type { Colour, DeckCard, FireCard, Seat, StackLetter, Token } from '../state';
import type { PlayerCount } from '../variants/rule-set';

/** The hash of a text's UTF-8 bytes, in lower-case hex. */
export type Sha256 = (text: string) => string;

/** Gives a shuffled copy of a list; the same name gives the same order again. */
export type Shuffle = <T>(name: string, items: readonly T[]) => T[];

/** What is in the box, unshuffled. @source SET-1, SET-4, SET-5, SET-7, SET-8 */
export interface Box {
  readonly colours: readonly Colour[];
  readonly fireCards: readonly FireCard[];
  readonly hand: number; // cards
  readonly stacks: { readonly [P in PlayerCount]: { readonly [L in StackLetter]?: number } }; // bottom first
  readonly tokens: readonly Token[];
  readonly tokenDistricts: readonly DistrictId[];
  readonly houses: readonly Colour[]; // of one region
  readonly regions: { readonly [R in Region]: { readonly [D in DistrictId]?: number } }; // their districts, and how many houses
  readonly objectives: { readonly [K in ObjectiveDeck]: readonly ObjectiveId[] };
}

/** A dealt table, as a game record's `setup` tells it. Lists by seat unless said otherwise. */
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

/** The shuffles of one match. @source SET-3 to SET-9, SEC-6 */
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

/** Deals a match. Each shuffle has its own name, so that each can be done again alone. @source SET-3 to SET-9, OPT-A */
export function dealTable(box: Box, players: PlayerCount, hiddenColours: boolean, shuffle: Shuffle): Deal {
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

/** What a redeal gives: the record tells it, a live match shuffles it. */
export type RedealResult = Pick<Deal, 'deck' | 'unused'> & { readonly hand: readonly FireCard[] };

/** Redeals for the `count`th time: hand, deck and unused cards shuffled together, stacks as high as before. @source SET-3 */
export function redealTable(
  box: Box,
  cards: readonly FireCard[],
  players: PlayerCount,
  count: number,
  shuffle: Shuffle,
): RedealResult {
  const shuffled = shuffle(`redeal/${count}`, cards);
  return { hand: shuffled.slice(0, box.hand), ...buildStacks(box, players, shuffled.slice(box.hand)) };
}

/** Lays fire cards on the stack cards, bottom first; what is left over is unused. @source SET-4 */
export function buildStacks(
  box: Box,
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
