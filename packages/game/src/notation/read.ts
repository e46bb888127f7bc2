/**
 * Reads a position (see `write.ts`). Defaults replace missing parts so that the totals of cones and houses stay
 * correct.
 */
import { PUDDING_LANE, byDistrict } from '../board/board';
import { type DistrictId, DISTRICT_IDS, OBJECTIVE_IDS } from '../board/ids';
import { nextStackCard } from '../deck/draw';
import { finalResult } from '../scoring/end';
import {
  type DistrictState,
  type Districts,
  type Draft,
  type GameState,
  type SeatState,
  type TurnPhase,
  type Token,
  type Turn,
  COLOURS,
  DIRECTIONS,
  TURN_PHASES,
} from '../state';
import { createRuleSet } from '../variants/rule-set';
import { type PlayerCount, optionsWith } from '../variants/variant-rules';
import { fireCardsFor } from '../setup/components';
import { COMPONENT_COUNTS } from '../board/component-counts';
import { OPTION_WORDS } from './option-words';
import { parseColourLetter, parseTokenLetter } from './letters';
import { readCards, readSeat } from './read-seats';
import {
  type Section,
  NotationError,
  parseDistrictId,
  isDistrictId,
  keyedValue,
  parseLetters,
  parseNumber,
  parseOneOf,
  tokenizeSection,
} from './tokenize';

/**
 * Reads a position and fills in missing parts:
 *
 * - three players, with colours in the order of `COLOURS`
 * - seat 0 at its first spread
 * - five cards in each hand, all other cards in one stack
 * - all remaining cones in the stock, all missing houses lost
 *
 * @throws NotationError naming the invalid part
 */
export function readPosition(text: string): GameState {
  const sections = text
    .split(/[|\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(tokenizeSection);
  const sectionNamed = (name: string) => sections.find((section) => section.name === name);
  const rules = readRules(sectionNamed('rules'));
  const boardSections = sections.filter((section) => isDistrictId(section.name));
  const unknown = sections.find(
    (section) => !isDistrictId(section.name) && !TABLE_SECTION_NAMES.has(section.name),
  );
  if (unknown !== undefined) throw new NotationError(`Unknown part: ${unknown.name}`);

  const board = readBoard(boardSections);
  const seats = Array.from({ length: rules.players }, (_, seat) =>
    readSeat(
      sections.find((section) => section.name === 'seat' && section.positional[0] === String(seat)),
      seat,
    ),
  );
  const cards = readCards(
    sectionNamed('discards'),
    sectionNamed('deck'),
    sectionNamed('unused'),
    seats,
    fireCardsFor(rules),
  );
  const turn = readTurn(sectionNamed('turn'));
  const conesOnBoard = DISTRICT_IDS.reduce((sum, id) => sum + board.districts[id].cones, 0);
  const conesHeld = seats.reduce((sum, seat) => sum + seat.putOut, 0);
  const stock = sectionNamed('stock');
  const hero = sectionNamed('hero');
  const lastTurnsSection = sectionNamed('last');
  const seed = sectionNamed('seed');
  const dealtObjectives = new Set(seats.flatMap((seat) => seat.objectives));
  const position: GameState = {
    rules,
    startSeat: parseNumber(sectionNamed('start')?.positional[0] ?? '0'),
    districts: board.districts,
    stock:
      stock === undefined
        ? remainingStock(rules.cones - conesOnBoard - conesHeld, board.districts)
        : parseNumber(stock.positional[0]),
    lost: readLost(sectionNamed('lost'), board.districts),
    seats: seats.map((seat): SeatState => ({
      colour: rules.hiddenColours && turn.step !== 'over' ? null : seat.colour,
      pawnColour: seat.pawnColour,
      pawn: seat.pawn,
      putOut: seat.putOut,
      tokens: seat.tokens.length,
      hand: seat.hand.length,
    })),
    hero: hero === undefined ? null : parseNumber(hero.positional[0]),
    turn,
    setupDone: parseNumber(keyedValue(sectionNamed('turn'), 'setup') ?? '0'),
    discards: cards.discards,
    stack: nextStackCard(cards.deck),
    lastTurns: lastTurnsSection === undefined ? null : parseNumber(lastTurnsSection.positional[0]),
    undoable: null,
    result: null,
    secret: {
      seed: seed?.positional[0] ?? 'notation',
      entropies: seed?.keyed.get('entropy') ?? [],
      redeals: parseNumber(keyedValue(seed, 'redeals') ?? '0'),
      colours: seats.map((seat) => seat.colour),
      hands: seats.map((seat) => seat.hand),
      objectives: seats.map((seat) => seat.objectives),
      undealt: OBJECTIVE_IDS.filter((id) => !dealtObjectives.has(id)),
      tokens: seats.map((seat) => seat.tokens),
      lying: board.lying,
      destroyed: readDestroyed(sectionNamed('destroyed')),
      deck: cards.deck,
      unused: cards.unused,
      undo: [],
    },
  };
  return turn.step === 'over' ? { ...position, result: finalResult(position) } : position;
}

const TABLE_SECTION_NAMES: ReadonlySet<string> = new Set(
  'rules start stock lost hero turn last seat discards deck unused destroyed seed'.split(' '),
);

/**
 * Returns the default stock. It is zero when Pudding Lane is empty, because a stock would refill Pudding Lane
 * (FIRE-2).
 */
function remainingStock(cones: number, districts: Districts): number {
  return districts[PUDDING_LANE].cones > 0 ? Math.max(0, cones) : 0;
}

function readRules(section: Section | undefined): GameState['rules'] {
  const players = parseNumber(keyedValue(section, 'players') ?? '3');
  if (players < 3 || players > 6) throw new NotationError(`No game for ${players} players`);
  const options = optionsWith((name) => {
    const [word = '', value] = OPTION_WORDS[name].split(':');
    return value === undefined
      ? section?.positional.includes(word) === true
      : keyedValue(section, word) === value;
  });
  return createRuleSet(players as PlayerCount, options);
}

function readBoard(sections: readonly Section[]): {
  districts: Districts;
  lying: GameState['secret']['lying'];
} {
  const lying: { [D in DistrictId]?: Token } = {};
  const createEmptyDistrict = (): DistrictState => ({
    houses: [],
    cones: 0,
    bands: 0,
    demolished: false,
    token: false,
  });
  const districts: Draft<Districts> = byDistrict(createEmptyDistrict);
  for (const section of sections) {
    const id = parseDistrictId(section.name);
    const parseCount = (letter: string) =>
      parseNumber(section.positional.find((word) => word.startsWith(letter))?.slice(1) ?? '0');
    const unknownWord = section.positional.find((word) => !/^([FB]\d+|X|T)$/.test(word));
    if (unknownWord !== undefined) throw new NotationError(`Unknown mark ${unknownWord} of ${id}`);
    const tokenLetter = keyedValue(section, 'T');
    const token = tokenLetter !== undefined || section.positional.includes('T');
    if (token) lying[id] = parseLetters(tokenLetter ?? 'v', parseTokenLetter)[0] ?? 'one-vp';
    districts[id] = {
      houses: parseLetters(keyedValue(section, 'H') ?? '', parseColourLetter),
      cones: parseCount('F'),
      bands: parseCount('B'),
      demolished: section.positional.includes('X'),
      token,
    };
  }
  return { districts, lying };
}

function readTurn(section: Section | undefined): Turn {
  const [number = '1', step = 'spread'] = section?.positional ?? [];
  const card = keyedValue(section, 'card');
  const intensifyCause = keyedValue(section, 'by');
  return {
    number: parseNumber(number),
    seat: parseNumber(keyedValue(section, 'seat') ?? '0'),
    step: parseOneOf<TurnPhase>(TURN_PHASES, step),
    card: card === undefined ? null : parseOneOf(DIRECTIONS, card),
    spreads: parseNumber(keyedValue(section, 'spreads') ?? (card === undefined ? '0' : '1')),
    points: parseNumber(keyedValue(section, 'points') ?? '4'),
    actions: parseNumber(keyedValue(section, 'actions') ?? '0'),
    undos: 0,
    intensifyBy:
      intensifyCause === undefined ? null : parseOneOf(['stack', 'discard'] as const, intensifyCause),
  };
}

function readLost(section: Section | undefined, districts: Districts): GameState['lost'] {
  const housesOnBoard = DISTRICT_IDS.flatMap((id) => districts[id].houses);
  const countsByColour = new Map(
    (section?.positional ?? []).map(
      (word) => [parseColourLetter(word.slice(0, 1)), parseNumber(word.slice(1))] as const,
    ),
  );
  return Object.fromEntries(
    COLOURS.map((colour) => [
      colour,
      countsByColour.get(colour) ??
        Math.max(
          0,
          COMPONENT_COUNTS.pieces.housesPerColour - housesOnBoard.filter((other) => other === colour).length,
        ),
    ]),
  ) as GameState['lost'];
}

function readDestroyed(section: Section | undefined): GameState['secret']['destroyed'] {
  const destroyed: { [D in DistrictId]?: Token } = {};
  for (const [id, [kind = '']] of section?.keyed ?? []) {
    destroyed[parseDistrictId(id)] = parseLetters(kind, parseTokenLetter)[0] ?? 'one-vp';
  }
  return destroyed;
}
