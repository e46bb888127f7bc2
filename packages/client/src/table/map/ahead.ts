/** What of the map is the same at every table, made while a page waits for its table anyway. */
import { DISTRICT_IDS } from '@great-fire/game';
import { blocksOf } from './ground/blocks';
import { layoutName } from './layout/name-layout';

const AT_ONCE = 4; // districts: a few milliseconds

/** Places names and engraves the houses of whole districts, a few at a time; returns what ends it. */
export function makeAhead(): () => void {
  let next = 0;
  let timer = 0;
  const some = () => {
    for (const id of DISTRICT_IDS.slice(next, next + AT_ONCE)) {
      layoutName(id, false);
      blocksOf(id, 'standing');
    }
    next += AT_ONCE;
    if (next < DISTRICT_IDS.length) timer = window.setTimeout(some);
  };
  timer = window.setTimeout(some);
  return () => clearTimeout(timer);
}
