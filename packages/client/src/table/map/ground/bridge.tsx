import { LONDON } from '@great-fire/game/board';
import { memo } from 'react';

const { from, width } = LONDON.background.bridge;
const LEAN = 12; // how far east the far end stands
const half = width / 2;

function steps(first: number, end: number, step: number): readonly number[] {
  return Array.from({ length: Math.max(0, Math.ceil((end - first) / step)) }, (_, i) => first + i * step);
}

function drawing(length: number) {
  const piers = steps(10, length, 17)
    .map((x) => `M${x - 6} 0l6 ${-half - 8}l6 ${half + 8}l-6 ${half + 8}z`)
    .join('');
  const plots = steps(22, length - 14, 15);
  const houses = plots.map((x) => `M${x} ${-half - 1}h12v10h-12zM${x} ${half - 9}h12v10h-12z`).join('');
  const ridges = plots.map((x) => `M${x} ${-half + 4}h12M${x} ${half - 4}h12`).join('');
  return { piers, houses, ridges };
}

/** London Bridge with its houses, from the bank to `foot`. */
export const Bridge = memo(function Bridge({
  foot,
  coloured = true,
}: {
  readonly foot: number;
  readonly coloured?: boolean;
}) {
  const fall = foot - from[1];
  const length = Math.hypot(fall, LEAN);
  const turn = (Math.atan2(fall, LEAN) * 180) / Math.PI;
  const { piers, houses, ridges } = drawing(length);
  return (
    <g
      transform={`translate(${from[0]} ${from[1]}) rotate(${turn})`}
      stroke="var(--wall-ink)"
      strokeWidth={0.9}
    >
      <path d={piers} fill="var(--bridge-pier)" />
      <path
        d={`M0 ${-half}H${length}V${half}H0Z`}
        fill={coloured ? 'var(--bridge)' : 'var(--map-paper)'}
        strokeWidth={1.4}
      />
      <path d={houses} fill={coloured ? 'var(--bridge-house)' : 'var(--map-paper)'} />
      <path d={ridges} fill="none" strokeWidth={0.7} />
    </g>
  );
});
