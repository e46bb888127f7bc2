/** Reads a position (see `write.ts`). What a text leaves out is filled in so that nothing is created or lost. */
import { PUDDING_LANE, byDistrict } from '../board/board';
import type { DistrictId } from '../board/ids';
import { DISTRICT_IDS, OBJECTIVE_IDS } from '../board/ids';
import { LONDON } from '../board/map';
import { topStack } from '../deck/draw';
import { finalResult } from '../scoring/end';
import type { DistrictState, Districts, Draft, GameState, SeatState, Step, Token, Turn } from '../state';
import { COLOURS, DIRECTIONS, STEPS } from '../state';
import type { Players } from '../variants/rule-set';
import { ruleSetOf } from '../variants/rule-set';
import { colourOf, tokenOf } from './letters';
import { readCards, readSeat } from './read-seats';
import type { Section } from './sections';
import {
  NotationError,
  districtIn,
  isDistrict,
  keyOf,
  letters,
  numberIn,
  oneOf,
  readSection,
} from './sections';

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
  const districts: Draft<Districts> = byDistrict(empty);
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
