/** The borders of the regions: the edges of districts with another region behind them. */
import type { DistrictId } from '@great-fire/game';
import type { MapDistrict } from '@great-fire/game/board';
import type { Edge } from './polygon';
import { edgesOf } from './polygon';

const edgeKey = ({ from, to }: Edge) => [from.join(), to.join()].sort().join('|');

/** Returns the districts on the border of their region, with their edges there. */
export function regionBorders(
  districts: readonly MapDistrict[],
): readonly { readonly id: DistrictId; readonly edges: readonly Edge[] }[] {
  const districtsByEdge = new Map<string, MapDistrict[]>();
  for (const district of districts) {
    for (const edge of edgesOf(district.polygon)) {
      districtsByEdge.set(edgeKey(edge), [...(districtsByEdge.get(edgeKey(edge)) ?? []), district]);
    }
  }
  return districts
    .map((district) => ({
      id: district.id,
      edges: edgesOf(district.polygon).filter((edge) =>
        (districtsByEdge.get(edgeKey(edge)) ?? []).some((other) => other.region !== district.region),
      ),
    }))
    .filter(({ edges }) => edges.length > 0);
}
