import type { DistrictId } from '@great-fire/game';
import { BOARD } from '@great-fire/game/board';
import { memo } from 'react';
import { blocksOf } from '../ground/blocks';
import { outlineOf } from '../ground/outlines';
import { clipOf, useMapIds } from '../map-ids';
import type { Look } from './look';
import { Ruins } from './ruins';

interface GroundProps {
  readonly id: DistrictId;
  readonly look: Look;
}

/** The wash or what became of it, under everything else in the district. */
export const Ground = memo(function Ground({ id, look }: GroundProps) {
  const { url } = useMapIds();
  const { kind, region } = BOARD[id].map;
  const outline = outlineOf(id);
  const wash = kind === 'grass' ? 'var(--grass)' : `var(--wash-${region})`;
  const fill = {
    standing: wash,
    grass: wash,
    burning: wash,
    contained: url('banked'),
    'burnt-out': 'var(--ash)',
    demolished: 'var(--bare)',
  }[look];
  return (
    <>
      <path d={outline} fill={fill} />
      {(look === 'standing' || look === 'grass') && (
        <path
          d={outline}
          fill="none"
          stroke={kind === 'grass' ? 'var(--grass-ink)' : `var(--rim-${region})`}
          strokeWidth={20}
          opacity={0.2}
          clipPath={url(clipOf(id))}
        />
      )}
      {look === 'burnt-out' && (
        <>
          <path d={outline} fill={url('hatch')} />
          <path d={outline} fill={url('cross-hatch')} />
        </>
      )}
    </>
  );
});

/** The houses along the streets: whole, charred or fallen. Burning ones lie with the embers. */
export const Buildings = memo(function Buildings({ id, look }: GroundProps) {
  if (!BOARD[id].isCity || look === 'burning') return null;
  if (look === 'burnt-out') {
    return (
      <path
        d={blocksOf(id, 'charred').walls}
        fill="none"
        stroke="var(--ash-ink)"
        strokeWidth={1}
        opacity={0.8}
      />
    );
  }
  if (look === 'demolished') {
    return (
      <>
        <path d={blocksOf(id, 'rubble').walls} fill="var(--bare-ink)" opacity={0.65} />
        <Ruins id={id} />
      </>
    );
  }
  const { walls, ridges } = blocksOf(id, 'standing');
  const contained = look === 'contained';
  return (
    <g
      stroke={contained ? 'var(--ash-ink)' : 'var(--block-ink)'}
      strokeWidth={0.75}
      opacity={contained ? 0.55 : 'var(--block-opacity)'}
    >
      <path d={walls} fill="var(--block-roof)" fillOpacity="var(--block-roof-opacity)" />
      <path d={ridges} fill="none" />
    </g>
  );
});
