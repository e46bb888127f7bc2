/** On a pane smaller than its map: brings into view what the turn is about. */
import type { DistrictId } from '@great-fire/game';
import { BOARD } from '@great-fire/game/board';
import type { RefObject } from 'react';
import { useLayoutEffect } from 'react';
import { boundsOf } from './geometry/polygon';

/** The middle of all these districts together, as shares of the map's box; null for none. */
export function middleOfAll(
  ids: readonly DistrictId[],
  box: readonly [number, number, number, number],
): { readonly across: number; readonly down: number } | null {
  if (ids.length === 0) return null;
  const bounds = ids.map((id) => boundsOf(BOARD[id].map.polygon));
  const left = Math.min(...bounds.map((bound) => bound.left));
  const right = Math.max(...bounds.map((bound) => bound.right));
  const top = Math.min(...bounds.map((bound) => bound.top));
  const bottom = Math.max(...bounds.map((bound) => bound.bottom));
  const [x, y, width] = box;
  // The drawing is as wide as its box; its height follows from that, whatever the pane's is.
  return { across: ((left + right) / 2 - x) / width, down: ((top + bottom) / 2 - y) / width };
}

/** Scrolls the pane to the middle of the districts whenever the list becomes another one. */
export function useFollow(
  pane: RefObject<HTMLElement | null>,
  ids: readonly DistrictId[],
  box: readonly [number, number, number, number],
): void {
  const key = ids.join();
  useLayoutEffect(() => {
    const element = pane.current;
    const middle = middleOfAll(key === '' ? [] : (key.split(',') as DistrictId[]), box);
    if (element === null || middle === null || element.scrollWidth <= element.clientWidth) return;
    const width = element.scrollWidth;
    element.scrollTo({
      left: middle.across * width - element.clientWidth / 2,
      top: middle.down * width - element.clientHeight / 2,
    });
  }, [pane, key, box]);
}
