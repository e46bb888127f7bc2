import type { DistrictId } from '@great-fire/game';
import { memo } from 'react';
import { BurningFill, FireGlow } from './burning-fill';
import { Buildings, DistrictFills, DistrictRims } from './district-fills';
import type { Appearance } from '../appearance';
import { ContainmentRing } from './containment-ring';
import { Grass } from './grass';
import { Landmark, LANDMARKS } from './landmarks';
import { Streets } from './streets';
import { BOARD, LONDON_MAP } from '@great-fire/game/board';
import { linePath } from '../geometry/path';
import { regionBorders } from '../geometry/region-borders';
import { clipId, useSvgIds } from '../svg-ids';

const BORDERS = regionBorders(LONDON_MAP.districts).map(({ id, edges }) => ({
  id,
  region: BOARD[id].map.region,
  d: edges.map(({ from, to }) => linePath([from, to])).join(''),
}));

/** The coloured rims between regions, as on old maps. */
const RegionRims = memo(function RegionRims() {
  const { url } = useSvgIds();
  return (
    <g fill="none" strokeWidth={24} strokeLinecap="square" strokeOpacity={0.55}>
      {BORDERS.map(({ id, region, d }) => (
        <path key={id} d={d} stroke={`var(--rim-${region})`} clipPath={url(clipId(id))} />
      ))}
    </g>
  );
});

export interface TerrainDistrict {
  readonly id: DistrictId;
  readonly appearance: Appearance;
  readonly landmark: boolean;
}

interface TerrainLayerProps {
  readonly districts: readonly TerrainDistrict[];
  readonly hasDetails?: boolean; // false: without houses, trees and rims, which are slow
}

/** The flat terrain from the washes to the studs, below walls, names and pieces. */
export const TerrainLayer = memo(function TerrainLayer({ districts, hasDetails = true }: TerrainLayerProps) {
  const burning = districts.filter(({ appearance }) => appearance === 'burning').map(({ id }) => id);
  return (
    <>
      <DistrictFills districts={districts} />
      {hasDetails && (
        <>
          <DistrictRims districts={districts} />
          <RegionRims />
          <Grass />
          <Buildings districts={districts} />
        </>
      )}
      {burning.length > 0 && <FireGlow burning={burning} />}
      {burning.map((id) => (
        <BurningFill key={id} id={id} />
      ))}
      <Streets />
      {districts
        .filter(({ appearance }) => appearance === 'contained')
        .map(({ id }) => (
          <ContainmentRing key={id} id={id} />
        ))}
    </>
  );
});

const CHARRED: ReadonlySet<Appearance> = new Set(['burning', 'burnt-out']);

/** St Paul's and the Tower, while they stand and have room. */
export function Landmarks({ districts }: { readonly districts: readonly TerrainDistrict[] }) {
  return LANDMARKS.map((id) => {
    const district = districts.find((other) => other.id === id);
    if (district === undefined || !district.landmark || district.appearance === 'demolished') return null;
    return <Landmark key={id} id={id} variant={CHARRED.has(district.appearance) ? 'on-fire' : 'standing'} />;
  });
}
