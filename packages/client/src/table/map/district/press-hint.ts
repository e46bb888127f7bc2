/** The effect of a press on a district, for its accessible name. */
import type { DistrictId, TargetRank } from '@great-fire/game';
import type { MapMarks } from '../marks';

export type PressHint =
  | { readonly effect: 'nothing' }
  | { readonly effect: 'burn'; readonly rank: TargetRank }
  | { readonly effect: 'not-now' }
  | { readonly effect: 'chosen' }
  | { readonly effect: 'walk'; readonly cost: number; readonly pinned: boolean }
  | { readonly effect: 'selected' }
  | { readonly effect: 'place' }
  | { readonly effect: 'grow'; readonly coneRoom: number; readonly placedCones: number };

export const NO_EFFECT: PressHint = { effect: 'nothing' };

/** Returns the effect of the topmost mark on the district. */
export function getPressHint(marks: MapMarks, id: DistrictId): PressHint {
  if (marks.chosenSpread?.to === id) return { effect: 'chosen' };
  const targets = (marks.targets ?? []).filter((target) => target.to === id);
  const spreadTarget = targets.find((target) => target.legal) ?? targets[0];
  if (spreadTarget !== undefined)
    return spreadTarget.legal ? { effect: 'burn', rank: spreadTarget.rank } : { effect: 'not-now' };
  const coneSlot = marks.coneRoom?.find((entry) => entry.district === id);
  if (coneSlot !== undefined)
    return { effect: 'grow', coneRoom: coneSlot.room, placedCones: marks.placedCones?.[id] ?? 0 };
  if (marks.selected === id) return { effect: 'selected' };
  const destination = marks.destinations?.find((candidate) => candidate.to === id);
  if (destination !== undefined)
    return { effect: 'walk', cost: destination.cost, pinned: destination.pinned };
  if (marks.placeable?.includes(id) === true) return { effect: 'place' };
  return NO_EFFECT;
}
