import { memo } from 'react';
import type { Pin } from './pins';

const PAINT = {
  legal: { fill: 'var(--pin)', edge: 'var(--pin-ink)', figure: 'var(--pin-ink)', scale: 1 },
  chosen: { fill: 'var(--pin-chosen)', edge: 'var(--pin-ink)', figure: 'var(--pin-ink)', scale: 1.25 },
  'not-now': {
    fill: 'var(--pin-not-now)',
    edge: 'var(--pin-not-now-edge)',
    figure: 'var(--pin-not-now-ink)',
    scale: 0.93, // its figure stays at 12 px
  },
} as const;

/** The link that the fire takes, pointing that way, with the rank. */
export const FlamePin = memo(function FlamePin({ pin }: { readonly pin: Pin }) {
  const { fill, edge, figure, scale } = PAINT[pin.state];
  const [x, y] = pin.at;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} data-pin={pin.state}>
      <path
        d="M-8.5-9.5L0-22L8.5-9.5Z"
        transform={`rotate(${pin.angle})`}
        fill={fill}
        stroke={edge}
        strokeWidth={1.8}
        strokeLinejoin="round"
      />
      <circle
        r={12}
        fill={fill}
        stroke={edge}
        strokeWidth={1.8}
        strokeDasharray={pin.state === 'not-now' ? '3.5 2.6' : undefined}
      />
      <path d="M-7-8.2L0-18L7-8.2Z" transform={`rotate(${pin.angle})`} fill={fill} />
      <text
        y={6.2}
        textAnchor="middle"
        fontSize={18}
        fontWeight={800}
        fontFamily="var(--figure-face)"
        fill={figure}
      >
        {pin.rank}
      </text>
    </g>
  );
});
