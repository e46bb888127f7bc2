import { memo } from 'react';
import css from '../city-map.module.css';
import { FlamePin, PinMarkerDefs } from './flame-pin';
import type { Pin } from './pins';

// Dashed pins first, so that legal pins are above them.
const LAYERS = { 'not-now': 0, legal: 1, chosen: 2 } as const;

interface PinLayerProps {
  readonly pins: readonly Pin[];
  readonly markScale: number;
}

/** All pins of a card, below names and pieces, so that names stay readable. */
export const PinLayer = memo(function PinLayer({ pins, markScale }: PinLayerProps) {
  const ordered = [...pins].sort((a, b) => LAYERS[a.state] - LAYERS[b.state]);
  return (
    <g className={css['still']}>
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
