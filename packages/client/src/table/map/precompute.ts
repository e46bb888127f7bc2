/** Computes the parts of the map that are the same at every table, while the page waits for its table. */
import { DISTRICT_IDS } from '@great-fire/game';
import { getBuildingPaths } from './terrain/buildings';
import { layoutName } from './layout/name-layout';

/** Lays out the names and draws the houses, one district per task, so that other work is not delayed. */
export function warmUpMap(): void {
  for (const id of DISTRICT_IDS)
    setTimeout(() => {
      layoutName(id, false);
      getBuildingPaths(id, 'standing');
    });
}
