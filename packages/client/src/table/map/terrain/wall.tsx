import { LONDON_MAP } from '@great-fire/game/board';
import { memo } from 'react';
import { linePath } from '../geometry/path';

const WALL = linePath(LONDON_MAP.background.wall);

/** The old city wall with its courses of stone. */
export const Wall = memo(function Wall() {
  return (
    <g fill="none" strokeLinejoin="round">
      <path d={WALL} stroke="var(--wall-ink)" strokeWidth={9.5} />
      <path d={WALL} stroke="var(--wall-light)" strokeWidth={6.6} />
      <path d={WALL} stroke="var(--wall-stone)" strokeWidth={6.6} strokeDasharray="3 4" />
    </g>
  );
});

/** The gates in the wall. */
export const Gates = memo(function Gates() {
  return (
    <g stroke="var(--wall-ink)" strokeWidth={1.2}>
      {LONDON_MAP.background.gates.map(({ name, at: [x, y] }) => (
        <g key={name} transform={`translate(${x} ${y}) scale(1.05)`}>
          <path d="M-9 9V-6h3v-3h3v3h6v-3h3v3h3V9z" fill="var(--wall-light)" />
          <path d="M-3.5 9V3q3.5-5 7 0v6z" fill="var(--wall-ink)" />
        </g>
      ))}
    </g>
  );
});
