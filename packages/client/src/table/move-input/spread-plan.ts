/** Fire spread (FIRE): from a card to its targets, and from a target to the spread action. */
import {
  pathThroughFire,
  type DistrictId,
  type FireCard,
  type ObjectiveId,
  type PlayerView,
  type PublicState,
  type Spread,
  type SpreadOption,
} from '@great-fire/game';
import { previewSpread, type SpreadPreview } from '@great-fire/game/preview';
import { OBJECTIVES, PUDDING_LANE } from '@great-fire/game/board';
import type { SpreadTargetMark } from '../map/marks';
import type { MoveDraft } from './draft-store';

export interface SpreadPlan {
  readonly spread: Spread;
  readonly path: readonly DistrictId[]; // from the source to the exit and the target
  readonly preview: SpreadPreview;
  readonly sources: readonly DistrictId[]; // the alternatives
  readonly exits: readonly DistrictId[];
  readonly objectivesLost: readonly ObjectiveId[]; // the viewer's
}

/**
 * Returns the districts that the card points to, without duplicates. Legal if any fire can reach them. @source FIRE-6
 */
export function getSpreadTargets(options: readonly SpreadOption[]): readonly SpreadTargetMark[] {
  const byDistrict = new Map<DistrictId, SpreadTargetMark>();
  for (const target of options.flatMap(({ targets }) => targets)) {
    const known = byDistrict.get(target.to);
    if (known === undefined || (target.legal && !known.legal)) byDistrict.set(target.to, target);
    else if (known.legal === target.legal) {
      byDistrict.set(target.to, { ...known, exits: unique([...known.exits, ...target.exits]) });
    }
  }
  return [...byDistrict.values()];
}

interface Route {
  readonly from: DistrictId;
  readonly exit: DistrictId;
}

/** Returns every pair of source and exit that leads to the target. */
function findRoutes(options: readonly SpreadOption[], to: DistrictId): readonly Route[] {
  return options.flatMap(({ sources, targets }) => {
    const target = targets.find((option) => option.to === to && option.legal);
    if (target === undefined) return [];
    return sources.flatMap((from) => target.exits.map((exit): Route => ({ from, exit })));
  });
}

function unique(districts: readonly DistrictId[]): readonly DistrictId[] {
  return [...new Set(districts)];
}

/** Returns the default source: Pudding Lane, else the district with the most cones. */
function findDefaultSource(state: PublicState, sources: readonly DistrictId[]): DistrictId | undefined {
  if (sources.includes(PUDDING_LANE)) return PUDDING_LANE;
  return [...sources].sort((a, b) => state.districts[b].cones - state.districts[a].cones)[0];
}

function findNearestExit(state: PublicState, from: DistrictId, exits: readonly DistrictId[]) {
  const countSteps = (exit: DistrictId) => pathThroughFire(state, from, exit).length;
  return [...exits].sort((a, b) => countSteps(a) - countSteps(b))[0];
}

/** Returns the viewer's objectives that fail if the target's houses burn. @source END-3 */
function findLostObjectives(
  view: PlayerView,
  to: DistrictId,
  preview: SpreadPreview,
): readonly ObjectiveId[] {
  if (Object.keys(preview.houses).length === 0) return [];
  return (view.own?.objectives ?? []).filter((id) => OBJECTIVES[id].districts.includes(to));
}

/**
 * Returns the spread to the selected district with a preview of its effects, or null if no legal target is selected.
 */
export function planSpread(
  view: PlayerView,
  card: FireCard,
  options: readonly SpreadOption[],
  draft: MoveDraft,
  isDoubleMove: boolean,
): SpreadPlan | null {
  const to = draft.district;
  if (to === null) return null;
  const routes = findRoutes(options, to);
  const sources = unique(routes.map((route) => route.from));
  const preferredSource = sources.find((source) => source === draft.from);
  const from = preferredSource ?? findDefaultSource(view, sources);
  if (from === undefined) return null;
  const exits = unique(routes.filter((route) => route.from === from).map((route) => route.exit));
  const exit = exits.find((option) => option === draft.exit) ?? findNearestExit(view, from, exits);
  if (exit === undefined) return null;
  const token = isDoubleMove ? ({ token: 'double-move' } as const) : {};
  const spread: Spread = { type: 'spread', card, from, exit, to, ...token };
  const preview = previewSpread(view, spread);
  const path = [...pathThroughFire(view, from, exit), to];
  return { spread, path, preview, sources, exits, objectivesLost: findLostObjectives(view, to, preview) };
}
