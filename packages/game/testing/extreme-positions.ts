/** Searches games of 6 players for positions with as many legal choices as possible. */
import {
  applyUnchecked,
  createDraft,
  createGame,
  type Action,
  type GameOptions,
  type GameState,
  type PlayerCount,
  type TurnPhase,
} from '../src/index';
import { type Random, seededRandom } from '../src/random';
import { randomAction } from './random-player';
import { seedFromName } from './simulate-game';

const PLAYERS: PlayerCount = 6;
const PHASES: readonly TurnPhase[] = ['spread', 'act', 'intensify'];
// With more destruction, the fire has more time to grow.
const VARIANTS: readonly GameOptions[] = [
  { hiddenColours: false, moreDestruction: true, cones: 65 },
  { hiddenColours: false, moreDestruction: true, cones: 100 },
];

/** Returns how extreme a position is. The search looks for the largest value. */
export type Measure = (state: GameState) => number;

/** A sequence of actions that leads to a position. */
interface Path {
  readonly decisions: readonly Action[];
  readonly value: number; // the measure after these decisions
}

const START: Path = { decisions: [], value: 0 };

/** Plays the prefix and a random continuation to the end. Returns the path to the largest value in this phase. */
function playOut(
  deal: GameState,
  prefix: readonly Action[],
  phase: TurnPhase,
  random: Random,
  measure: Measure,
): Path {
  const draft = createDraft(deal);
  const decisions: Action[] = [];
  const decide = (action: Action) => {
    applyUnchecked(draft, draft.turn.seat, action);
    decisions.push(action);
  };
  prefix.forEach(decide);
  // If players pass, bands stay in place and more fires can spread. The rate differs from game to game.
  const passRate = random.int(11) / 10;
  let best = START;
  while (draft.result === null) {
    if (draft.turn.step === phase) {
      const value = measure(draft);
      if (value > best.value) best = { decisions: [...decisions], value };
    }
    const passes = draft.turn.step === 'act' && random.chance(passRate);
    decide(passes ? { type: 'end-actions' } : randomAction(draft, random));
  }
  return best;
}

/** Searches by hill climbing: keeps a random part of the best path and plays it to the end again, `tries` times. */
function hillClimb(deal: GameState, phase: TurnPhase, random: Random, tries: number, measure: Measure): Path {
  let best = START;
  for (let count = 0; count < tries; count += 1) {
    const prefix = best.decisions.slice(0, random.int(best.decisions.length + 1));
    const path = playOut(deal, prefix, phase, random, measure);
    if (path.value >= best.value) best = path;
  }
  return best;
}

export interface ExtremePosition {
  readonly seed: string; // 'worst act 65': phase and number of cones. The seed reproduces the position
  readonly decisions: number; // number of decisions before the position
  readonly value: number;
  readonly state: GameState;
}

/** Returns the position with the largest value found, for each phase and number of cones. */
export function findExtremePositions(tries: number, measure: Measure): readonly ExtremePosition[] {
  return VARIANTS.flatMap((options) =>
    PHASES.map((phase): ExtremePosition => {
      const seed = `worst ${phase} ${String(options.cones)}`;
      const deal = createGame({ players: PLAYERS, options, seed: seedFromName(seed) });
      const { decisions, value } = hillClimb(deal, phase, seededRandom(seed), tries, measure);
      const state = createDraft(deal);
      for (const action of decisions) applyUnchecked(state, state.turn.seat, action);
      return { seed, decisions: decisions.length, value, state };
    }),
  );
}
