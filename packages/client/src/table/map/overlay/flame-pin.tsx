import { memo } from 'react';
import { Stamp, StampOf } from '../stamp';
import type { Pin, PinState } from './pins';

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
const STATES: readonly PinState[] = ['legal', 'chosen', 'not-now'];

/** The pins without their rank, pointing north, for `defs`. */
export const PinStamps = memo(function PinStamps() {
  return STATES.map((state) => {
    const { fill, edge } = PAINT[state];
    const line = { stroke: edge, strokeWidth: 1.8 };
    return (
      <StampOf key={state} name={`pin-${state}`}>
        <path d="M-8.5-9.5L0-22L8.5-9.5Z" fill={fill} {...line} strokeLinejoin="round" />
        <circle r={12} fill={fill} {...line} strokeDasharray={state === 'not-now' ? '3.5 2.6' : undefined} />
        <path d="M-7-8.2L0-18L7-8.2Z" fill={fill} />
      </StampOf>
    );
  });
});

/** The link that the fire takes, pointing that way, with the rank. */
export const FlamePin = memo(function FlamePin({ pin }: { readonly pin: Pin }) {
  const { figure, scale } = PAINT[pin.state];
  const [x, y] = pin.at;
  return (
    <g data-pin={pin.state}>
      <Stamp of={`pin-${pin.state}`} x={x} y={y} scale={scale} turn={pin.angle} />
      <text
        x={x}
        y={y + 6.2 * scale}
        textAnchor="middle"
        fontSize={18 * scale}
        fontWeight={800}
        fontFamily="var(--figure-face)"
        fill={figure}
      >
        {pin.rank}
      </text>
    </g>
  );
});
