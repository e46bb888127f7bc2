import { memo } from 'react';
import { MarkerInstance, MarkerDef } from '../svg-marker';
import type { Pin, PinState } from './pins';

const PIN_STYLES = {
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
export const PinMarkerDefs = memo(function PinMarkerDefs() {
  return STATES.map((state) => {
    const { fill, edge } = PIN_STYLES[state];
    const outline = { stroke: edge, strokeWidth: 1.8 };
    return (
      <MarkerDef key={state} name={`pin-${state}`}>
        <path d="M-8.5-9.5L0-22L8.5-9.5Z" fill={fill} {...outline} strokeLinejoin="round" />
        <circle
          r={12}
          fill={fill}
          {...outline}
          strokeDasharray={state === 'not-now' ? '3.5 2.6' : undefined}
        />
        <path d="M-7-8.2L0-18L7-8.2Z" fill={fill} />
      </MarkerDef>
    );
  });
});

/** The link that the fire takes, pointing that way, with the rank. */
export const FlamePin = memo(function FlamePin({ pin }: { readonly pin: Pin }) {
  const { figure, scale } = PIN_STYLES[pin.state];
  const [x, y] = pin.at;
  return (
    <g data-pin={pin.state}>
      <MarkerInstance marker={`pin-${pin.state}`} x={x} y={y} scale={scale} rotation={pin.angle} />
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
