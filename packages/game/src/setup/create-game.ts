/** SET: the state of a match before its first decision. */
import { BOARD, PUDDING_LANE, byDistrict } from '../board/board';
import { OBJECTIVE_IDS } from '../board/ids';
import { nextStackCard } from '../deck/draw';
import { type Colour, type Districts, type GameState, COLOURS } from '../state';
import { createRuleSet } from '../variants/rule-set';
import type { GameOptions, PlayerCount, RuleSet } from '../variants/variant-rules';
import { COMPONENT_COUNTS } from '../board/component-counts';
import { boxFor, preplacedBands } from './components';
import { type Deal, dealTable } from './deal';
import { seededShuffle } from './commitments';

export interface MatchSetup {
  readonly players: PlayerCount;
  readonly options: GameOptions;
  readonly seed: string; // 32 hex digits or more, from a cryptographic source
  readonly entropies?: readonly string[]; // contributions by seat: '' for a seat without one, [] if there are none
  readonly dealt?: Deal; // a deal given in full. If left out, the seed determines the deal
  readonly position?: GameState; // the game begins here, without a deal. Used by tests
}

/** Deals a new match. Its first decision is whether to keep the hand. @source SET-1 to SET-9 */
export function createGame({
  players,
  options,
  seed,
  entropies = [],
  dealt,
  position,
}: MatchSetup): GameState {
  if (position !== undefined) return structuredClone(position);
  const rules = createRuleSet(players, options);
  const deal =
    dealt ?? dealTable(boxFor(options), players, options.hiddenColours, seededShuffle(seed, entropies));
  return createInitialState(rules, deal, seed, entropies);
}

/** Creates the state from a deal. @source SET-2, SET-5 to SET-7, SET-10 */
export function createInitialState(
  rules: RuleSet,
  deal: Deal,
  seed: string,
  entropies: readonly string[],
): GameState {
  const dealtObjectives = new Set(deal.objectives.flat());
  return {
    rules,
    startSeat: deal.startSeat,
    districts: createDistricts(rules, deal),
    stock: rules.cones - COMPONENT_COUNTS.pieces.puddingLaneStart,
    lost: Object.fromEntries(COLOURS.map((colour) => [colour, 0])) as { [C in Colour]: number },
    seats: deal.colours.map((colour, seat) => ({
      colour: rules.hiddenColours ? null : colour,
      pawnColour: deal.pawnColours[seat] ?? colour,
      pawn: null,
      putOut: 0,
      tokens: 0,
      hand: deal.hands[seat]?.length ?? 0,
    })),
    hero: null,
    turn: {
      number: 0,
      seat: deal.startSeat,
      step: 'redeal',
      card: null,
      spreads: 0,
      points: 0,
      actions: 0,
      undos: 0,
      intensifyBy: null,
    },
    setupDone: 0,
    discards: [],
    stack: nextStackCard(deal.deck),
    lastTurns: null,
    undoable: null,
    result: null,
    secret: {
      seed,
      entropies: [...entropies],
      redeals: 0,
      colours: [...deal.colours],
      hands: deal.hands.map((hand) => [...hand]),
      objectives: deal.objectives.map((cards) => [...cards]),
      undealt: OBJECTIVE_IDS.filter((id) => !dealtObjectives.has(id)),
      tokens: deal.colours.map(() => []),
      lying: { ...deal.tokens },
      destroyed: {},
      deck: [...deal.deck],
      unused: [...deal.unused],
      undo: [],
    },
  };
}

function createDistricts(rules: RuleSet, deal: Deal): Districts {
  const bands = preplacedBands(rules.players);
  return byDistrict((id) => ({
    houses: [...(deal.houses[id] ?? [])],
    cones: id === PUDDING_LANE ? COMPONENT_COUNTS.pieces.puddingLaneStart : 0,
    bands: bands[id] ?? 0,
    demolished: false,
    token: BOARD[id].map.token,
  }));
}
