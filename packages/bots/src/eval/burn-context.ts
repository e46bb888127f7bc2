/** The facts of the learned burn risk that stay the same while a turn is planned: who gains by which burn. */
import { COMPONENT_COUNTS, OBJECTIVES } from '@great-fire/game/board';
import {
  type PlayerView,
  type PublicState,
  type Seat,
  HOUSE_VP,
  OBJECTIVE_IDS,
  countUnseenCards,
} from '@great-fire/game';
import { DISTRICT_COUNT } from '../board/distances';
import { PUDDING_LANE_INDEX, districtIdAt, districtIndex } from '../board/fast-board';
import { CARDS } from '../board/fire-deck';
import { type ColourBelief, seatWeights } from './stakes';

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

const TOKEN_GAIN_VP = 0.3;

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
    ...turnFacts(view, self, turns),
    self,
    gains,
    meanGain,
    maxGain,
    tokens,
    objectiveVp,
    ownObjectiveVp,
    holdChance: holdChances(view),
  };
}

/** Returns the facts that later turns change. `turns`: left, with the one of the seat that ends or goes on. */
export const turnFacts = (
  { seats }: PublicState,
  self: Seat,
  turns: number,
): Pick<BurnContext, 'turns' | 'ownTurns' | 'pawns' | 'nextSeats'> => ({
  turns,
  ownTurns: Math.floor((turns - 1) / seats.length),
  pawns: seats.map(({ pawn }) => (pawn === null ? PUDDING_LANE_INDEX : districtIndex(pawn))),
  nextSeats: Array.from(
    { length: Math.min(seats.length, turns) - 1 },
    (_, i) => (self + 1 + i) % seats.length,
  ),
});

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
    return 1 - (1 - count / total) ** COMPONENT_COUNTS.fireCards.hand;
  });
}
