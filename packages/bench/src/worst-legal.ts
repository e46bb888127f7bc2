/** The worst list of all legal choices that a search over positions of 6 players finds. */
import type { Action, GameOptions, GameState, Players, Step } from '@great-fire/game';
import { applyListed, createGame, draftOf, holdingsOf, legalWith } from '@great-fire/game';
import type { Random } from '@great-fire/game/random';
import { randomAction, randomOf, seedOf } from '@great-fire/game/testing';

const PLAYERS: Players = 6;
const STEPS: readonly Step[] = ['spread', 'act', 'intensify'];
// Two last turns for each leave the fire more time.
const BOXES: readonly GameOptions[] = [
  { hiddenColours: false, moreDestruction: true, cones: 65 },
  { hiddenColours: false, moreDestruction: true, cones: 100 },
];

/** A way to a position. */
interface Way {
  readonly decisions: readonly Action[];
  readonly choices: number; // once these are made
}

const listOf = (state: GameState): readonly Action[] =>
  legalWith(state, state.turn.seat, holdingsOf(state, state.turn.seat));

/** Plays on from some decisions to the end, and gives the way to the most choices that a step had after them. */
function playOn(deal: GameState, first: readonly Action[], step: Step, random: Random): Way {
  const draft = draftOf(deal);
  const decisions: Action[] = [];
  const decide = (action: Action) => {
    applyListed(draft, draft.turn.seat, action);
    decisions.push(action);
  };
  first.forEach(decide);
  // Who leaves the bands where they stand has more fires to choose from; some games are for some of the players like that.
  const idle = random.below(11) / 10;
  let most: Way = { decisions: [], choices: 0 };
  while (draft.result === null) {
    if (draft.turn.step === step) {
      const { length: choices } = listOf(draft);
      if (choices > most.choices) most = { decisions: [...decisions], choices };
    }
    const passes = draft.turn.step === 'act' && random.chance(idle);
    decide(passes ? { type: 'end-actions' } : randomAction(draft, random));
  }
  return most;
}

/** Keeps of the best way found so far a part, plays on otherwise, and so on: as often as `tries`. */
function climb(deal: GameState, step: Step, random: Random, tries: number): Way {
  let best: Way = { decisions: [], choices: 0 };
  for (let count = 0; count < tries; count += 1) {
    const kept = best.decisions.slice(0, random.below(best.decisions.length + 1));
    const way = playOn(deal, kept, step, random);
    if (way.choices >= best.choices) best = way;
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
export function longestLists(tries: number): readonly LongList[] {
  return BOXES.flatMap((options) =>
    STEPS.map((step): LongList => {
      const seed = `worst ${step} ${String(options.cones)}`;
      const deal = createGame({ players: PLAYERS, options, seed: seedOf(seed) });
      const { decisions, choices } = climb(deal, step, randomOf(seed), tries);
      const state = draftOf(deal);
      for (const action of decisions) applyListed(state, state.turn.seat, action);
      return { seed, decisions: decisions.length, choices, state };
    }),
  );
}

export interface WorstLegal extends LongList {
  readonly medianUs: number;
  readonly leastUs: number;
}

/** Times each of the longest lists again and again, so that what the machine does meanwhile is told apart from it. */
export function measureWorstLegal(tries: number): readonly WorstLegal[] {
  return longestLists(tries).map((long): WorstLegal => {
    const times: number[] = [];
    for (let round = 0; round < 600; round += 1) {
      const start = process.hrtime.bigint();
      listOf(long.state);
      if (round >= 200) times.push(Number(process.hrtime.bigint() - start) / 1000);
    }
    times.sort((a, b) => a - b);
    return { ...long, medianUs: times[times.length >> 1] ?? NaN, leastUs: times[0] ?? NaN };
  });
}
