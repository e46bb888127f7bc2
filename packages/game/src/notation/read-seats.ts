/** Reads the seats of a position, and the fire cards outside the hands. */
import { OBJECTIVE_IDS, type DistrictId, type ObjectiveId } from '../board/ids';
import { OBJECTIVE_DECKS, LONDON_MAP } from '../board/map';
import { HAND_SIZE } from '../setup/components';
import {
  type Colour,
  type DeckCard,
  type FireCard,
  type StackCard,
  type Token,
  COLOURS,
  DIRECTIONS,
  STACK_LETTERS,
} from '../state';
import { parseTokenLetter } from './letters';
import { type Section, parseDistrictId, keyedValue, parseLetters, parseNumber, parseOneOf } from './tokenize';

export interface ParsedSeat {
  readonly colour: Colour;
  readonly pawnColour: Colour;
  readonly pawn: DistrictId | null;
  readonly putOut: number;
  readonly hand: readonly FireCard[];
  readonly tokens: readonly Token[];
  readonly objectives: readonly ObjectiveId[];
}

/** Reads the colour, pieces and secrets of one seat. */
export function readSeat(section: Section | undefined, seat: number): ParsedSeat {
  const colour = parseOneOf(COLOURS, section?.positional[1] ?? COLOURS[seat] ?? 'red');
  const pawnDistrict = keyedValue(section, 'at');
  const objectives = keyedValue(section, 'objectives');
  return {
    colour,
    pawnColour: parseOneOf(COLOURS, keyedValue(section, 'pawn') ?? colour),
    pawn: pawnDistrict === 'none' ? null : parseDistrictId(pawnDistrict ?? 'moorfields'),
    putOut: parseNumber(keyedValue(section, 'put-out') ?? '0'),
    hand: parseCards(keyedValue(section, 'hand') ?? 'NESWN'),
    tokens: parseLetters(keyedValue(section, 'tokens') ?? '', parseTokenLetter),
    objectives:
      objectives === undefined
        ? OBJECTIVE_DECKS.flatMap(
            (deck) => LONDON_MAP.objectives.filter((card) => card.deck === deck)[seat]?.id ?? [],
          )
        : objectives.split(',').map((id) => parseOneOf(OBJECTIVE_IDS, id)),
  };
}

function parseCards(text: string): readonly FireCard[] {
  return parseLetters(text, (letter) => DIRECTIONS.find((direction) => direction === letter));
}

const STACK_CARDS = STACK_LETTERS.map((letter): StackCard => `#${letter}`);

/** Reads discards, deck and unused cards. Without a deck section, the deck holds all remaining cards. */
export function readCards(
  discards: Section | undefined,
  deck: Section | undefined,
  unused: Section | undefined,
  seats: readonly ParsedSeat[],
  allCards: readonly FireCard[],
): { discards: readonly FireCard[]; deck: readonly DeckCard[]; unused: readonly FireCard[] } {
  const parseFireCards = (section: Section | undefined) =>
    (section?.positional ?? []).map((word) => parseOneOf(DIRECTIONS, word));
  const remaining = [...allCards];
  for (const card of [
    ...seats.flatMap((seat) => seat.hand),
    ...parseFireCards(discards),
    ...parseFireCards(unused),
  ]) {
    const index = remaining.indexOf(card);
    if (index >= 0) remaining.splice(index, 1);
  }
  return {
    discards: parseFireCards(discards),
    unused: parseFireCards(unused),
    deck:
      deck === undefined
        ? ['#A', ...remaining.slice(0, allCards.length - HAND_SIZE)]
        : deck.positional.map((word) => parseOneOf<DeckCard>([...DIRECTIONS, ...STACK_CARDS], word)),
  };
}
