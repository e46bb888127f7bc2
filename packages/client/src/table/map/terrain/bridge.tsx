import { LONDON_MAP } from '@great-fire/game/board';
import { memo } from 'react';

const { from, width } = LONDON_MAP.background.bridge;
const EAST_OFFSET = 12; // offset of the far end to the east
const halfWidth = width / 2;

function range(first: number, end: number, step: number): readonly number[] {
  return Array.from({ length: Math.max(0, Math.ceil((end - first) / step)) }, (_, i) => first + i * step);
}

function drawParts(length: number) {
  const piers = range(10, length, 17)
    .map((x) => `M${x - 6} 0l6 ${-halfWidth - 8}l6 ${halfWidth + 8}l-6 ${halfWidth + 8}z`)
    .join('');
  const plots = range(22, length - 14, 15);
  const houses = plots
    .map((x) => `M${x} ${-halfWidth - 1}h12v10h-12zM${x} ${halfWidth - 9}h12v10h-12z`)
    .join('');
  const ridges = plots.map((x) => `M${x} ${-halfWidth + 4}h12M${x} ${halfWidth - 4}h12`).join('');
  return { piers, houses, ridges };
}

/** London Bridge with its houses, from the bank to `bottom`. */
export const Bridge = memo(function Bridge({
  bottom,
  coloured = true,
}: {
  readonly bottom: number;
  readonly coloured?: boolean;
}) {
  const height = bottom - from[1];
  const length = Math.hypot(height, EAST_OFFSET);
  const rotation = (Math.atan2(height, EAST_OFFSET) * 180) / Math.PI;
  const { piers, houses, ridges } = drawParts(length);
  return (
    <g
      transform={`translate(${from[0]} ${from[1]}) rotate(${rotation})`}
      stroke="var(--wall-ink)"
      strokeWidth={0.9}
    >
      <path d={piers} fill="var(--bridge-pier)" />
      <path
        d={`M0 ${-halfWidth}H${length}V${halfWidth}H0Z`}
        fill={coloured ? 'var(--bridge)' : 'var(--map-paper)'}
        strokeWidth={1.4}
      />
      <path d={houses} fill={coloured ? 'var(--bridge-house)' : 'var(--map-paper)'} />
      <path d={ridges} fill="none" strokeWidth={0.7} />
    </g>
  );
});
