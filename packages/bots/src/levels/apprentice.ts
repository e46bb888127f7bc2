/** The apprentice: spares its own houses, puts out fires within reach, and never harms others on purpose. */
import {
  uncontainedConesAfterBand,
  isBurning,
  isContained,
  type Action,
  type PlayerView,
  type Spread,
} from '@great-fire/game';
import type { Random } from '@great-fire/game/random';
import { type Observation, legalOfType } from '../observation';
import { HEURISTIC_WEIGHTS } from '../eval/weights';

/** Returns a plausible action. */
export function apprentice(observation: Observation, random: Random): Action {
  const { view } = observation;
  switch (view.turn.step) {
    case 'redeal':
      return legalOfType(observation, 'redeal')[0] ?? random.pick(observation.legal);
    case 'band':
    case 'pawn':
      return placeNearOwnHouses(observation, random);
    case 'spread':
      return (
        chooseSparingSpread(view, legalOfType(observation, 'spread'), random) ??
        random.pick(observation.legal)
      );
    case 'act':
      return chooseAct(observation, random);
    case 'intensify':
      return random.pick(legalOfType(observation, 'intensify'));
    case 'over':
      return random.pick(observation.legal);
  }
}

function ownHousesIn({ own, districts }: PlayerView, district: keyof PlayerView['districts']): number {
  return districts[district].houses.filter((colour) => colour === own?.colour).length;
}

function placeNearOwnHouses({ view, legal }: Observation, random: Random): Action {
  const preferred = legal.filter((action) => 'district' in action && ownHousesIn(view, action.district) > 0);
  return random.pick(preferred.length > 0 ? preferred : legal);
}

/** Returns one of the spreads that burn the fewest own houses, or null if there are no spreads. */
function chooseSparingSpread(view: PlayerView, spreads: readonly Spread[], random: Random): Spread | null {
  if (spreads.length === 0) return null;
  if (random.chance(HEURISTIC_WEIGHTS.mistakeProbability)) return random.pick(spreads);
  const fewest = Math.min(...spreads.map(({ to }) => ownHousesIn(view, to)));
  return random.pick(spreads.filter(({ to }) => ownHousesIn(view, to) === fewest));
}

/**
 * Returns an action that puts out or contains fire, else a step towards contained fire, else a random step or the end.
 */
function chooseAct(observation: Observation, random: Random): Action {
  const { view } = observation;
  const putOut = legalOfType(observation, 'put-out')[0];
  if (putOut !== undefined) return putOut;
  const containingMoves = legalOfType(observation, 'move-band').filter(
    ({ to }) => isBurning(view, to) && uncontainedConesAfterBand(view, to) === 0,
  );
  if (containingMoves.length > 0 && !random.chance(HEURISTIC_WEIGHTS.mistakeProbability))
    return random.pick(containingMoves);
  const movesToContainedFire = legalOfType(observation, 'move-pawn').filter(({ to }) =>
    isContained(view, to),
  );
  if (movesToContainedFire.length > 0) return random.pick(movesToContainedFire);
  const pawnMoves: readonly Action[] = legalOfType(observation, 'move-pawn');
  const shouldWalk = pawnMoves.length > 0 && random.chance(HEURISTIC_WEIGHTS.strollProbability);
  return shouldWalk ? random.pick(pawnMoves) : { type: 'end-actions' };
}
