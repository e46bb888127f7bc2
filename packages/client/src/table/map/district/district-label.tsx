import type { DistrictId } from '@great-fire/game';
import { BOARD } from '@great-fire/game/board';
import { type SVGAttributes, memo } from 'react';
import { VpSealShape } from '../../../pieces/vp-seal';
import { roundCoord } from '../path';
import type { NameLayout } from '../layout/name-layout';
import type { Appearance } from '../appearance';
import type { DistrictView } from './use-district-layouts';

interface DistrictLabelProps {
  readonly id: DistrictId;
  readonly appearance: Appearance;
  readonly layout: NameLayout;
  readonly isOwnObjective: boolean; // of the viewer
}

function getInk(id: DistrictId, appearance: Appearance): string {
  if (appearance === 'burning') return 'var(--name-fire)';
  const { kind, objective } = BOARD[id].map;
  if (kind === 'grass') return 'var(--name-grass)';
  return objective === null ? 'var(--name)' : 'var(--objective-ink)';
}

function getHalo(id: DistrictId, appearance: Appearance): string {
  if (appearance === 'grass') return 'var(--grass)';
  return {
    standing: `var(--wash-${BOARD[id].map.region})`,
    burning: 'var(--name-halo-fire)',
    contained: 'var(--name-halo-contained)',
    'burnt-out': 'var(--name-halo-char)',
    demolished: 'var(--bare)',
  }[appearance];
}

/** The names of the districts with the VP of their objectives. */
export function DistrictLabels({ districts }: { readonly districts: readonly DistrictView[] }) {
  return districts.map(({ id, appearance, layout, isOwnObjective }) => (
    <DistrictLabel
      key={id}
      id={id}
      appearance={appearance}
      layout={layout.name}
      isOwnObjective={isOwnObjective}
    />
  ));
}

/** The name of a district in the map font, with the VP of its objective. */
const DistrictLabel = memo(function DistrictLabel({
  id,
  appearance,
  layout,
  isOwnObjective,
}: DistrictLabelProps) {
  const { lines, size, font, seal, sealRadius, sealScale } = layout;
  const objective = BOARD[id].map.objective;
  const ink = getInk(id, appearance);
  const renderLines = (attributes: SVGAttributes<SVGTSpanElement>) =>
    lines.map(({ text, x, y }) => (
      <tspan key={text} x={roundCoord(x)} y={roundCoord(y)} {...attributes}>
        {text}
      </tspan>
    ));
  return (
    <g data-district-name={id}>
      <text
        fontSize={size}
        fontStyle={font === 'italic' ? 'italic' : undefined}
        textAnchor="middle"
        fill={ink}
      >
        {renderLines({
          stroke: getHalo(id, appearance),
          strokeWidth: appearance === 'burnt-out' ? 5 : 4,
          strokeLinejoin: 'round',
          paintOrder: 'stroke',
        })}
        {renderLines({ stroke: ink, strokeWidth: font === 'italic' ? 0.25 : 0.5 })}
      </text>
      {objective !== null && seal !== null && (
        <g data-piece="seal">
          <VpSealShape
            vp={objective.vp}
            isOwn={isOwnObjective}
            onFire={appearance === 'burning'}
            x={seal[0]}
            y={seal[1]}
            scale={sealScale}
            radius={sealRadius / sealScale}
          />
        </g>
      )}
    </g>
  );
});
