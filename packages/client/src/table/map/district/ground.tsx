import type { DistrictId } from '@great-fire/game';
import { BOARD } from '@great-fire/game/board';
import { Fragment } from 'react';
import { blocksOf } from '../ground/blocks';
import { outlineOf } from '../ground/outlines';
import { useMapIds } from '../map-ids';
import type { Look } from './look';
import { Ruins } from './ruins';

interface GroundProps {
  readonly id: DistrictId;
  readonly look: Look;
}

/** What a district is washed with; null: contained ones have a gradient each, and burning ones their wash. */
function fillOf({ id, look }: GroundProps): string | null {
  const { kind, region } = BOARD[id].map;
  if (look === 'contained') return null;
  if (look === 'burnt-out') return 'var(--ash)';
  if (look === 'demolished') return 'var(--bare)';
  return kind === 'grass' ? 'var(--grass)' : `var(--wash-${region})`;
}

function grouped<K>(districts: readonly GroundProps[], keyOf: (district: GroundProps) => K) {
  const groups = new Map<K, GroundProps[]>();
  for (const district of districts) {
    const key = keyOf(district);
    groups.set(key, [...(groups.get(key) ?? []), district]);
  }
  return [...groups];
}

const outlinesOf = (districts: readonly GroundProps[]) => districts.map(({ id }) => outlineOf(id)).join('');

/** The washes or what became of them, under everything else: one path for all of a colour. */
export function Grounds({ districts }: { readonly districts: readonly GroundProps[] }) {
  const { url } = useMapIds();
  const fills = grouped(districts, fillOf);
  const ashes = outlinesOf(districts.filter(({ look }) => look === 'burnt-out'));
  return (
    <>
      {fills.map(([fill, washed]) => fill !== null && <path key={fill} d={outlinesOf(washed)} fill={fill} />)}
      {districts
        .filter(({ look }) => look === 'contained')
        .map(({ id }) => (
          <path key={id} d={outlineOf(id)} fill={url('banked')} />
        ))}
      {ashes !== '' && (
        <>
          <path d={ashes} fill={url('hatch')} />
          <path d={ashes} fill={url('cross-hatch')} />
        </>
      )}
    </>
  );
}

/**
 * The stronger wash along the streets of what stands. One line for all of a colour, cut where they end: a district for
 * itself would be cut for itself, and a browser keeps account of each cut.
 */
export function WashRims({ districts }: { readonly districts: readonly GroundProps[] }) {
  const { id, url } = useMapIds();
  const rims = grouped(
    districts.filter(({ look }) => look === 'standing' || look === 'grass'),
    ({ id: district }) => (BOARD[district].map.kind === 'grass' ? 'grass' : BOARD[district].map.region),
  );
  return rims.map(([name, rimmed]) => {
    const outlines = outlinesOf(rimmed);
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

/** The houses along the streets: whole, charred or fallen. Burning ones lie with the embers. */
export function Buildings({ districts }: { readonly districts: readonly GroundProps[] }) {
  const those = (look: Look) =>
    districts.filter((district) => district.look === look && BOARD[district.id].isCity);
  const houses = (look: Look) =>
    those(look).map(({ id }) => {
      const { walls, ridges } = blocksOf(id, 'standing');
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
        {houses('standing')}
      </g>
      <g stroke="var(--ash-ink)" strokeWidth={0.75} opacity={0.55}>
        {houses('contained')}
      </g>
      {those('burnt-out').map(({ id }) => (
        <path
          key={id}
          d={blocksOf(id, 'charred').walls}
          fill="none"
          stroke="var(--ash-ink)"
          strokeOpacity={0.8}
        />
      ))}
      {those('demolished').map(({ id }) => (
        <Fragment key={id}>
          <path d={blocksOf(id, 'rubble').walls} fill="var(--bare-ink)" fillOpacity={0.65} />
          <Ruins id={id} />
        </Fragment>
      ))}
    </>
  );
}
