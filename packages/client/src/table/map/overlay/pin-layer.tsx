import { memo } from 'react';
import css from '../city-map.module.css';
import { FLAME } from '../../../pieces/flame';
import { MarkerInstance, MarkerDef } from '../svg-defs';
import type { Pin, PinState } from './pins';

const PIN_STYLES = {
  legal: { fill: 'var(--pin)', edge: 'var(--pin-ink)', figure: 'var(--pin-ink)', scale: 1 },
  chosen: { fill: 'var(--pin-chosen)', edge: 'var(--pin-ink)', figure: 'var(--pin-ink)', scale: 1.25 },
  illegal: {
    fill: 'var(--pin-illegal)',
    edge: 'var(--pin-illegal-edge)',
    figure: 'var(--pin-illegal-ink)',
    scale: 0.93, // the number stays at 12px
  },
} as const;
const STATES: readonly PinState[] = ['legal', 'chosen', 'illegal'];

/** Defines the markers of the pins, pointing north and without rank. Belongs in `defs`. */
const PinMarkerDefs = memo(function PinMarkerDefs() {
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
          strokeDasharray={state === 'illegal' ? '3.5 2.6' : undefined}
        />
        <path d="M-7-8.2L0-18L7-8.2Z" fill={fill} />
      </MarkerDef>
    );
  });
});

interface FlamePinProps {
  readonly pin: Pin;
  readonly markScale: number;
}

/** A pin on the link that the fire takes, pointing in its direction, with the rank, or a flame if ranks are equal. */
const FlamePin = memo(function FlamePin({ pin, markScale }: FlamePinProps) {
  const { figure, scale: stateScale } = PIN_STYLES[pin.state];
  const scale = stateScale * markScale;
  const [x, y] = pin.at;
  return (
    <g data-testid="flame-pin">
      <MarkerInstance marker={`pin-${pin.state}`} x={x} y={y} scale={scale} rotation={pin.angle} />
      {pin.rank === null ? (
        <path
          d={FLAME}
          fill={figure}
          transform={`translate(${x} ${y + 0.5 * scale}) scale(${0.8 * scale})`}
        />
      ) : (
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
      )}
    </g>
  );
});

// Dashed pins first, so that legal pins are above them.
const LAYERS = { illegal: 0, legal: 1, chosen: 2 } as const;

interface PinLayerProps {
  readonly pins: readonly Pin[];
  readonly markScale: number;
}

/** All pins of a card, below names and pieces, so that names stay readable. */
export const PinLayer = memo(function PinLayer({ pins, markScale }: PinLayerProps) {
  const ordered = [...pins].sort((a, b) => LAYERS[a.state] - LAYERS[b.state]);
  return (
    <g className={css['static']}>
      <defs>
        <PinMarkerDefs />
      </defs>
      <g className={css['come']}>
        {ordered.map((pin) => (
          <FlamePin key={pin.key} pin={pin} markScale={markScale} />
        ))}
      </g>
    </g>
  );
});
