/** SET: a match before its first decision. */
import { BOARD, PUDDING_LANE, byDistrict } from '../board/board';
import { OBJECTIVE_IDS } from '../board/ids';
import { LONDON } from '../board/map';
import { topStack } from '../deck/draw';
import type { Colour, Districts, GameState } from '../state';
import { COLOURS } from '../state';
import type { GameOptions, Players, RuleSet } from '../variants/rule-set';
import { ruleSetOf } from '../variants/rule-set';
import { BOX, preplacedBands } from './components';
import type { Dealt } from './deal';
import { dealTable } from './deal';
import { deal } from './hashes';

export interface MatchSetup {
  readonly players: Players;
  readonly options: GameOptions;
  readonly seed: string; // 32 hex digits or more, from a cryptographic source
  readonly entropies?: readonly string[]; // what the seats added, by seat; '' for a seat that added nothing, [] where none did
  readonly dealt?: Dealt; // a table dealt otherwise, told whole; left out: as the seed shuffles it
}

/** Deals a new match: its first decision is whether to keep the hand. @source SET-1 to SET-9 */
export function createGame({ players, options, seed, entropies = [], dealt }: MatchSetup): GameState {
  const rules = ruleSetOf(players, options);
  const table = dealt ?? dealTable(BOX, players, options.hiddenColours, deal(seed, entropies));
  return layOut(rules, table, seed, entropies);
}

/** Lays a dealt table out. @source SET-2, SET-5 to SET-7, SET-10 */
export function layOut(rules: RuleSet, dealt: Dealt, seed: string, entropies: readonly string[]): GameState {
  const dealtObjectives = new Set(dealt.objectives.flat());
  return {
    rules,
    startSeat: dealt.startSeat,
    districts: layOutDistricts(rules, dealt),
    stock: rules.cones - LONDON.pieces.puddingLaneStart,
    lost: Object.fromEntries(COLOURS.map((colour) => [colour, 0])) as { [C in Colour]: number },
    seats: dealt.colours.map((colour, seat) => ({
      colour: rules.hiddenColours ? null : colour,
      pawnColour: dealt.pawnColours[seat] ?? colour,
      pawn: null,
      putOut: 0,
      tokens: 0,
      hand: dealt.hands[seat]?.length ?? 0,
    })),
    hero: null,
    turn: {
      number: 0,
      seat: dealt.startSeat,
      step: 'redeal',
      card: null,
      spreads: 0,
      points: 0,
      actions: 0,
      intensifyBy: null,
    },
    setupDone: 0,
    discards: [],
    stack: topStack(dealt.deck),
    lastTurns: null,
    undoable: null,
    result: null,
    secret: {
      seed,
      entropies: [...entropies],
      redeals: 0,
      colours: [...dealt.colours],
      hands: dealt.hands.map((hand) => [...hand]),
      objectives: dealt.objectives.map((cards) => [...cards]),
      undealt: OBJECTIVE_IDS.filter((id) => !dealtObjectives.has(id)),
      tokens: dealt.colours.map(() => []),
      lying: { ...dealt.tokens },
      destroyed: {},
      deck: [...dealt.deck],
      unused: [...dealt.unused],
      undo: [],
    },
  };
}

function layOutDistricts(rules: RuleSet, dealt: Dealt): Districts {
  const bands = preplacedBands(rules.players);
  return byDistrict((id) => ({
    houses: [...(dealt.houses[id] ?? [])],
    cones: id === PUDDING_LANE ? LONDON.pieces.puddingLaneStart : 0,
    bands: bands[id] ?? 0,
    demolished: false,
    token: BOARD[id].map.token,
  }));
}
