/** Reads a position (see `write.ts`). What a text leaves out is filled in so that nothing is created or lost. */
import { BOARD, PUDDING_LANE } from '../board/board';
import type { DistrictId, ObjectiveId } from '../board/ids';
import { DISTRICT_IDS, OBJECTIVE_IDS } from '../board/ids';
import { DECKS, LONDON } from '../board/map';
import { topStack } from '../deck/draw';
import { finalResult } from '../scoring/end';
import { FIRE_CARDS, HAND_SIZE } from '../setup/components';
import type {
  Colour,
  DeckCard,
  DistrictState,
  Districts,
  FireCard,
  GameState,
  SeatState,
  StackCard,
  Step,
  Token,
  Turn,
} from '../state';
import { COLOURS, DIRECTIONS, STACK_LETTERS, STEPS } from '../state';
import type { Players } from '../variants/rule-set';
import { ruleSetOf } from '../variants/rule-set';
import { colourOf, tokenOf } from './letters';

/** A text that is no position; the message quotes the part that cannot be read. */
export class NotationError extends Error {}

/** Words of one section: `seat 0 red hand:NNE` is name 'seat', plain ['0', 'red'], keyed { hand: 'NNE' }. */
interface Section {
  readonly name: string;
  readonly plain: readonly string[];
  readonly keyed: ReadonlyMap<string, readonly string[]>;
}

/**
 * Reads a position. Left out: three players with the colours in their order, the first turn's spread of
 * seat 0, five cards a hand, one stack of all other cards, all cones and houses accounted for.
 * @throws NotationError naming the part that cannot be read.
 */
export function readPosition(text: string): GameState {
  const sections = text
    .split(/[|\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(readSection);
  const named = (name: string) => sections.find((section) => section.name === name);
  const rules = readRules(named('rules'));
  const boardSections = sections.filter((section) => isDistrict(section.name));
  const unknown = sections.find((section) => !isDistrict(section.name) && !TABLE_WORDS.has(section.name));
  if (unknown !== undefined) throw new NotationError(`Unknown part: ${unknown.name}`);

  const board = readBoard(boardSections);
  const seats = Array.from({ length: rules.players }, (_, seat) =>
    readSeat(
      sections.find((section) => section.name === 'seat' && section.plain[0] === String(seat)),
      seat,
    ),
  );
  const cards = readCards(named('discards'), named('deck'), named('unused'), seats);
  const turn = readTurn(named('turn'));
  const onBoard = DISTRICT_IDS.reduce((sum, id) => sum + board.districts[id].cones, 0);
  const held = seats.reduce((sum, seat) => sum + seat.putOut, 0);
  const stock = named('stock');
  const hero = named('hero');
  const last = named('last');
  const seed = named('seed');
  const dealt = new Set(seats.flatMap((seat) => seat.objectives));
  const position: GameState = {
    rules,
    startSeat: numberIn(named('start')?.plain[0] ?? '0'),
    districts: board.districts,
    stock:
      stock === undefined
        ? stockLeft(rules.cones - onBoard - held, board.districts)
        : numberIn(stock.plain[0]),
    lost: readLost(named('lost'), board.districts),
    seats: seats.map((seat): SeatState => ({
      colour: rules.hiddenColours && turn.step !== 'over' ? null : seat.colour,
      pawnColour: seat.pawnColour,
      pawn: seat.pawn,
      putOut: seat.putOut,
      tokens: seat.tokens.length,
      hand: seat.hand.length,
    })),
    hero: hero === undefined ? null : numberIn(hero.plain[0]),
    turn,
    setupDone: numberIn(keyOf(named('turn'), 'setup') ?? '0'),
    discards: cards.discards,
    stack: topStack(cards.deck),
    lastTurns: last === undefined ? null : numberIn(last.plain[0]),
    undoable: null,
    result: null,
    secret: {
      seed: seed?.plain[0] ?? 'notation',
      entropies: seed?.keyed.get('entropy') ?? [],
      redeals: numberIn(keyOf(seed, 'redeals') ?? '0'),
      colours: seats.map((seat) => seat.colour),
      hands: seats.map((seat) => seat.hand),
      objectives: seats.map((seat) => seat.objectives),
      undealt: OBJECTIVE_IDS.filter((id) => !dealt.has(id)),
      tokens: seats.map((seat) => seat.tokens),
      lying: board.lying,
      destroyed: readDestroyed(named('destroyed')),
      deck: cards.deck,
      unused: cards.unused,
      undo: [],
    },
  };
  return turn.step === 'over' ? { ...position, result: finalResult(position) } : position;
}

const TABLE_WORDS: ReadonlySet<string> = new Set(
  'rules start stock lost hero turn last seat discards deck unused destroyed seed'.split(' '),
);

function readSection(text: string): Section {
  const [name = '', ...rest] = text.split(/\s+/);
  const keyed = new Map<string, string[]>();
  const plain: string[] = [];
  for (const word of rest) {
    const colon = word.indexOf(':');
    if (colon < 0) {
      plain.push(word);
      continue;
    }
    const key = word.slice(0, colon);
    keyed.set(key, [...(keyed.get(key) ?? []), word.slice(colon + 1)]);
  }
  return { name, plain, keyed };
}

function keyOf(section: Section | undefined, key: string): string | undefined {
  return section?.keyed.get(key)?.[0];
}

function isDistrict(name: string): name is DistrictId {
  return Object.hasOwn(BOARD, name);
}

function districtIn(text: string): DistrictId {
  if (!isDistrict(text)) throw new NotationError(`Unknown district: ${text}`);
  return text;
}

function numberIn(text: string | undefined): number {
  if (text === undefined || !/^\d+$/.test(text))
    throw new NotationError(`Not a number: ${text ?? 'nothing'}`);
  return Number(text);
}

function oneOf<T extends string>(list: readonly T[], text: string): T {
  const found = list.find((item) => item === text);
  if (found === undefined) throw new NotationError(`${text} is none of ${list.join(', ')}`);
  return found;
}

function letters<T>(text: string, read: (letter: string) => T | undefined): readonly T[] {
  return [...text].map((letter) => {
    const found = read(letter);
    if (found === undefined) throw new NotationError(`Unknown letter ${letter} in ${text}`);
    return found;
  });
}

/** A stock beside an empty Pudding Lane cannot be (FIRE-2): where a text draws none, there is no stock. */
function stockLeft(cones: number, districts: Districts): number {
  return districts[PUDDING_LANE].cones > 0 ? Math.max(0, cones) : 0;
}

function readRules(section: Section | undefined): GameState['rules'] {
  const players = numberIn(keyOf(section, 'players') ?? '3');
  if (players < 3 || players > 6) throw new NotationError(`No game for ${players} players`);
  return ruleSetOf(players as Players, {
    hiddenColours: section?.plain.includes('hidden') ?? false,
    moreDestruction: section?.plain.includes('more') ?? false,
    cones: keyOf(section, 'cones') === '100' ? 100 : 65,
  });
}

function readBoard(sections: readonly Section[]): {
  districts: Districts;
  lying: GameState['secret']['lying'];
} {
  const lying: { [D in DistrictId]?: Token } = {};
  const empty = (): DistrictState => ({ houses: [], cones: 0, bands: 0, demolished: false, token: false });
  const districts = Object.fromEntries(DISTRICT_IDS.map((id) => [id, empty()])) as {
    [D in DistrictId]: DistrictState;
  };
  for (const section of sections) {
    const id = districtIn(section.name);
    const number = (letter: string) =>
      numberIn(section.plain.find((word) => word.startsWith(letter))?.slice(1) ?? '0');
    const bad = section.plain.find((word) => !/^([FB]\d+|X|T)$/.test(word));
    if (bad !== undefined) throw new NotationError(`Unknown mark ${bad} of ${id}`);
    const kind = keyOf(section, 'T');
    const token = kind !== undefined || section.plain.includes('T');
    if (token) lying[id] = letters(kind ?? 'v', tokenOf)[0] ?? 'one-vp';
    districts[id] = {
      houses: letters(keyOf(section, 'H') ?? '', colourOf),
      cones: number('F'),
      bands: number('B'),
      demolished: section.plain.includes('X'),
      token,
    };
  }
  return { districts, lying };
}

interface SeatRead {
  readonly colour: Colour;
  readonly pawnColour: Colour;
  readonly pawn: DistrictId | null;
  readonly putOut: number;
  readonly hand: readonly FireCard[];
  readonly tokens: readonly Token[];
  readonly objectives: readonly ObjectiveId[];
}

function readSeat(section: Section | undefined, seat: number): SeatRead {
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

function cardsIn(text: string): readonly FireCard[] {
  return letters(text, (letter) => DIRECTIONS.find((direction) => direction === letter));
}

const STACK_CARDS = STACK_LETTERS.map((letter): StackCard => `#${letter}`);

function readCards(
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

function readTurn(section: Section | undefined): Turn {
  const [number = '1', step = 'spread'] = section?.plain ?? [];
  const card = keyOf(section, 'card');
  const by = keyOf(section, 'by');
  return {
    number: numberIn(number),
    seat: numberIn(keyOf(section, 'seat') ?? '0'),
    step: oneOf<Step>(STEPS, step),
    card: card === undefined ? null : oneOf(DIRECTIONS, card),
    spreads: numberIn(keyOf(section, 'spreads') ?? (card === undefined ? '0' : '1')),
    points: numberIn(keyOf(section, 'points') ?? '4'),
    actions: numberIn(keyOf(section, 'actions') ?? '0'),
    intensifyBy: by === undefined ? null : oneOf(['stack', 'discard'] as const, by),
  };
}

function readLost(section: Section | undefined, districts: Districts): GameState['lost'] {
  const standing = DISTRICT_IDS.flatMap((id) => districts[id].houses);
  const told = new Map(
    (section?.plain ?? []).map((word) => [colourOf(word.slice(0, 1)), numberIn(word.slice(1))] as const),
  );
  return Object.fromEntries(
    COLOURS.map((colour) => [
      colour,
      told.get(colour) ??
        Math.max(0, LONDON.pieces.housesPerColour - standing.filter((other) => other === colour).length),
    ]),
  ) as GameState['lost'];
}

function readDestroyed(section: Section | undefined): GameState['secret']['destroyed'] {
  const destroyed: { [D in DistrictId]?: Token } = {};
  for (const [id, [kind = '']] of section?.keyed ?? []) {
    destroyed[districtIn(id)] = letters(kind, tokenOf)[0] ?? 'one-vp';
  }
  return destroyed;
}
