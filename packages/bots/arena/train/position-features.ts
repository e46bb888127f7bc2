/**
 * The features of a position for the learned value: numbers that a seat may know, from its own perspective. The value
 * is linear in them, with two weights each: one that is constant, and one for the share of turns left.
 */
import { BOARD, OBJECTIVES } from '@great-fire/game/board';
import {
  ACTION_POINTS,
  HERO_VP,
  HOUSE_VP,
  OBJECTIVE_IDS,
  STARTING_VP,
  COLOURS,
  type Holdings,
  type PlayerView,
} from '@great-fire/game';
import { DISTRICT_COUNT, PAWN_DISTANCES } from '../../src/board/distances';
import { type FastBoard, PUDDING_LANE_INDEX, districtIdAt, districtIndex } from '../../src/board/fast-board';
import { cardBitsIntoDistrict, lastFireDistances } from '../../src/eval/burn-risk';
import type { EvalContext } from '../../src/eval/context';
import { computeColourWeights } from '../../src/eval/stakes';
import { HEURISTIC_WEIGHTS } from '../../src/eval/weights';

/** The features, in the order of the weights. "Others" are weighed by their chance to win. */
export const FEATURE_NAMES = [
  'one', // 1
  'margin', // VP so far, less those of the others
  'coneLead', // own cones put out, less those of the best other seat, -5 to 5
  'hero', // 1 with the most cones, -1 if another has the most, 0 if equal
  'ownRisk', // expected VP of own houses that burn
  'othersRisk', // the same of the others
  'objectiveRisk', // expected VP of own objectives that are lost
  'othersObjectiveRisk', // the same of the objectives that the others may hold
  'ownNear', // VP of own houses that one spread reaches
  'othersNear', // the same of the others
  'ownSecond', // VP of own houses that two spreads reach
  'othersSecond', // the same of the others
  'ownGuarded', // expected VP of own houses that burn beside a band
  'othersGuarded', // the same of the others
  'worstSpread', // VP that the worst next spread costs
  'meanSpread', // VP that the worst spread of each direction costs, on average
  'bestCard', // VP that the best card in hand gains
  'cardsWithGain', // directions in hand that gain more than 1 VP
  'ownReach', // cones that the own pawn can put out in a turn
  'nextReach', // the same of the next seat
  'othersReach', // the same of the other seats, on average
  'containedCones', // cones on contained fires
  'burningCones', // cones on other fires
  'fires', // burning districts
  'ownFireDistance', // cones near the own pawn, halved with each step
  'othersFireDistance', // the same of the other seats, on average
  'ownBands', // free bands near the own pawn, halved with each step
  'othersBands', // the same of the other seats, on average
  'tokensNear', // tokens that one spread reaches
  'demolitions', // own tokens
  'doubleMoves',
  'otherTokens', // tokens of the other seats, on average
] as const;

export const POSITION_FEATURE_COUNT = FEATURE_NAMES.length;

/** The facts that the features need beside the board. They do not change while a turn is planned. */
export interface PositionContext {
  readonly share: number; // of the turns left, 0 to 1
  readonly margin: number;
  readonly coneLead: number;
  readonly ownVp: Float64Array; // VP of own houses by district index
  readonly othersVp: Float64Array; // weighted VP of the others' houses
  readonly othersObjectiveVp: Float64Array;
  readonly stakes: Float64Array;
  readonly objectives: readonly { readonly vp: number; readonly districts: readonly number[] }[];
  readonly tokens: Uint8Array; // 1: a token lies here
  readonly pawns: readonly number[]; // of the other seats that have a turn left, the next one first
  readonly hasTurn: boolean; // the own seat has another turn after this one
  readonly demolitions: number;
  readonly doubleMoves: number;
  readonly otherTokens: number;
}

const FULL_GAME_TURNS = 40;

/** Creates the context of the view's own seat. */
export function createPositionContext(
  state: PlayerView,
  { belief, weightsBySeat, stakes, turns }: EvalContext,
): PositionContext {
  const { own, viewer: self } = state;
  if (own === null || self === null) throw new Error('A spectator decides nothing');
  const colourWeights = computeColourWeights(
    belief,
    weightsBySeat.map((weight, seat) => (seat === self ? 0 : -weight)),
  );
  const ownVp = new Float64Array(DISTRICT_COUNT);
  const othersVp = new Float64Array(DISTRICT_COUNT);
  const othersObjectiveVp = new Float64Array(DISTRICT_COUNT);
  const tokens = new Uint8Array(DISTRICT_COUNT);
  for (let index = 0; index < DISTRICT_COUNT; index += 1) {
    const { houses, token } = state.districts[districtIdAt(index)];
    tokens[index] = token ? 1 : 0;
    for (const colour of houses) {
      if (colour === own.colour) ownVp[index] = (ownVp[index] ?? 0) + HOUSE_VP;
      else othersVp[index] = (othersVp[index] ?? 0) + HOUSE_VP * colourWeights[colour];
    }
  }
  const otherShare = 1 / (OBJECTIVE_IDS.length / 3 - 1);
  for (const id of OBJECTIVE_IDS) {
    if (own.objectives.includes(id)) continue;
    const { districts, vp } = OBJECTIVES[id];
    if (districts.some((district) => state.districts[district].houses.length === 0)) continue;
    for (const district of districts)
      if (BOARD[district].isCity)
        othersObjectiveVp[districtIndex(district)] =
          (othersObjectiveVp[districtIndex(district)] ?? 0) + vp * otherShare;
  }
  const objectives = own.objectives
    .map((id) => OBJECTIVES[id])
    .filter(({ districts }) => districts.every((district) => state.districts[district].houses.length > 0))
    .map(({ districts, vp }) => ({ vp, districts: districts.map(districtIndex) }));
  const vpSoFar = state.seats.map(({ putOut }, seat) => {
    const lost = COLOURS.reduce((sum, colour) => sum + (belief[seat]?.[colour] ?? 0) * state.lost[colour], 0);
    return STARTING_VP - HOUSE_VP * lost + putOut + (state.hero === seat ? HERO_VP : 0);
  });
  const seats = state.seats.map((_, step) => (self + step) % state.seats.length).slice(1);
  const order = state.seats
    .map((_, step) => (state.turn.seat + step + 1) % state.seats.length)
    .slice(0, turns - 1);
  const countTokens = (kind: Holdings['tokens'][number]) =>
    own.tokens.filter((token) => token === kind).length;
  return {
    share: Math.min(1, turns / FULL_GAME_TURNS),
    margin:
      vpSoFar.reduce((sum, vp, seat) => sum + vp * (weightsBySeat[seat] ?? 0), 0) +
      countTokens('one-vp') +
      objectives.reduce((sum, { vp }) => sum + vp, 0),
    coneLead:
      (state.seats[self]?.putOut ?? 0) - Math.max(...seats.map((seat) => state.seats[seat]?.putOut ?? 0)),
    ownVp,
    othersVp,
    othersObjectiveVp,
    stakes,
    objectives,
    tokens,
    hasTurn: order.includes(self),
    pawns: order
      .filter((seat) => seat !== self)
      .map((seat) => {
        const pawn = state.seats[seat]?.pawn ?? null;
        return pawn === null ? PUDDING_LANE_INDEX : districtIndex(pawn);
      }),
    demolitions: countTokens('demolition'),
    doubleMoves: countTokens('double-move'),
    otherTokens:
      seats.reduce((sum, seat) => sum + (state.seats[seat]?.tokens ?? 0), 0) / Math.max(1, seats.length),
  };
}

// Buffers that each extraction fills again.
const fireIndexes = new Int8Array(DISTRICT_COUNT);
const firePoints = new Float64Array(DISTRICT_COUNT); // points that the missing bands of a fire cost
const lossByCard = new Float64Array(4);
const gainByCard = new Float64Array(4);
const HALVED = Array.from({ length: 100 }, (_, steps) => 0.5 ** steps);

function reach({ cones }: FastBoard, pawn: number, fireCount: number): number {
  const distances = PAWN_DISTANCES[pawn] as Uint8Array;
  let most = 0;
  for (let i = 0; i < fireCount; i += 1) {
    const index = fireIndexes[i] as number;
    const left = ACTION_POINTS - (distances[index] as number) - (firePoints[i] as number);
    const coneCount = cones[index] as number;
    const reached = left < coneCount ? left : coneCount;
    if (reached > most) most = reached;
  }
  return most;
}

function nearness(counts: Int8Array, pawn: number, fireCount: number): number {
  const distances = PAWN_DISTANCES[pawn] as Uint8Array;
  let sum = 0;
  for (let i = 0; i < fireCount; i += 1) {
    const index = fireIndexes[i] as number;
    const cones = counts[index] as number;
    sum += (cones < 4 ? cones : 4) * (HALVED[distances[index] as number] as number);
  }
  return sum;
}

/** Writes the features of a board to `out`. `burnRisk` must be that of this board, computed last. */
export function extractFeatures(
  board: FastBoard,
  position: PositionContext,
  burnRisk: Float64Array,
  out: Float64Array,
): void {
  const { ownVp, othersVp, othersObjectiveVp, stakes, objectives, tokens, pawns, hasTurn } = position;
  const { cones, bands } = board;
  let [ownRisk, othersRisk, othersObjectiveRisk, ownGuarded, othersGuarded] = [0, 0, 0, 0, 0];
  let [ownNear, othersNear, ownSecond, othersSecond, tokensNear] = [0, 0, 0, 0, 0];
  let [containedCones, burningCones, fires, fireCount, ownBands, othersBands] = [0, 0, 0, 0, 0, 0];
  lossByCard.fill(0);
  gainByCard.fill(0);
  const ownDistances = PAWN_DISTANCES[board.pawn] as Uint8Array;
  for (let index = 0; index < DISTRICT_COUNT; index += 1) {
    const coneCount = cones[index] as number;
    const bandCount = bands[index] as number;
    if (coneCount > 0) {
      const missing = coneCount > bandCount ? coneCount - bandCount : 0;
      if (index !== PUDDING_LANE_INDEX) {
        fireIndexes[fireCount] = index;
        firePoints[fireCount] = HEURISTIC_WEIGHTS.missingBandPoints * missing;
        fireCount += 1;
        if (missing > 0) burningCones += coneCount;
        else containedCones += coneCount;
      }
      if (missing > 0) fires += 1;
    }
    if (bandCount > coneCount) {
      const free = bandCount - coneCount;
      ownBands += free * (HALVED[ownDistances[index] as number] as number);
      for (let i = 0; i < pawns.length; i += 1)
        othersBands +=
          free * (HALVED[(PAWN_DISTANCES[pawns[i] as number] as Uint8Array)[index] as number] as number);
    }
    if (board.houses[index] === 0) continue;
    const risk = burnRisk[index] as number;
    const own = ownVp[index] as number;
    const others = othersVp[index] as number;
    ownRisk += risk * own;
    othersRisk += risk * others;
    othersObjectiveRisk += risk * (othersObjectiveVp[index] as number);
    if (bandCount > 0) {
      ownGuarded += risk * own;
      othersGuarded += risk * others;
    }
    const distance = lastFireDistances[index] as number;
    if (distance === 1) {
      ownNear += own;
      othersNear += others;
      tokensNear += tokens[index] as number;
      const bits = cardBitsIntoDistrict(lastFireDistances, index);
      const stake = bandCount > 0 ? 0 : (stakes[index] as number);
      for (let card = 0; card < 4; card += 1) {
        if ((bits & (1 << card)) === 0) continue;
        if (stake > (lossByCard[card] as number)) lossByCard[card] = stake;
        if (-stake > (gainByCard[card] as number)) gainByCard[card] = -stake;
      }
    } else if (distance === 2) {
      ownSecond += own;
      othersSecond += others;
    }
  }
  let objectiveRisk = 0;
  for (const { vp, districts } of objectives) {
    let survival = 1;
    let isLost = false;
    for (const district of districts) {
      if (board.houses[district] === 0) isLost = true;
      survival *= 1 - (burnRisk[district] as number);
    }
    if (!isLost) objectiveRisk += vp * (1 - survival);
  }
  let [bestCard, cardsWithGain, worstSpread, spreads] = [0, 0, 0, 0];
  for (let card = 0; card < 4; card += 1) {
    const loss = lossByCard[card] as number;
    spreads += loss / 4;
    if (loss > worstSpread) worstSpread = loss;
    if (((board.hand >> (3 * card)) & 7) === 0) continue;
    const gain = gainByCard[card] as number;
    if (gain > bestCard) bestCard = gain;
    if (gain > 1) cardsWithGain += 1;
  }
  let othersReach = 0;
  let othersFireDistance = 0;
  for (let i = 0; i < pawns.length; i += 1) {
    othersReach += reach(board, pawns[i] as number, fireCount);
    othersFireDistance += nearness(cones, pawns[i] as number, fireCount);
  }
  const coneLead = position.coneLead + board.conesPutOut;
  let i = 0;
  out[i++] = 1;
  out[i++] = position.margin + board.gained + board.conesPutOut;
  out[i++] = coneLead > 5 ? 5 : coneLead < -5 ? -5 : coneLead;
  out[i++] = Math.sign(coneLead);
  out[i++] = ownRisk;
  out[i++] = othersRisk;
  out[i++] = objectiveRisk;
  out[i++] = othersObjectiveRisk;
  out[i++] = ownNear;
  out[i++] = othersNear;
  out[i++] = ownSecond;
  out[i++] = othersSecond;
  out[i++] = ownGuarded;
  out[i++] = othersGuarded;
  out[i++] = worstSpread;
  out[i++] = spreads;
  out[i++] = hasTurn ? bestCard : 0;
  out[i++] = hasTurn ? cardsWithGain : 0;
  out[i++] = hasTurn ? reach(board, board.pawn, fireCount) : 0;
  out[i++] = pawns.length === 0 ? 0 : reach(board, pawns[0] as number, fireCount);
  out[i++] = pawns.length === 0 ? 0 : othersReach / pawns.length;
  out[i++] = containedCones;
  out[i++] = burningCones;
  out[i++] = fires;
  out[i++] = hasTurn ? nearness(cones, board.pawn, fireCount) : 0;
  out[i++] = pawns.length === 0 ? 0 : othersFireDistance / pawns.length;
  out[i++] = hasTurn ? ownBands : 0;
  out[i++] = pawns.length === 0 ? 0 : othersBands / pawns.length;
  out[i++] = tokensNear;
  out[i++] = position.demolitions;
  out[i++] = position.doubleMoves;
  out[i] = position.otherTokens;
}
