/** What draws the fire to places: the tokens that lie there, and whose houses stand there. */
import type { PublicState, COLOURS } from '@great-fire/game';
import { HOUSE_VP } from '@great-fire/game';
import { BURNABLE_FROM } from '@great-fire/game/board';
import type { Lures } from '../scene/danger';
import { NO_LURES, noLures } from '../scene/danger';
import type { Judgement } from '../scene/danger-weights';
import { PLACE_COUNT } from '../scene/distances';
import type { Scene } from '../scene/scene';
import { idAt } from '../scene/scene';
import type { Owners } from './stakes';

/** What draws the fire to one place. */
export interface LureOf {
  readonly token: 0 | 1;
  readonly want: number; // VP that a seat would gain on the others there, on average over the seats
  readonly open: number; // neighbours that fire can come from
}

/** What draws the fire to a place with houses. */
export function lureOf({ districts }: PublicState, scene: Scene, index: number, owners: Owners): LureOf {
  const { houses, token } = districts[idAt(index)];
  const neighbours = BURNABLE_FROM[index] as readonly number[];
  return {
    token: token ? 1 : 0,
    want: wantOf(houses, owners),
    open: neighbours.filter((from) => scene.open[from] === 1).length,
  };
}

/** The lures of a position, as sure as it is known whose the colours are. */
export function luresIn(state: PublicState, scene: Scene, owners: Owners, { lure }: Judgement): Lures {
  if (lure === null) return NO_LURES;
  const lures = noLures();
  for (let index = 0; index < PLACE_COUNT; index += 1) {
    if (scene.houses[index] === 0) continue;
    const { token, want, open } = lureOf(state, scene, index, owners);
    const drawn = (at: 0 | 1) => lure.token[at] * token + lure.want[at] * want + lure.open * open;
    lures.far[index] = Math.exp(-drawn(0));
    lures.near[index] = Math.exp(-drawn(1));
  }
  return lures;
}

/** The VP that a seat would gain on the others if these houses burnt: on average, where it would gain any. */
function wantOf(houses: readonly (typeof COLOURS)[number][], owners: Owners): number {
  const lost = owners.map((known) => houses.reduce((sum, colour) => sum + HOUSE_VP * known[colour], 0));
  const all = lost.reduce((sum, vp) => sum + vp, 0);
  const gains = lost.map((own) => Math.max(0, (all - own) / (owners.length - 1) - own));
  return gains.reduce((sum, gain) => sum + gain, 0) / owners.length;
}
