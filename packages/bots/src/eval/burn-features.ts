/**
 * The features of the learned burn risk: for each district with houses that fire can reach, numbers that a seat may
 * know. The central ones are the chances that a seat burns the district in its next turn, by what it would gain.
 */
import { FIRE_NEIGHBOURS } from '@great-fire/game/board';
import { DISTRICT_COUNT, PAWN_DISTANCES } from '../board/distances';
import { type FastBoard, PUDDING_LANE_INDEX, freeBandsAt, missingBands } from '../board/fast-board';
import { CARDS } from '../board/fire-deck';
import { FULL_GAME_TURNS } from '../board/turns-left';
import type { BurnContext } from './burn-context';
import { cardBitsIntoDistrict, computeFireDistances, lastFireDistances } from './burn-risk';

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

/** VP by which a gain must differ so that a burn is e times as likely. */
const GAIN_SCALE = 1.5;
const SHARP_GAIN_SCALE = 0.6;
/** Weight of no burn at all. */
const NO_BURN = 0.02;
/** Log chance of a district that no spread reaches. */
const NO_CHANCE_LOG = -1.5;

// Buffers that each extraction fills again, by district index.
const near = new Int8Array(DISTRICT_COUNT); // the districts that one spread reaches
const freeAt = new Int8Array(DISTRICT_COUNT); // the districts with free bands
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

/**
 * Finds the districts that one spread reaches, and the cards that lead there. `stripped`: one whose bands do not count.
 * Returns their number.
 */
function findNear({ houses, bands }: FastBoard, distances: Int8Array, stripped: number): number {
  let count = 0;
  let unguardedBits = 0; // cards that some unguarded district takes, which is then burnt first
  for (let index = 0; index < DISTRICT_COUNT; index += 1) {
    othersChance[index] = 0;
    othersSharpChance[index] = 0;
    ownChance[index] = 0;
    cardBits[index] = 0;
    playableBits[index] = 0;
    if (houses[index] === 0 || distances[index] !== 1) continue;
    near[count++] = index;
    const bits = cardBitsIntoDistrict(distances, index);
    cardBits[index] = bits;
    if (bands[index] === 0 || index === stripped) unguardedBits |= bits;
  }
  for (let i = 0; i < count; i += 1) {
    const index = near[i] as number;
    const bits = cardBits[index] as number;
    const isUnguarded = bands[index] === 0 || index === stripped;
    playableBits[index] = isUnguarded ? bits : bits & ~unguardedBits;
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

/** The facts that all rows of a board share. */
interface Extraction {
  readonly distances: Int8Array;
  readonly nearCount: number; // of `near`
  readonly freeCount: number; // of `freeAt`
  readonly turnsPerDistrict: number;
}

/** Computes the chances of the near districts. `stripped`: one whose bands do not count. Returns their number. */
function computeChances(
  board: FastBoard,
  { ownTurns, self, nextSeats, gains, holdChance }: BurnContext,
  distances: Int8Array,
  stripped: number,
): number {
  const nearCount = findNear(board, distances, stripped);
  for (const seat of nextSeats) {
    const gain = gains[seat] as Float64Array;
    addChances(othersChance, gain, GAIN_SCALE, nearCount, holdChance);
    addChances(othersSharpChance, gain, SHARP_GAIN_SCALE, nearCount, holdChance);
  }
  if (ownTurns > 0) addOwnChances(board, gains[self] as Float64Array, nearCount);
  return nearCount;
}

const NO_DISTRICT = -1;

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
  const extraction = startExtraction(board, context, computeFireDistances(board), NO_DISTRICT);
  let rows = 0;
  for (let index = 0; index < DISTRICT_COUNT; index += 1) {
    if (board.houses[index] === 0 || (extraction.distances[index] as number) < 1) continue;
    writeRow(board, context, extraction, index, (board.bands[index] as number) > 0, out, rows);
    indexes[rows++] = index;
  }
  return rows;
}

/** Overwrites a row of the last extraction by that of the same district without its bands. */
export function stripRow(
  board: FastBoard,
  context: BurnContext,
  index: number,
  out: Float64Array,
  row: number,
): void {
  const isNear = lastFireDistances[index] === 1;
  if (!isNear) out[row * BURN_FEATURE_COUNT + GUARDED] = 0;
  else {
    const extraction = startExtraction(board, context, lastFireDistances, index);
    writeRow(board, context, extraction, index, false, out, row);
  }
}

const GUARDED = BURN_FEATURE_NAMES.indexOf('guarded');

function startExtraction(
  board: FastBoard,
  context: BurnContext,
  distances: Int8Array,
  stripped: number,
): Extraction {
  const nearCount = computeChances(board, context, distances, stripped);
  let [standing, freeCount] = [0, 0];
  for (let index = 0; index < DISTRICT_COUNT; index += 1) {
    if (board.houses[index] !== 0) standing += 1;
    if (freeBandsAt(board, index) > 0) freeAt[freeCount++] = index;
  }
  return { distances, nearCount, freeCount, turnsPerDistrict: context.turns / Math.max(1, standing) };
}

function writeRow(
  board: FastBoard,
  context: BurnContext,
  { distances, nearCount, freeCount, turnsPerDistrict }: Extraction,
  index: number,
  isGuarded: boolean,
  out: Float64Array,
  row: number,
): void {
  const { turns, ownTurns, self, pawns, gains } = context;
  const { houses, burnable } = board;
  const turnShare = turns / FULL_GAME_TURNS;
  const houseCount = houses[index] as number;
  const distance = distances[index] as number;
  const neighbours = FIRE_NEIGHBOURS[index] as readonly number[];
  let [openCount, burningCount, neighbourChance, nearNeighbours, missing] = [0, 0, 0, 0, 4];
  for (let i = 0; i < neighbours.length; i += 1) {
    const neighbour = neighbours[i] as number;
    if (burnable[neighbour] === 1) openCount += 1;
    if (distances[neighbour] === 0) {
      burningCount += 1;
      const lacking = missingBands(board, neighbour);
      if (neighbour !== PUDDING_LANE_INDEX && lacking < missing) missing = lacking;
    } else if (distances[neighbour] === 1) {
      nearNeighbours += 1;
      neighbourChance += (othersChance[neighbour] as number) + 0.3 * (ownChance[neighbour] as number);
    }
  }
  const steps = PAWN_DISTANCES[index] as Uint8Array;
  let freeBands = 0;
  for (let i = 0; i < freeCount; i += 1) {
    const from = freeAt[i] as number;
    if (from !== index) freeBands += freeBandsAt(board, from) * (HALVED[steps[from] as number] as number);
  }
  let pawnsNear = 0;
  for (let seat = 0; seat < pawns.length; seat += 1) {
    const pawn = seat === self ? board.pawn : (pawns[seat] as number);
    pawnsNear += HALVED[steps[pawn] as number] as number;
  }
  const others = othersChance[index] as number;
  const own = ownChance[index] as number;
  let at = row * BURN_FEATURE_COUNT;
  out[at++] = turnShare;
  out[at++] = turnShare * turnShare;
  out[at++] = turnsPerDistrict;
  out[at++] = ownTurns / 10;
  out[at++] = (pawns.length - 4) / 2;
  out[at++] = distance === 1 ? 1 : 0;
  out[at++] = distance === 2 ? 1 : 0;
  out[at++] = distance === 3 ? 1 : 0;
  out[at++] = distance === 4 ? 1 : 0;
  out[at++] = isGuarded ? 1 : 0;
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
  out[at++] = ((gains[self] as Float64Array)[index] as number) / 3;
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
}
