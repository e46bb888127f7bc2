/** What a press on a district does now, for its accessible name. */
import type { DistrictId, Rank } from '@great-fire/game';
import type { MapMarks } from '../marks';

export type Press =
  | { readonly does: 'nothing' }
  | { readonly does: 'burn'; readonly rank: Rank }
  | { readonly does: 'not-now' }
  | { readonly does: 'chosen' }
  | { readonly does: 'walk'; readonly cost: number; readonly pinned: boolean }
  | { readonly does: 'selected' }
  | { readonly does: 'place' }
  | { readonly does: 'grow'; readonly room: number; readonly picks: number };

const NOTHING: Press = { does: 'nothing' };

/** The first mark that says so wins, in the order in which the marks lie on each other. */
export function pressOn(marks: MapMarks, id: DistrictId): Press {
  if (marks.chosen?.to === id) return { does: 'chosen' };
  const targets = (marks.lit ?? []).filter((target) => target.to === id);
  const lit = targets.find((target) => target.legal) ?? targets[0];
  if (lit !== undefined) return lit.legal ? { does: 'burn', rank: lit.rank } : { does: 'not-now' };
  const room = marks.room?.find((entry) => entry.district === id);
  if (room !== undefined) return { does: 'grow', room: room.room, picks: marks.picks?.[id] ?? 0 };
  if (marks.selected === id) return { does: 'selected' };
  const reach = marks.reach?.find((goal) => goal.to === id);
  if (reach !== undefined) return { does: 'walk', cost: reach.cost, pinned: reach.pinned };
  if (marks.place?.includes(id) === true) return { does: 'place' };
  return NOTHING;
}
