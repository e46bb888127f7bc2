/** The seats of a position, and the fire cards that nobody holds. */
import type { DistrictId, ObjectiveId } from '../board/ids';
import { OBJECTIVE_IDS } from '../board/ids';
import { DECKS, LONDON } from '../board/map';
import { FIRE_CARDS, HAND_SIZE } from '../setup/components';
import type { Colour, DeckCard, FireCard, StackCard, Token } from '../state';
import { COLOURS, DIRECTIONS, STACK_LETTERS } from '../state';
import { tokenOf } from './letters';
import type { Section } from './sections';
import { districtIn, keyOf, letters, numberIn, oneOf } from './sections';

export interface SeatRead {
  readonly colour: Colour;
  readonly pawnColour: Colour;
  readonly pawn: DistrictId | null;
  readonly putOut: number;
  readonly hand: readonly FireCard[];
  readonly tokens: readonly Token[];
  readonly objectives: readonly ObjectiveId[];
}

/** One seat's colour, pieces and secrets. */
export function readSeat(section: Section | undefined, seat: number): SeatRead {
  const colour = oneOf(COLOURS, section?.plain[1] ?? COLOURS[seat] ?? 'red');
  const at = keyOf(section, 'at');
  const objectives = keyOf(section, 'objectives');
  return {
    colour,
    pawnColour: oneOf(COLOURS, keyOf(section, 'pawn') ?? colour),
    pawn: at === 'none' ? null : districtIn(at ?? 'moorfields'),
    putOut: numberIn(keyOf(section, 'put-out') ?? '0'),
    hand: cardsIn(keyOf(section, 'hand') ?? 'NESWN'),
    tokens: letters(keyOf(section, 'tokens') ?? '', tokenOf),
    objectives:
      objectives === undefined
        ? DECKS.flatMap((deck) => LONDON.objectives.filter((card) => card.deck === deck)[seat]?.id ?? [])
        : objectives.split(',').map((id) => oneOf(OBJECTIVE_IDS, id)),
  };
}

export function cardsIn(text: string): readonly FireCard[] {
  return letters(text, (letter) => DIRECTIONS.find((direction) => direction === letter));
}

const STACK_CARDS = STACK_LETTERS.map((letter): StackCard => `#${letter}`);

/** Discards, deck and unused cards; a deck that is not told holds all cards that are nowhere else. */
export function readCards(
  discards: Section | undefined,
  deck: Section | undefined,
  unused: Section | undefined,
  seats: readonly SeatRead[],
): { discards: readonly FireCard[]; deck: readonly DeckCard[]; unused: readonly FireCard[] } {
  const fire = (section: Section | undefined) =>
    (section?.plain ?? []).map((word) => oneOf(DIRECTIONS, word));
  const left = [...FIRE_CARDS];
  for (const card of [...seats.flatMap((seat) => seat.hand), ...fire(discards), ...fire(unused)]) {
    const index = left.indexOf(card);
    if (index >= 0) left.splice(index, 1);
  }
  return {
    discards: fire(discards),
    unused: fire(unused),
    deck:
      deck === undefined
        ? ['#A', ...left.slice(0, FIRE_CARDS.length - HAND_SIZE)]
        : deck.plain.map((word) => oneOf<DeckCard>([...DIRECTIONS, ...STACK_CARDS], word)),
  };
}
