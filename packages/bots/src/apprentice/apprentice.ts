/** The apprentice: spares the own houses, puts out what lies at hand, and harms nobody on purpose. */
import type { Action, PlayerView, Spread } from '@great-fire/game';
import { conesLeftBy, isBurning, isContained } from '@great-fire/game';
import type { Random } from '@great-fire/game/random';
import type { Sight } from '../sight';
import { actionsOf } from '../sight';

/** How often it takes the second best without noticing. */
const SLIP = 0.15;

/** One plausible decision. */
export function apprentice(sight: Sight, chance: Random): Action {
  const { view } = sight;
  switch (view.turn.step) {
    case 'redeal':
      return actionsOf(sight, 'redeal')[0] ?? chance.pick(sight.legal);
    case 'band':
    case 'pawn':
      return nearOwnHouses(sight, chance);
    case 'spread':
      return spareOwnHouses(view, actionsOf(sight, 'spread'), chance) ?? chance.pick(sight.legal);
    case 'act':
      return act(sight, chance);
    case 'intensify':
      return chance.pick(actionsOf(sight, 'intensify'));
    case 'over':
      return chance.pick(sight.legal);
  }
}

function ownHousesIn({ own, districts }: PlayerView, district: keyof PlayerView['districts']): number {
  return districts[district].houses.filter((colour) => colour === own?.colour).length;
}

function nearOwnHouses({ view, legal }: Sight, chance: Random): Action {
  const liked = legal.filter((action) => 'district' in action && ownHousesIn(view, action.district) > 0);
  return chance.pick(liked.length > 0 ? liked : legal);
}

/** One of the moves that cost the fewest own houses; null where there is none. */
function spareOwnHouses(view: PlayerView, spreads: readonly Spread[], chance: Random): Spread | null {
  if (spreads.length === 0) return null;
  if (chance.chance(SLIP)) return chance.pick(spreads);
  const fewest = Math.min(...spreads.map(({ to }) => ownHousesIn(view, to)));
  return chance.pick(spreads.filter(({ to }) => ownHousesIn(view, to) === fewest));
}

/** What brings a cone at once, else now and then a step that may lead to one, else nothing. */
function act(sight: Sight, chance: Random): Action {
  const { view } = sight;
  const putOut = actionsOf(sight, 'put-out')[0];
  if (putOut !== undefined) return putOut;
  const closing = actionsOf(sight, 'move-band').filter(
    ({ to }) => isBurning(view, to) && conesLeftBy(view, to) === 0,
  );
  if (closing.length > 0 && !chance.chance(SLIP)) return chance.pick(closing);
  const arriving = actionsOf(sight, 'move-pawn').filter(({ to }) => isContained(view, to));
  if (arriving.length > 0) return chance.pick(arriving);
  const steps: readonly Action[] = actionsOf(sight, 'move-pawn');
  const walks = steps.length > 0 && chance.chance(0.5);
  return walks ? chance.pick(steps) : { type: 'end-actions' };
}
