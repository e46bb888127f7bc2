import type { DistrictId } from '@great-fire/game';
import { BOARD } from '@great-fire/game/board';
import { Fragment } from 'react';
import { useSvgIds, clipId } from '../svg-defs';
import type { Appearance } from '../appearance';
import { getBuildingPaths, ruinsOf } from './buildings';
import { outlineOf } from './outlines';

/** Crossed beams on a heap of rubble. */
function Ruins({ id }: { readonly id: DistrictId }) {
  const { url } = useSvgIds();
  const {
    at: [x, y],
    stones,
  } = ruinsOf(id);
  return (
    <g clipPath={url(clipId(id))} stroke="var(--bare-ink)">
      <path d={stones} fill="var(--stone)" strokeWidth={1} />
      <g transform={`translate(${x} ${y})`} strokeWidth={1.5} strokeLinejoin="round">
        <path d="M-26-13L22 10M-26-9L20 13M25-15L-20 11M27-11L-17 14" fill="none" strokeWidth={2.2} />
        <path
          d="M-30 16l5-10 9-2 4 12zM-13 16l4-13 11-3 6 9-3 7zM8 16l4-11 10 0 8 11z"
          fill="var(--timber)"
        />
        <path d="M-34 17H34" fill="none" />
      </g>
    </g>
  );
}

interface DistrictFillProps {
  readonly id: DistrictId;
  readonly appearance: Appearance;
}

/**
 * Returns the fill of a district. Null for contained districts, which have a gradient each. Burning districts are
 * painted over.
 */
function fillOf({ id, appearance }: DistrictFillProps): string | null {
  const { kind, region } = BOARD[id].map;
  if (appearance === 'contained') return null;
  if (appearance === 'burnt-out') return 'var(--ash)';
  if (appearance === 'demolished') return 'var(--bare)';
  return kind === 'grass' ? 'var(--grass)' : `var(--wash-${region})`;
}

function groupBy<K>(districts: readonly DistrictFillProps[], keyOf: (district: DistrictFillProps) => K) {
  const groups = new Map<K, DistrictFillProps[]>();
  for (const district of districts) {
    const key = keyOf(district);
    groups.set(key, [...(groups.get(key) ?? []), district]);
  }
  return [...groups];
}

const joinOutlines = (districts: readonly DistrictFillProps[]) =>
  districts.map(({ id }) => outlineOf(id)).join('');

/** The fills of the districts, at the bottom. One path for each colour. */
export function DistrictFills({ districts }: { readonly districts: readonly DistrictFillProps[] }) {
  const { url } = useSvgIds();
  const fills = groupBy(districts, fillOf);
  const burntOutlines = joinOutlines(districts.filter(({ appearance }) => appearance === 'burnt-out'));
  return (
    <>
      {fills.map(([fill, group]) => fill !== null && <path key={fill} d={joinOutlines(group)} fill={fill} />)}
      {districts
        .filter(({ appearance }) => appearance === 'contained')
        .map(({ id }) => (
          <path key={id} d={outlineOf(id)} fill={url('banked')} />
        ))}
      {burntOutlines !== '' && (
        <>
          <path d={burntOutlines} fill={url('hatch')} />
          <path d={burntOutlines} fill={url('cross-hatch')} />
        </>
      )}
    </>
  );
}

/**
 * The darker rims along the streets of standing districts. One stroke and one clip path for each colour, because
 * browsers track every clip path.
 */
export function DistrictRims({ districts }: { readonly districts: readonly DistrictFillProps[] }) {
  const { id, url } = useSvgIds();
  const rims = groupBy(
    districts.filter(({ appearance }) => appearance === 'standing' || appearance === 'grass'),
    ({ id: district }) => (BOARD[district].map.kind === 'grass' ? 'grass' : BOARD[district].map.region),
  );
  return rims.map(([name, group]) => {
    const outlines = joinOutlines(group);
    return (
      <Fragment key={name}>
        <clipPath id={id(`rim-${name}`)}>
          <path d={outlines} />
        </clipPath>
        <path
          d={outlines}
          fill="none"
          stroke={name === 'grass' ? 'var(--grass-ink)' : `var(--rim-${name})`}
          strokeWidth={20}
          strokeOpacity={0.2}
          clipPath={url(`rim-${name}`)}
        />
      </Fragment>
    );
  });
}

/** The houses along the streets: standing, charred or rubble. Burning houses are drawn with the embers. */
export function Buildings({ districts }: { readonly districts: readonly DistrictFillProps[] }) {
  const filterByAppearance = (appearance: Appearance) =>
    districts.filter((district) => district.appearance === appearance && BOARD[district.id].isCity);
  const drawHouses = (appearance: Appearance) =>
    filterByAppearance(appearance).map(({ id }) => {
      const { walls, ridges } = getBuildingPaths(id, 'standing');
      return (
        <Fragment key={id}>
          <path d={walls} fill="var(--block-roof)" fillOpacity="var(--block-roof-opacity)" />
          <path d={ridges} fill="none" />
        </Fragment>
      );
    });
  return (
    <>
      <g stroke="var(--block-ink)" strokeWidth={0.75} opacity="var(--block-opacity)">
        {drawHouses('standing')}
      </g>
      <g stroke="var(--ash-ink)" strokeWidth={0.75} opacity={0.55}>
        {drawHouses('contained')}
      </g>
      {filterByAppearance('burnt-out').map(({ id }) => (
        <path
          key={id}
          d={getBuildingPaths(id, 'charred').walls}
          fill="none"
          stroke="var(--ash-ink)"
          strokeOpacity={0.8}
        />
      ))}
      {filterByAppearance('demolished').map(({ id }) => (
        <Fragment key={id}>
          <path d={getBuildingPaths(id, 'rubble').walls} fill="var(--bare-ink)" fillOpacity={0.65} />
          <Ruins id={id} />
        </Fragment>
      ))}
    </>
  );
}
