/** FIRE: from a picked card to lit targets, and from a picked target to the spread that would be sent. */
import { foretellSpread, pathThroughFire } from '@great-fire/game';
import type {
  DistrictId,
  FireCard,
  Foretold,
  ObjectiveId,
  PlayerView,
  PublicState,
  Spread,
  SpreadOption,
} from '@great-fire/game';
import { OBJECTIVES, PUDDING_LANE } from '@great-fire/game/board';
import type { LitDistrict } from '../map/marks';
import type { Choice } from './choice';

export interface SpreadPlan {
  readonly spread: Spread;
  readonly path: readonly DistrictId[]; // source, …, exit, target
  readonly foretold: Foretold;
  readonly sources: readonly DistrictId[]; // each may be taken instead
  readonly exits: readonly DistrictId[];
  readonly objectivesLost: readonly ObjectiveId[]; // of the viewer
}

/** Each district that the card points to, once: legal where any fire may take it. @source FIRE-6 */
export function litDistricts(options: readonly SpreadOption[]): readonly LitDistrict[] {
  const lit = new Map<DistrictId, LitDistrict>();
  for (const target of options.flatMap(({ targets }) => targets)) {
    const known = lit.get(target.to);
    if (known === undefined || (target.legal && !known.legal)) lit.set(target.to, target);
    else if (known.legal === target.legal) {
      lit.set(target.to, { ...known, exits: unique([...known.exits, ...target.exits]) });
    }
  }
  return [...lit.values()];
}

interface Way {
  readonly from: DistrictId;
  readonly exit: DistrictId;
}

/** Every source with every exit that leads into the target. */
function waysTo(options: readonly SpreadOption[], to: DistrictId): readonly Way[] {
  return options.flatMap(({ sources, targets }) => {
    const target = targets.find((one) => one.to === to && one.legal);
    if (target === undefined) return [];
    return sources.flatMap((from) => target.exits.map((exit): Way => ({ from, exit })));
  });
}

function unique(districts: readonly DistrictId[]): readonly DistrictId[] {
  return [...new Set(districts)];
}

/** The source offered first: Pudding Lane, else the fullest. */
function firstSource(state: PublicState, sources: readonly DistrictId[]): DistrictId | undefined {
  if (sources.includes(PUDDING_LANE)) return PUDDING_LANE;
  return [...sources].sort((a, b) => state.districts[b].cones - state.districts[a].cones)[0];
}

function nearestExit(state: PublicState, from: DistrictId, exits: readonly DistrictId[]) {
  const steps = (exit: DistrictId) => pathThroughFire(state, from, exit).length;
  return [...exits].sort((a, b) => steps(a) - steps(b))[0];
}

/** The viewer's objectives that fail when the target's houses burn. @source END-3 */
function objectivesLost(view: PlayerView, to: DistrictId, foretold: Foretold): readonly ObjectiveId[] {
  if (Object.keys(foretold.houses).length === 0) return [];
  return (view.own?.objectives ?? []).filter((id) => OBJECTIVES[id].districts.includes(to));
}

/** The spread into the chosen district, with all that it would do; null while no legal target is chosen. */
export function planSpread(
  view: PlayerView,
  card: FireCard,
  options: readonly SpreadOption[],
  choice: Choice,
  again: boolean,
): SpreadPlan | null {
  const to = choice.district;
  if (to === null) return null;
  const ways = waysTo(options, to);
  const sources = unique(ways.map((way) => way.from));
  const wished = sources.find((source) => source === choice.from);
  const from = wished ?? firstSource(view, sources);
  if (from === undefined) return null;
  const exits = unique(ways.filter((way) => way.from === from).map((way) => way.exit));
  const exit = exits.find((one) => one === choice.exit) ?? nearestExit(view, from, exits);
  if (exit === undefined) return null;
  const token = again ? ({ token: 'double-move' } as const) : {};
  const spread: Spread = { type: 'spread', card, from, exit, to, ...token };
  const foretold = foretellSpread(view, spread);
  const path = [...pathThroughFire(view, from, exit), to];
  return { spread, path, foretold, sources, exits, objectivesLost: objectivesLost(view, to, foretold) };
}
