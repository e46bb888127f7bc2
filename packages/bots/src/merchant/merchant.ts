/** The merchant: what an own choice gains at once, less what it gives the others. */
import type { Action, PlayerView, Spread } from '@great-fire/game';
import { conesLeftBy, foretellSpread, isBurning, isContained, reach } from '@great-fire/game';
import type { Random } from '@great-fire/game/random';
import type { Sight } from '../sight';
import { actionsOf } from '../sight';

/** Houses are 2 VP to their owner. @source BURN-2 */
const HOUSE_VP = 2;
/** What a token that nobody has seen is worth on average: one in five is a VP, the others are tools. */
const TOKEN_VP = 0.8;

/** The decision that gains most. */
export function merchant(sight: Sight, chance: Random): Action {
  switch (sight.view.turn.step) {
    case 'redeal':
      return actionsOf(sight, 'redeal')[0] ?? chance.pick(sight.legal);
    case 'spread':
      return (
        bestOf(actionsOf(sight, 'spread'), (spread) => gainOf(sight.view, spread), chance) ??
        chance.pick(sight.legal)
      );
    case 'act':
      return act(sight, chance);
    case 'band':
    case 'pawn':
      return (
        bestOf(
          sight.legal,
          (action) => ('district' in action ? ownHouses(sight.view, action.district) : 0),
          chance,
        ) ?? chance.pick(sight.legal)
      );
    case 'intensify':
    case 'over':
      return chance.pick(sight.legal);
  }
}

function bestOf<T>(choices: readonly T[], gain: (choice: T) => number, chance: Random): T | null {
  if (choices.length === 0) return null;
  const gains = choices.map(gain);
  const most = Math.max(...gains);
  return chance.pick(choices.filter((_, index) => gains[index] === most));
}

function ownHouses({ own, districts }: PlayerView, district: keyof PlayerView['districts']): number {
  return districts[district].houses.filter((colour) => colour === own?.colour).length;
}

/** Own houses count whole, those of the others by their share of the table. */
function gainOf(view: PlayerView, spread: Spread): number {
  const { contained, token } = foretellSpread(view, spread);
  if (contained) return 0;
  const { houses } = view.districts[spread.to];
  const own = ownHouses(view, spread.to);
  return (HOUSE_VP * (houses.length - own)) / 5 - HOUSE_VP * own + (token ? TOKEN_VP : 0);
}

function act(sight: Sight, chance: Random): Action {
  const { view } = sight;
  const putOut = actionsOf(sight, 'put-out')[0];
  if (putOut !== undefined) return putOut;
  const pawn = view.seats[view.viewer ?? -1]?.pawn ?? null;
  const { points } = view.turn;
  const ways = pawn === null ? [] : reach(view, 'pawn', pawn, points);
  const goal = ways.find(({ to, cost }) => cost < points && isContained(view, to))?.path[0];
  if (goal !== undefined) return { type: 'move-pawn', to: goal };
  const near = new Set([pawn, ...ways.filter(({ cost }) => cost < points - 1).map(({ to }) => to)]);
  const closing = actionsOf(sight, 'move-band').filter(
    ({ to }) => near.has(to) && isBurning(view, to) && conesLeftBy(view, to) === 0,
  );
  return closing.length > 0 ? chance.pick(closing) : { type: 'end-actions' };
}
