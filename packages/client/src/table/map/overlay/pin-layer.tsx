import { memo } from 'react';
import css from '../city-map.module.css';
import { FlamePin, PinMarkerDefs } from './flame-pin';
import type { Pin } from './pins';

// Dashed pins first: the ones that may be taken lie over them.
const LAYERS = { 'not-now': 0, legal: 1, chosen: 2 } as const;

/** All pins of a picked card, under names and pieces: a name must stay readable, a pin its figure. */
export const PinLayer = memo(function PinLayer({ pins }: { readonly pins: readonly Pin[] }) {
  const ordered = [...pins].sort((a, b) => LAYERS[a.state] - LAYERS[b.state]);
  return (
    <g className={css['still']}>
      <defs>
        <PinMarkerDefs />
      </defs>
      <g className={css['come']}>
        {ordered.map((pin) => (
          <FlamePin key={pin.key} pin={pin} />
        ))}
      </g>
    </g>
  );
});
