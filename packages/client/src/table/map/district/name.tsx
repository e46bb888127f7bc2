import type { DistrictId } from '@great-fire/game';
import { BOARD } from '@great-fire/game/board';
import type { SVGAttributes } from 'react';
import { memo } from 'react';
import { VpSealShape } from '../../pieces/vp-seal';
import { round } from '../geometry/path';
import type { NameLayout } from '../layout/name-layout';
import type { Look } from './look';

interface NameProps {
  readonly id: DistrictId;
  readonly look: Look;
  readonly layout: NameLayout;
  readonly mine: boolean; // my objective
}

function inkOf(id: DistrictId, look: Look): string {
  if (look === 'burning') return 'var(--name-fire)';
  const { kind, objective } = BOARD[id].map;
  if (kind === 'grass') return 'var(--name-grass)';
  return objective === null ? 'var(--name)' : 'var(--objective-ink)';
}

function haloOf(id: DistrictId, look: Look): string {
  if (look === 'grass') return 'var(--grass)';
  return {
    standing: `var(--wash-${BOARD[id].map.region})`,
    burning: 'var(--name-halo-fire)',
    contained: 'var(--name-halo-contained)',
    'burnt-out': 'var(--name-halo-char)',
    demolished: 'var(--bare)',
  }[look];
}

/** The name of a district in the face of the map, with what its objective is worth. */
export const Name = memo(function Name({ id, look, layout, mine }: NameProps) {
  const { lines, size, face, seal, sealRadius, sealScale } = layout;
  const objective = BOARD[id].map.objective;
  const ink = inkOf(id, look);
  const words = (dress: SVGAttributes<SVGTSpanElement>) =>
    lines.map(({ text, x, y }) => (
      <tspan key={text} x={round(x)} y={round(y)} {...dress}>
        {text}
      </tspan>
    ));
  return (
    <g data-name={id}>
      <text
        fontSize={size}
        fontStyle={face === 'italic' ? 'italic' : undefined}
        textAnchor="middle"
        fill={ink}
      >
        {words({
          stroke: haloOf(id, look),
          strokeWidth: look === 'burnt-out' ? 5 : 4,
          strokeLinejoin: 'round',
          paintOrder: 'stroke',
        })}
        {words({ stroke: ink, strokeWidth: face === 'italic' ? 0.25 : 0.5 })}
      </text>
      {objective !== null && seal !== null && (
        <VpSealShape
          vp={objective.vp}
          mine={mine}
          onFire={look === 'burning'}
          x={seal[0]}
          y={seal[1]}
          scale={sealScale}
          radius={sealRadius / sealScale}
        />
      )}
    </g>
  );
});
