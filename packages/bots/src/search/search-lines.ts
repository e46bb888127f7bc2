/**
 * Compares the best lines of a turn in sampled worlds. The line, the turns of the others and the own next turn are played,
 * and the learned burn risk values the position that they lead to. The same worlds serve all lines.
 */
import { createDraft, type GameState, type PlayerView, type PublicState, type Seat } from '@great-fire/game';
import { type Random, seededRandom } from '@great-fire/game/random';
import { DISTRICT_COUNT } from '../board/distances';
import { districtIdAt, packHand, toFastBoard } from '../board/fast-board';
import { turnsLeft } from '../board/turns-left';
import { turnFacts } from '../eval/burn-context';
import { type EvalContext, burnRiskOf } from '../eval/context';
import { certainBelief, computeColourWeights, seatWeights, stakesOf } from '../eval/stakes';
import { maxGiftedCones } from '../eval/evaluate-board';
import { HEURISTIC_WEIGHTS } from '../eval/weights';
import { stepsBackCost } from '../plan/action-planner';
import { type HasTime, UNLIMITED_TIME } from '../observation';
import type { Line } from '../plan/best-line';
import { playLine, playTurn, type Rollout } from './rollout';
import { sampleWorld } from './sample-world';

/**
 * The rounds of a search by step, with up to four seats. The best lines of a round play in the worlds of the next one
 * too.
 */
const ROUNDS = {
  other: [
    { lines: 8, worlds: 4 },
    { lines: 4, worlds: 4 },
    { lines: 2, worlds: 8 },
  ],
  act: [
    { lines: 6, worlds: 6 },
    { lines: 3, worlds: 10 },
  ],
} as const;

/** More turns of others lie before the own next one, so that a line is worth more in one world and less in another. */
const WORLDS_OF_MANY_SEATS = 2; // times those of up to four

interface World {
  readonly state: GameState;
  readonly stakes: Rollout['stakes'];
}

/**
 * Returns the line with the highest mean over the worlds. When time runs out, the world being played does not count.
 * `lines`: best first, at least one.
 */
export function searchLines(
  view: PlayerView,
  context: EvalContext,
  lines: readonly Line[],
  hasTime: HasTime = UNLIMITED_TIME,
): Line {
  // The same worlds in each decision of a turn, so that the bot keeps to its line.
  const random = seededRandom(`worlds of turn ${String(view.turn.number)}`);
  const times = view.seats.length > 4 ? WORLDS_OF_MANY_SEATS : 1;
  const totals: LineTotal[] = lines.map((line) => ({ line, sum: 0 }));
  for (const { lines: count, worlds } of ROUNDS[view.turn.step === 'act' ? 'act' : 'other']) {
    totals.splice(count);
    if (new Set(totals.map(({ line }) => JSON.stringify(line.actions[0]))).size <= 1) break; // decided
    for (let i = times * worlds; i > 0; i -= 1) {
      const world = createWorld(view, context, random);
      const values: number[] = [];
      for (const { line } of totals) {
        const value = valueIn(world, view.turn.seat, line, context, hasTime);
        if (value === null) return bestOf(totals);
        values.push(value);
      }
      for (const [at, total] of totals.entries()) total.sum += values[at] as number;
    }
    totals.sort((a, b) => b.sum - a.sum);
  }
  return bestOf(totals);
}

interface LineTotal {
  readonly line: Line;
  sum: number; // of its values in the worlds
}

/** Returns the line of the highest sum, the first of several. */
const bestOf = (totals: readonly LineTotal[]): Line =>
  totals.reduce((best, total) => (total.sum > best.sum ? total : best)).line;

function createWorld(view: PlayerView, { belief, expected }: EvalContext, random: Random): World {
  const state = sampleWorld(view, belief, random);
  const { colours, objectives } = state.secret;
  const known = colours.map(certainBelief);
  const stakes = colours.map((colour, seat) =>
    stakesOf(
      state,
      { colour, objectives: objectives[seat] ?? [] },
      computeColourWeights(known, seatWeights(expected, seat)),
    ),
  );
  return { state, stakes };
}

/** Returns the value of a line in a world, or null when time runs out before or between turns. */
function valueIn(
  { state, stakes }: World,
  self: Seat,
  { actions }: Line,
  root: EvalContext,
  hasTime: HasTime,
): number | null {
  if (!hasTime()) return null;
  const draft = createDraft(state);
  const rollout: Rollout = { draft, stakes, root };
  const ownNextTurn = draft.turn.number + draft.seats.length;
  playLine(rollout, actions);
  const gifts = draft.result === null ? maxGiftedCones(toFastBoard(draft, self), root) : 0;
  while (draft.result === null && draft.turn.number <= ownNextTurn) {
    if (!hasTime()) return null;
    playTurn(rollout);
  }
  const value = valueAfter(draft, state, self, root);
  return value - stepsBackCost(actions, root) - HEURISTIC_WEIGHTS.searchedGiftVp * gifts;
}

/** Returns what the seat has gained on the others from one position to the other, the later risk included. */
function valueAfter(after: GameState, before: PublicState, self: Seat, root: EvalContext): number {
  const { stakes, weightsBySeat, weights } = root;
  let value = 0;
  for (const [seat, { putOut }] of after.seats.entries())
    value +=
      weights.coneVp * (weightsBySeat[seat] as number) * (putOut - (before.seats[seat]?.putOut as number));
  const risk = after.result === null ? riskAfterTurn(after, self, root) : null;
  for (let index = 0; index < DISTRICT_COUNT; index += 1) {
    const id = districtIdAt(index);
    if (before.districts[id].houses.length === 0) continue;
    const lost = after.districts[id].houses.length === 0 ? 1 : (risk?.[index] ?? 0);
    value -= lost * (stakes[index] as number);
  }
  return value;
}

/** Returns the burn risk after a turn of the seat that has just ended. The next call overwrites it. */
function riskAfterTurn(state: GameState, self: Seat, root: EvalContext): Float64Array {
  const board = toFastBoard(state, self);
  board.hand = packHand(state.secret.hands[self] ?? []);
  const turns = turnsLeft(state) + 1;
  const { learned } = root;
  return burnRiskOf(board, {
    ...root,
    turns,
    learned: learned && { net: learned.net, facts: { ...learned.facts, ...turnFacts(state, self, turns) } },
  });
}
