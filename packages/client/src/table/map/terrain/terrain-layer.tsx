import type { DistrictId } from '@great-fire/game';
import { memo } from 'react';
import { BOARD, LONDON_MAP } from '@great-fire/game/board';
import type { Appearance } from '../appearance';
import { linePath } from '../path';
import { regionBorders } from '../polygon';
import { clipId, useSvgIds } from '../svg-defs';
import { Buildings, DistrictFills, DistrictRims } from './district-fills';
import { DRAWN_AREA } from './drawn-area';
import { Grass } from './grass';
import { Landmark, LANDMARKS } from './landmarks';
import { Streets } from './streets';
import { outlineOf } from './outlines';
import { getBuildingPaths } from './buildings';

/**
 * An invisible rectangle with the size of the whole drawing, below a compositing layer. A browser sizes a layer by its
 * first content. Without this rectangle, it creates about two hundred layers, one for each name and piece.
 */
export function LayerExtent() {
  const { left, right, top, bottom } = DRAWN_AREA;
  return (
    <rect
      x={left}
      y={top}
      width={right - left}
      height={bottom - top}
      fill="#fff"
      fillOpacity={0.001}
      pointerEvents="none"
    />
  );
}

/** A burning district: embers, charred houses along the streets, and a dark inner rim. */
const BurningFill = memo(function BurningFill({ id }: { readonly id: DistrictId }) {
  const { url } = useSvgIds();
  const outline = outlineOf(id);
  return (
    <g data-burning-ground={id}>
      <path d={outline} fill={url(id === 'pudding-lane' ? 'pudding-lane' : 'blaze')} />
      <path
        d={getBuildingPaths(id, 'charred').walls}
        fill="var(--landmark-burnt)"
        fillOpacity={0.35}
        stroke="var(--landmark-burnt)"
        strokeWidth={0.8}
        opacity={0.55}
      />
      <path
        d={outline}
        fill="none"
        stroke="var(--char-on-fire)"
        strokeWidth={9}
        strokeOpacity={0.45}
        clipPath={url(clipId(id))}
      />
    </g>
  );
});

/** The complementary error function, accurate enough for a glow (Abramowitz and Stegun 7.1.26). */
function erfc(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const tail =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)))) *
    Math.exp(-x * x);
  return x >= 0 ? tail : 2 - tail;
}

const BAND_COUNT = 12;
/** Brightness of a blurred edge in each band outwards. Band 0 is at the border of the fire. */
const BRIGHTNESS = Array.from({ length: BAND_COUNT + 1 }, (_, i) =>
  i === BAND_COUNT ? 0 : 0.5 * erfc((i * 4.6 - 12) / (20 * Math.SQRT2)),
);
/** Opacity of each stroke, so that the overlapping strokes add up to the brightness of the band. */
const STROKES = BRIGHTNESS.slice(0, BAND_COUNT).map((bright, i) => ({
  reach: i + 1,
  opacity: 1 - (1 - bright) / (1 - (BRIGHTNESS[i + 1] ?? 0)),
}));

/**
 * The glow of the fire around burning districts. Uses overlapping strokes instead of a blur: a blur over half the map
 * takes longer than a frame.
 */
const FireGlow = memo(function FireGlow({ burning }: { readonly burning: readonly DistrictId[] }) {
  const d = burning.map(outlineOf).join('');
  return (
    <g fill="none" stroke="var(--glow)" strokeLinejoin="round" opacity="var(--glow-opacity)">
      {STROKES.map(({ reach, opacity }) => (
        <path
          key={reach}
          d={d}
          style={{ strokeWidth: `calc(var(--glow-step) * ${reach * 2})` }}
          strokeOpacity={opacity}
        />
      ))}
    </g>
  );
});

/** The studded steel ring inside a contained district. */
const ContainmentRing = memo(function ContainmentRing({ id }: { readonly id: DistrictId }) {
  const { url } = useSvgIds();
  const outline = outlineOf(id);
  return (
    <g data-containment-ring={id} fill="none" strokeLinejoin="round" clipPath={url(clipId(id))}>
      <path d={outline} stroke="var(--steel)" strokeWidth={17} />
      <path d={outline} stroke="var(--steel-hi)" strokeWidth={12.5} strokeDasharray="1.5 9" />
    </g>
  );
});

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
