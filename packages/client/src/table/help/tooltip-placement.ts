/** Tooltip placement: next to the target, inside the viewport. */

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

const TARGET_GAP = 10;
const EDGE_MARGIN = 8;

const clamp = (min: number, value: number, max: number) => Math.max(min, Math.min(value, max));

/**
 * Returns the first position that fits: above, below, right, left. If none fits, the tooltip covers the target's
 * bottom.
 */
export function placeTooltip(
  target: Box,
  tooltip: Size,
  viewport: Size,
): { readonly left: number; readonly top: number } {
  const left = clamp(
    EDGE_MARGIN,
    target.left + (target.width - tooltip.width) / 2,
    viewport.width - tooltip.width - EDGE_MARGIN,
  );
  const top = clamp(
    EDGE_MARGIN,
    target.top + (target.height - tooltip.height) / 2,
    viewport.height - tooltip.height - EDGE_MARGIN,
  );
  const above = target.top - TARGET_GAP - tooltip.height;
  if (above >= EDGE_MARGIN) return { left, top: above };
  const below = target.top + target.height + TARGET_GAP;
  if (below + tooltip.height <= viewport.height - EDGE_MARGIN) return { left, top: below };
  const right = target.left + target.width + TARGET_GAP;
  if (right + tooltip.width <= viewport.width - EDGE_MARGIN) return { left: right, top };
  const leftOfTarget = target.left - TARGET_GAP - tooltip.width;
  if (leftOfTarget >= EDGE_MARGIN) return { left: leftOfTarget, top };
  return { left, top: viewport.height - tooltip.height - EDGE_MARGIN };
}
