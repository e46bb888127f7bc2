/** What of the map is the same at every table, made while a page waits for its table anyway. */
import { DISTRICT_IDS } from '@great-fire/game';
import { getBuildingPaths } from './terrain/buildings';
import { layoutName } from './layout/name-layout';

/** Places the names and engraves the houses of whole districts, one after the other, so that what comes meanwhile need not wait. */
export function warmUpMap(): void {
  for (const id of DISTRICT_IDS)
    setTimeout(() => {
      layoutName(id, false);
      getBuildingPaths(id, 'standing');
    });
}
