/**
 * A player that chooses at random from the `legal…` functions. It calls the rules directly, for speed and for fuzzing.
 */
import {
  holdingsOf,
  PLACEABLE_DISTRICTS,
  intensifyConeCount,
  districtsWithRoom,
  isFiveIdentical,
  legalBandMoves,
  legalDemolitions,
  legalDiscards,
  legalPawnMoves,
  legalPutOuts,
  legalSpreads,
  type Action,
  type DistrictId,
  type GameState,
  type Spread,
} from '../src/index';
import type { Random } from '../src/random';

/** Returns a random legal action of the active seat. */
export function randomAction(state: GameState, random: Random): Action {
  const { seat, step } = state.turn;
  const hand = state.secret.hands[seat] ?? [];
  switch (step) {
    case 'redeal':
      return { type: isFiveIdentical(hand) ? random.pick(['keep-hand', 'redeal'] as const) : 'keep-hand' };
    case 'band':
      return { type: 'place-band', district: random.pick(PLACEABLE_DISTRICTS) };
    case 'pawn':
      return { type: 'place-pawn', district: random.pick(PLACEABLE_DISTRICTS) };
    case 'spread':
      return (
        randomSpread(state, random) ?? {
          type: 'discard',
          card: random.pick(legalDiscards(state, seat, holdingsOf(state, seat))),
        }
      );
    case 'act':
      return randomAct(state, random);
    case 'intensify':
      return { type: 'intensify', districts: randomCones(state, random) };
    case 'over':
      throw new Error('The game is over');
  }
}

function randomSpread(state: GameState, random: Random): Spread | null {
  const { seat, step } = state.turn;
  const cards = legalSpreads(state, seat, holdingsOf(state, seat));
  if (cards.length === 0) return null;
  const { card, options } = random.pick(cards);
  const { sources, targets } = random.pick(options);
  const target = random.pick(targets.filter(({ legal }) => legal));
  const token = step === 'act' ? ({ token: 'double-move' } as const) : {};
  return {
    type: 'spread',
    card,
    from: random.pick(sources),
    exit: random.pick(target.exits),
    to: target.to,
    ...token,
  };
}

function randomAct(state: GameState, random: Random): Action {
  const { seat } = state.turn;
  const spread = randomSpread(state, random);
  const spreads = spread === null ? [] : [spread];
  const pawnMoves = legalPawnMoves(state, seat);
  const bandMoves = legalBandMoves(state, seat);
  const putOuts = legalPutOuts(state, seat);
  const demolitions = legalDemolitions(state, seat, holdingsOf(state, seat));
  const others = spreads.length + pawnMoves.length + bandMoves.length + putOuts.length + demolitions.length;
  // Index in the concatenation of all lists, which is never built. The last index ends the actions.
  let offset = random.int(others + 1);
  const pickAt = <T>(list: readonly T[]): T | undefined => {
    const item = list[offset];
    offset -= list.length;
    return item;
  };
  const chosen = pickAt(spreads);
  if (chosen !== undefined) return chosen;
  const to = pickAt(pawnMoves);
  if (to !== undefined) return { type: 'move-pawn', to };
  const bandMove = pickAt(bandMoves);
  if (bandMove !== undefined) return bandMove;
  const putOutDistrict = pickAt(putOuts);
  if (putOutDistrict !== undefined) return { type: 'put-out', district: putOutDistrict };
  const demolishedDistrict = pickAt(demolitions);
  if (demolishedDistrict !== undefined) return { type: 'demolish', district: demolishedDistrict };
  return { type: 'end-actions' };
}

function randomCones(state: GameState, random: Random): readonly DistrictId[] {
  const slots: DistrictId[] = [];
  for (const { district, room } of districtsWithRoom(state)) {
    for (let cone = 0; cone < room; cone += 1) slots.push(district);
  }
  const cones: DistrictId[] = [];
  for (let remaining = intensifyConeCount(state); remaining > 0; remaining -= 1) {
    cones.push(...slots.splice(random.int(slots.length), 1));
  }
  return cones;
}
