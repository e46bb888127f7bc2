/** Where a slip lies so that it neither covers what it is about nor leaves the window. */

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

const GAP = 10;
const EDGE = 8;

const between = (least: number, wanted: number, most: number) => Math.max(least, Math.min(wanted, most));

/** The first place that fits: above, below, to the right, to the left; over the lower edge where none does. */
export function besides(about: Box, slip: Size, room: Size): { readonly left: number; readonly top: number } {
  const left = between(EDGE, about.left + (about.width - slip.width) / 2, room.width - slip.width - EDGE);
  const top = between(EDGE, about.top + (about.height - slip.height) / 2, room.height - slip.height - EDGE);
  const above = about.top - GAP - slip.height;
  if (above >= EDGE) return { left, top: above };
  const below = about.top + about.height + GAP;
  if (below + slip.height <= room.height - EDGE) return { left, top: below };
  const right = about.left + about.width + GAP;
  if (right + slip.width <= room.width - EDGE) return { left: right, top };
  const before = about.left - GAP - slip.width;
  if (before >= EDGE) return { left: before, top };
  return { left, top: room.height - slip.height - EDGE };
}
