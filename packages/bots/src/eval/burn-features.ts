/**
 * The features of the learned burn risk: for each district with houses that fire can reach, numbers that a seat may
 * know. The central ones are the chances that a seat burns the district in its next turn, by what it would gain.
 */
import { FIRE_NEIGHBOURS, OBJECTIVES } from '@great-fire/game/board';
import { type PlayerView, HOUSE_VP, OBJECTIVE_IDS, countUnseenCards } from '@great-fire/game';
import { DISTRICT_COUNT, PAWN_DISTANCES } from '../board/distances';
import { type FastBoard, PUDDING_LANE_INDEX, districtIdAt, districtIndex } from '../board/fast-board';
import { CARDS } from '../board/fire-deck';
import { cardBitsIntoDistrict, computeFireDistances } from './burn-risk';
import { type ColourBelief, seatWeights } from './stakes';

/** The features of a district, in the order of the weights. Chances are those of the next turn of each seat. */
export const BURN_FEATURE_NAMES = [
  'turns', // left, as a share of 36
  'turnsSquared',
  'turnsPerDistrict', // turns left by district with houses
  'ownTurns', // left after this one, of 10
  'players', // -0.5 for three to 1 for six
  'distance1', // of the fire, in spreads
  'distance2',
  'distance3',
  'distance4', // or more
  'guarded',
  'large', // three houses or more
  'houses', // of 4
  'token',
  'openNeighbours', // of 6
  'burningNeighbours', // of 3
  'cards', // directions that lead here, of 2
  'playableCards', // those of them that no unguarded district takes
  'othersChance', // that one of the others burns it before the own next turn
  'ownChance', // that the own seat burns it in its next turn
  'othersLogChance',
  'ownLogChance',
  'othersSharpChance', // the same chance if the others weigh gains more
  'meanGain', // of the others by a burn, of 3 VP
  'maxGain',
  'ownGain',
  'objective', // of 6 VP, if the own seat does not hold it
  'ownObjective', // of 6 VP
  'neighbourChance', // sum of the chances of the neighbours that one spread reaches
  'neighbours', // that one spread reaches, of 3
  'freeBands', // near, halved with each step
  'missingBands', // of the burning neighbour that lacks fewest, of 4
  'pawns', // near, halved with each step
  'chancePerDistrict', // othersChance times turnsPerDistrict
  'logTurnsPerDistrict',
  'reachable', // districts that one spread reaches, of 10
] as const;

export const BURN_FEATURE_COUNT = BURN_FEATURE_NAMES.length;

/** The facts that the features need beside the board. They do not change while a turn is planned. */
export interface BurnContext {
  readonly turns: number; // left, the current one included
  readonly ownTurns: number; // left after this one
  readonly self: number; // seat
  readonly pawns: readonly number[]; // district index by seat
  readonly nextSeats: readonly number[]; // those that play before the own next turn
  readonly gains: readonly Float64Array[]; // by seat and district index: VP on the others by a burn
  readonly meanGain: Float64Array; // of the other seats
  readonly maxGain: Float64Array;
  readonly tokens: Uint8Array; // 1: a token lies here
  readonly objectiveVp: Float64Array; // of objectives that the own seat does not hold
  readonly ownObjectiveVp: Float64Array;
  readonly holdChance: Float64Array; // by bits of directions: that a hand has one of them
}

/** VP by which a gain must differ so that a burn is e times as likely. */
const GAIN_SCALE = 1.5;
const SHARP_GAIN_SCALE = 0.6;
/** Weight of no burn at all. */
const NO_BURN = 0.02;
const TOKEN_GAIN_VP = 0.3;
const FULL_GAME_TURNS = 36;
const HAND_SIZE = 5;
/** Log chance of a district that no spread reaches. */
const NO_CHANCE_LOG = -1.5;

/** Creates the context of the view's own seat. `expected`: each seat's expected final VP. */
export function createBurnContext(
  view: PlayerView,
  turns: number,
  belief: ColourBelief,
  expected: readonly number[],
): BurnContext {
  const { viewer: self, own, seats } = view;
  if (self === null || own === null) throw new Error('A spectator decides nothing');
  const players = seats.length;
  const losses = belief.map(() => new Float64Array(DISTRICT_COUNT));
  const tokens = new Uint8Array(DISTRICT_COUNT);
  const addLoss = (seat: number, index: number, vp: number) => {
    const loss = losses[seat] as Float64Array;
    loss[index] = (loss[index] as number) + vp;
  };
  for (let index = 0; index < DISTRICT_COUNT; index += 1) {
    const { houses, token } = view.districts[districtIdAt(index)];
    tokens[index] = token ? 1 : 0;
    for (const [seat, seatBelief] of belief.entries())
      for (const colour of houses) addLoss(seat, index, HOUSE_VP * seatBelief[colour]);
  }
  const objectiveVp = new Float64Array(DISTRICT_COUNT);
  const ownObjectiveVp = new Float64Array(DISTRICT_COUNT);
  const holderShare = 1 / (OBJECTIVE_IDS.length / 3 - 1);
  for (const id of OBJECTIVE_IDS) {
    const { districts, vp } = OBJECTIVES[id];
    const isOwn = own.objectives.includes(id);
    for (const index of districts.map(districtIndex)) {
      (isOwn ? ownObjectiveVp : objectiveVp)[index] = vp;
      for (let seat = 0; seat < players; seat += 1) {
        if (isOwn === (seat === self)) addLoss(seat, index, isOwn ? vp : vp * holderShare);
      }
    }
  }
  const gains = losses.map((_, seat) => gainsOf(seat, losses, expected, tokens));
  const meanGain = new Float64Array(DISTRICT_COUNT);
  const maxGain = new Float64Array(DISTRICT_COUNT).fill(-Infinity);
  for (const [seat, gain] of gains.entries()) {
    if (seat === self) continue;
    for (let index = 0; index < DISTRICT_COUNT; index += 1) {
      meanGain[index] = (meanGain[index] as number) + (gain[index] as number) / (players - 1);
      maxGain[index] = Math.max(maxGain[index] as number, gain[index] as number);
    }
  }
  return {
    turns,
    ownTurns: Math.floor((turns - 1) / players),
    self,
    pawns: seats.map(({ pawn }) => (pawn === null ? PUDDING_LANE_INDEX : districtIndex(pawn))),
    nextSeats: Array.from({ length: Math.min(players, turns) - 1 }, (_, i) => (self + 1 + i) % players),
    gains,
    meanGain,
    maxGain,
    tokens,
    objectiveVp,
    ownObjectiveVp,
    holdChance: holdChances(view),
  };
}

/** Returns by district index the VP that a seat gains on the others by a burn. */
function gainsOf(
  seat: number,
  losses: readonly Float64Array[],
  expected: readonly number[],
  tokens: Uint8Array,
): Float64Array {
  const weights = seatWeights(expected, seat);
  return Float64Array.from(tokens, (token, index) =>
    losses.reduce(
      (sum, loss, other) => sum - (weights[other] as number) * (loss[index] as number),
      TOKEN_GAIN_VP * token,
    ),
  );
}

/** Returns the chance that a hand of unseen cards has one of these directions, by the bits of the directions. */
function holdChances(view: PlayerView): Float64Array {
  const unseen = countUnseenCards(view);
  const total = Math.max(
    1,
    CARDS.reduce((sum, card) => sum + unseen[card], 0),
  );
  return Float64Array.from({ length: 1 << CARDS.length }, (_, bits) => {
    const count = CARDS.reduce((sum, card, bit) => sum + ((bits >> bit) & 1) * unseen[card], 0);
    return 1 - (1 - count / total) ** HAND_SIZE;
  });
}

// Buffers that each extraction fills again, by district index.
const near = new Int8Array(DISTRICT_COUNT); // the districts that one spread reaches
const cardBits = new Uint8Array(DISTRICT_COUNT);
const playableBits = new Uint8Array(DISTRICT_COUNT);
const othersChance = new Float64Array(DISTRICT_COUNT);
const othersSharpChance = new Float64Array(DISTRICT_COUNT);
const ownChance = new Float64Array(DISTRICT_COUNT);
const attraction = new Float64Array(DISTRICT_COUNT);

const BIT_COUNTS = Array.from(
  { length: 16 },
  (_, bits) => CARDS.filter((_card, bit) => bits & (1 << bit)).length,
);
const HALVED = Array.from({ length: 100 }, (_, steps) => 0.5 ** steps);

/** Finds the districts that one spread reaches, and the cards that lead there. Returns their number. */
function findNear(board: FastBoard, distances: Int8Array): number {
  let count = 0;
  let unguardedBits = 0; // cards that some unguarded district takes, which is then burnt first
  for (let index = 0; index < DISTRICT_COUNT; index += 1) {
    othersChance[index] = 0;
    othersSharpChance[index] = 0;
    ownChance[index] = 0;
    cardBits[index] = 0;
    playableBits[index] = 0;
    if (board.houses[index] === 0 || distances[index] !== 1) continue;
    near[count++] = index;
    const bits = cardBitsIntoDistrict(distances, index);
    cardBits[index] = bits;
    if (board.bands[index] === 0) unguardedBits |= bits;
  }
  for (let i = 0; i < count; i += 1) {
    const index = near[i] as number;
    const bits = cardBits[index] as number;
    playableBits[index] = board.bands[index] === 0 ? bits : bits & ~unguardedBits;
  }
  return count;
}

/** Adds the chances that a seat of unknown cards burns each near district next turn. */
function addChances(
  chances: Float64Array,
  gain: Float64Array,
  scale: number,
  nearCount: number,
  holdChance: Float64Array,
): void {
  let sum = NO_BURN;
  for (let i = 0; i < nearCount; i += 1) {
    const index = near[i] as number;
    const value =
      (holdChance[playableBits[index] as number] as number) * Math.exp((gain[index] as number) / scale);
    attraction[index] = value;
    sum += value;
  }
  for (let i = 0; i < nearCount; i += 1) {
    const index = near[i] as number;
    chances[index] = 1 - (1 - (chances[index] as number)) * (1 - (attraction[index] as number) / sum);
  }
}

/** Returns the bits of the directions in the own hand. */
const handBits = ({ hand }: FastBoard): number =>
  CARDS.reduce((bits, _, bit) => bits | (((hand >> (3 * bit)) & 7) > 0 ? 1 << bit : 0), 0);

function addOwnChances(board: FastBoard, gain: Float64Array, nearCount: number): void {
  const held = handBits(board);
  let sum = NO_BURN;
  for (let i = 0; i < nearCount; i += 1) {
    const index = near[i] as number;
    const value = (playableBits[index] as number) & held ? Math.exp((gain[index] as number) / GAIN_SCALE) : 0;
    ownChance[index] = value;
    sum += value;
  }
  for (let i = 0; i < nearCount; i += 1) {
    const index = near[i] as number;
    ownChance[index] = (ownChance[index] as number) / sum;
  }
}

/**
 * Writes the features of each district with houses that fire can reach, row after row, and their district indexes.
 * Returns the number of rows. `lastFireDistances` is then that of the board.
 */
export function extractBurnFeatures(
  board: FastBoard,
  context: BurnContext,
  out: Float64Array,
  indexes: Int8Array,
): number {
  const { turns, ownTurns, self, pawns, nextSeats, gains, holdChance } = context;
  const { cones, bands, houses, burnable } = board;
  const distances = computeFireDistances(board);
  const nearCount = findNear(board, distances);
  for (const seat of nextSeats) {
    const gain = gains[seat] as Float64Array;
    addChances(othersChance, gain, GAIN_SCALE, nearCount, holdChance);
    addChances(othersSharpChance, gain, SHARP_GAIN_SCALE, nearCount, holdChance);
  }
  const ownGains = gains[self] as Float64Array;
  if (ownTurns > 0) addOwnChances(board, ownGains, nearCount);
  let standing = 0;
  for (let index = 0; index < DISTRICT_COUNT; index += 1) if (houses[index] !== 0) standing += 1;
  const turnShare = turns / FULL_GAME_TURNS;
  const turnsPerDistrict = turns / Math.max(1, standing);
  let rows = 0;
  for (let index = 0; index < DISTRICT_COUNT; index += 1) {
    const houseCount = houses[index] as number;
    const distance = distances[index] as number;
    if (houseCount === 0 || distance < 1) continue;
    const neighbours = FIRE_NEIGHBOURS[index] as readonly number[];
    let [openCount, burningCount, neighbourChance, nearNeighbours, missing] = [0, 0, 0, 0, 4];
    for (let i = 0; i < neighbours.length; i += 1) {
      const neighbour = neighbours[i] as number;
      if (burnable[neighbour] === 1) openCount += 1;
      if (distances[neighbour] === 0) {
        burningCount += 1;
        const lacking = (cones[neighbour] as number) - (bands[neighbour] as number);
        if (neighbour !== PUDDING_LANE_INDEX && lacking < missing) missing = lacking;
      } else if (distances[neighbour] === 1) {
        nearNeighbours += 1;
        neighbourChance += (othersChance[neighbour] as number) + 0.3 * (ownChance[neighbour] as number);
      }
    }
    const steps = PAWN_DISTANCES[index] as Uint8Array;
    let freeBands = 0;
    for (let from = 0; from < DISTRICT_COUNT; from += 1) {
      const free = (bands[from] as number) - (cones[from] as number);
      if (free > 0 && from !== index) freeBands += free * (HALVED[steps[from] as number] as number);
    }
    let pawnsNear = 0;
    for (let seat = 0; seat < pawns.length; seat += 1) {
      const pawn = seat === self ? board.pawn : (pawns[seat] as number);
      pawnsNear += HALVED[steps[pawn] as number] as number;
    }
    const others = othersChance[index] as number;
    const own = ownChance[index] as number;
    let at = rows * BURN_FEATURE_COUNT;
    out[at++] = turnShare;
    out[at++] = turnShare * turnShare;
    out[at++] = turnsPerDistrict;
    out[at++] = ownTurns / 10;
    out[at++] = (pawns.length - 4) / 2;
    out[at++] = distance === 1 ? 1 : 0;
    out[at++] = distance === 2 ? 1 : 0;
    out[at++] = distance === 3 ? 1 : 0;
    out[at++] = distance === 4 ? 1 : 0;
    out[at++] = (bands[index] as number) > 0 ? 1 : 0;
    out[at++] = houseCount >= 3 ? 1 : 0;
    out[at++] = houseCount / 4;
    out[at++] = context.tokens[index] as number;
    out[at++] = openCount / 6;
    out[at++] = burningCount / 3;
    out[at++] = (BIT_COUNTS[cardBits[index] as number] as number) / 2;
    out[at++] = (BIT_COUNTS[playableBits[index] as number] as number) / 2;
    out[at++] = others;
    out[at++] = own;
    out[at++] = distance === 1 ? Math.log(others + 0.01) / 3 : NO_CHANCE_LOG;
    out[at++] = distance === 1 ? Math.log(own + 0.01) / 3 : NO_CHANCE_LOG;
    out[at++] = othersSharpChance[index] as number;
    out[at++] = (context.meanGain[index] as number) / 3;
    out[at++] = (context.maxGain[index] as number) / 3;
    out[at++] = (ownGains[index] as number) / 3;
    out[at++] = (context.objectiveVp[index] as number) / 6;
    out[at++] = (context.ownObjectiveVp[index] as number) / 6;
    out[at++] = neighbourChance < 2 ? neighbourChance : 2;
    out[at++] = nearNeighbours / 3;
    out[at++] = freeBands / 2;
    out[at++] = burningCount > 0 ? missing / 4 : 0;
    out[at++] = pawnsNear / 2;
    out[at++] = others * turnsPerDistrict;
    out[at++] = Math.log(turnsPerDistrict + 0.05) / 2;
    out[at] = nearCount / 10;
    indexes[rows++] = index;
  }
  return rows;
}
