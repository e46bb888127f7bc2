/** On a pane smaller than its map: brings into view what the turn is about. */
import type { DistrictId } from '@great-fire/game';
import { DISTRICT_IDS } from '@great-fire/game';
import { BOARD, PUDDING_LANE } from '@great-fire/game/board';
import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { boundsOf } from './geometry/polygon';

export type MapBox = readonly [x: number, y: number, width: number, height: number];

/** The middle of all these districts together, as shares of the width of the map's box. */
export function middleOfAll(
  ids: readonly DistrictId[],
  [x, y, width]: MapBox,
): { readonly across: number; readonly down: number } {
  const bounds = ids.map((id) => boundsOf(BOARD[id].map.polygon));
  const left = Math.min(...bounds.map((bound) => bound.left));
  const right = Math.max(...bounds.map((bound) => bound.right));
  const top = Math.min(...bounds.map((bound) => bound.top));
  const bottom = Math.max(...bounds.map((bound) => bound.bottom));
  return { across: ((left + right) / 2 - x) / width, down: ((top + bottom) / 2 - y) / width };
}

/** Opens on Pudding Lane, and comes to these districts whenever they become others. */
export function useFollow(
  pane: RefObject<HTMLElement | null>,
  ids: readonly DistrictId[],
  box: MapBox,
): void {
  const opened = useRef(false);
  const key = ids.join();
  useLayoutEffect(() => {
    const element = pane.current;
    if (element === null) return;
    const named = DISTRICT_IDS.filter((id) => key.split(',').includes(id));
    const wanted: readonly DistrictId[] = named.length > 0 ? named : opened.current ? [] : [PUDDING_LANE];
    opened.current = true;
    if (wanted.length === 0 || element.scrollWidth <= element.clientWidth) return;
    const { across, down } = middleOfAll(wanted, box);
    element.scrollTo({
      left: across * element.scrollWidth - element.clientWidth / 2,
      top: down * element.scrollWidth - element.clientHeight / 2,
    });
  }, [pane, key, box]);
}
