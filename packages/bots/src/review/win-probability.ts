/** Values a position for each seat, with all secrets known. */
import { OBJECTIVES } from '@great-fire/game/board';
import { ACTION_POINTS, STARTING_VP, HERO_VP, HOUSE_VP, type GameState, type Seat } from '@great-fire/game';
import { applyQuickPlan } from '../plan/quick-plan';
import { estimateBurnRisk } from '../eval/burn-risk';
import { FITTED_WEIGHTS, HEURISTIC_WEIGHTS } from '../eval/weights';
import { DISTRICT_COUNT } from '../board/distances';
import { districtIdAt, districtIndex, toFastBoard } from '../board/fast-board';
import { turnsLeft } from '../board/turns-left';
import { computeBurnAttraction } from '../eval/attraction';
import { certainBelief, type ColourBelief } from '../eval/stakes';

/** Returns the colours of a sampled world as certain beliefs. */
export function knownBelief({ secret }: GameState): ColourBelief {
  return secret.colours.map(certainBelief);
}

/** Returns the expected final VP of each seat. */
function expectedScores(state: GameState, turns: number): readonly number[] {
  const { secret, districts, seats, lost, hero } = state;
  const board = toFastBoard(state, state.turn.seat);
  const burnRisk = estimateBurnRisk(
    board,
    turns,
    FITTED_WEIGHTS,
    computeBurnAttraction(state, board, knownBelief(state), FITTED_WEIGHTS),
  );
  const vp = seats.map(
    ({ putOut }, seat) =>
      STARTING_VP +
      putOut +
      (hero === seat ? HERO_VP : 0) +
      (secret.tokens[seat] ?? []).filter((token) => token === 'one-vp').length,
  );
  const seatOf = new Map(secret.colours.map((colour, seat) => [colour, seat]));
  for (const [colour, seat] of seatOf) vp[seat] = (vp[seat] ?? 0) - HOUSE_VP * lost[colour];
  for (let index = 0; index < DISTRICT_COUNT; index += 1) {
    const risk = burnRisk[index] as number;
    if (risk === 0) continue;
    for (const colour of districts[districtIdAt(index)].houses) {
      const seat = seatOf.get(colour);
      if (seat !== undefined) vp[seat] = (vp[seat] ?? 0) - HOUSE_VP * risk;
    }
  }
  for (const [seat, cards] of secret.objectives.entries()) {
    for (const card of cards) {
      const { districts: needed, vp: objectiveVp } = OBJECTIVES[card];
      const survivalProbability = needed.reduce(
        (share, id) => share * (districts[id].houses.length > 0 ? 1 - (burnRisk[districtIndex(id)] ?? 0) : 0),
        1,
      );
      vp[seat] = (vp[seat] ?? 0) + objectiveVp * survivalProbability;
    }
  }
  return vp;
}

/** Returns the spread of future VP differences. A larger spread brings win probabilities closer together. */
function scoreDeviation(turns: number): number {
  return HEURISTIC_WEIGHTS.deviation.base + HEURISTIC_WEIGHTS.deviation.perRootTurn * Math.sqrt(turns);
}

function reachableCones(state: GameState, seat: Seat): number {
  const board = toFastBoard(state, seat);
  board.points = ACTION_POINTS;
  applyQuickPlan(board);
  return board.conesPutOut;
}

/** Returns the seat's probability of winning. In a finished game, its share of the win. */
export function winProbability(state: GameState, seat: Seat): number {
  if (state.result !== null) {
    const { winners } = state.result;
    return winners.includes(seat) ? 1 / winners.length : 0;
  }
  const turns = turnsLeft(state);
  const vp = [...expectedScores(state, turns)];
  const deviation = scoreDeviation(turns);
  const own =
    (vp[seat] ?? 0) +
    (state.turn.seat === seat ? HEURISTIC_WEIGHTS.reachableConeValue * reachableCones(state, seat) : 0);
  vp[seat] = own;
  return 1 / vp.reduce((sum, other) => sum + Math.exp((other - own) / deviation), 0);
}
