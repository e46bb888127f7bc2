/** The worst list of all legal choices that a search over positions of 6 players finds. */
import type { Action, GameOptions, GameState, PlayerCount, TurnPhase } from '@great-fire/game';
import { applyUnchecked, createGame, createDraft, holdingsOf, legalActionsFor } from '@great-fire/game';
import type { Random } from '@great-fire/game/random';
import { randomAction, seededRandom, seedFromName } from '@great-fire/game/testing';

const PLAYERS: PlayerCount = 6;
const PHASES: readonly TurnPhase[] = ['spread', 'act', 'intensify'];
// Two last turns for each leave the fire more time.
const VARIANTS: readonly GameOptions[] = [
  { hiddenColours: false, moreDestruction: true, cones: 65 },
  { hiddenColours: false, moreDestruction: true, cones: 100 },
];

/** A way to a position. */
interface Path {
  readonly decisions: readonly Action[];
  readonly choices: number; // once these are made
}

const listActions = (state: GameState): readonly Action[] =>
  legalActionsFor(state, state.turn.seat, holdingsOf(state, state.turn.seat));

/** Plays on from some decisions to the end, and gives the way to the most choices that a step had after them. */
function playOut(deal: GameState, prefix: readonly Action[], phase: TurnPhase, random: Random): Path {
  const draft = createDraft(deal);
  const decisions: Action[] = [];
  const decide = (action: Action) => {
    applyUnchecked(draft, draft.turn.seat, action);
    decisions.push(action);
  };
  prefix.forEach(decide);
  // Who leaves the bands where they stand has more fires to choose from; some games are for some of the players like that.
  const passRate = random.int(11) / 10;
  let longest: Path = { decisions: [], choices: 0 };
  while (draft.result === null) {
    if (draft.turn.step === phase) {
      const { length: choices } = listActions(draft);
      if (choices > longest.choices) longest = { decisions: [...decisions], choices };
    }
    const passes = draft.turn.step === 'act' && random.chance(passRate);
    decide(passes ? { type: 'end-actions' } : randomAction(draft, random));
  }
  return longest;
}

/** Keeps of the best way found so far a part, plays on otherwise, and so on: as often as `tries`. */
function hillClimb(deal: GameState, phase: TurnPhase, random: Random, tries: number): Path {
  let best: Path = { decisions: [], choices: 0 };
  for (let count = 0; count < tries; count += 1) {
    const prefix = best.decisions.slice(0, random.int(best.decisions.length + 1));
    const path = playOut(deal, prefix, phase, random);
    if (path.choices >= best.choices) best = path;
  }
  return best;
}

/** A position with a long list. */
interface LongList {
  readonly seed: string; // 'worst act 65': step and cones in the box; with it the same position is found
  readonly decisions: number; // before the position
  readonly choices: number;
  readonly state: GameState;
}

/** For each step and each number of cones the position with the most choices that so many tries find. */
export function findLongestLists(tries: number): readonly LongList[] {
  return VARIANTS.flatMap((options) =>
    PHASES.map((phase): LongList => {
      const seed = `worst ${phase} ${String(options.cones)}`;
      const deal = createGame({ players: PLAYERS, options, seed: seedFromName(seed) });
      const { decisions, choices } = hillClimb(deal, phase, seededRandom(seed), tries);
      const state = createDraft(deal);
      for (const action of decisions) applyUnchecked(state, state.turn.seat, action);
      return { seed, decisions: decisions.length, choices, state };
    }),
  );
}

export interface WorstLegalResult extends LongList {
  readonly medianUs: number;
  readonly minUs: number;
}

/** Times each of the longest lists again and again, so that what the machine does meanwhile is told apart from it. */
export function measureWorstLegalActions(tries: number): readonly WorstLegalResult[] {
  return findLongestLists(tries).map((list): WorstLegalResult => {
    const times: number[] = [];
    for (let round = 0; round < 600; round += 1) {
      const start = process.hrtime.bigint();
      listActions(list.state);
      if (round >= 200) times.push(Number(process.hrtime.bigint() - start) / 1000);
    }
    times.sort((a, b) => a - b);
    return { ...list, medianUs: times[times.length >> 1] ?? NaN, minUs: times[0] ?? NaN };
  });
}
