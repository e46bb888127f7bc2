import { memo } from 'react';
import { jitter, roundCoord } from '../path';
import { useSvgIds } from '../svg-defs';
import { DRAWN_AREA } from './drawn-area';

const QUAYS = 1000; // y in map units, below the bank of the river
const TILE = { width: 260, height: 210 } as const;

/** Returns the tufts and trees of one tile, none of them over its edge. */
function plantTile() {
  const random = jitter(29);
  const tufts: string[] = [];
  const trees: string[] = [];
  for (let i = 0; i < 46; i += 1) {
    const x = roundCoord(12 + random() * (TILE.width - 24));
    const y = roundCoord(14 + random() * (TILE.height - 28));
    if (i % 6 === 0)
      trees.push(
        `M${x} ${y + 7}v-6m-5 0a4 4 0 0 1 1-6a4.6 4.6 0 0 1 8 0a4 4 0 0 1 1 6q-5 2.4-10 0Zm6-2l3-3m-2 5l3-3`,
      );
    else tufts.push(`M${x} ${y}l-1.6-3m1.6 3v-4m0 4l1.6-3`);
  }
  return { tufts: tufts.join(''), trees: trees.join('') };
}

const { tufts, trees } = plantTile();

/** The open land around the city, for panes that are wider than the map. One repeated tile, so that it costs little. */
export const Countryside = memo(function Countryside() {
  const { id, url } = useSvgIds();
  const { left, right, top } = DRAWN_AREA;
  return (
    <>
      <defs>
        <pattern id={id('countryside')} {...TILE} patternUnits="userSpaceOnUse">
          <rect {...TILE} fill="var(--countryside)" />
          <path d={tufts} fill="none" stroke="var(--grass-ink)" strokeWidth={0.8} strokeOpacity={0.4} />
          <path d={trees} fill="var(--countryside)" stroke="var(--grass-ink)" strokeOpacity={0.5} />
        </pattern>
      </defs>
      <rect
        data-terrain="countryside"
        x={left}
        y={top}
        width={right - left}
        height={QUAYS - top}
        fill={url('countryside')}
      />
    </>
  );
});
