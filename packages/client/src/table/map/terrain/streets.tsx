import { LONDON_MAP } from '@great-fire/game/board';
import { memo } from 'react';
import { REGION_OUTLINES } from './outlines';

const corners = [
  ...new Map(
    LONDON_MAP.links.filter((link) => link.kind === 'cross').map((link) => [link.at.join(), link.at]),
  ).values(),
];

/** The streets between the districts, and the crosses where four districts meet. */
export const Streets = memo(function Streets() {
  return (
    <g fill="none" strokeLinejoin="round">
      <g stroke="var(--street-ink)" strokeWidth={6.2}>
        {REGION_OUTLINES.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <g stroke="var(--street)" strokeWidth={4.2}>
        {REGION_OUTLINES.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
    </g>
  );
});

/** The signs on four-way corners. They mark diagonal links. */
export const CrossingSigns = memo(function CrossingSigns() {
  const lozenges = corners.map(([x, y]) => `M${x} ${y - 10}l10 10l-10 10l-10-10Z`).join('');
  const signs = corners.map(([x, y]) => `M${x - 4} ${y - 4}l8 8m0-8l-8 8`).join('');
  return (
    <g stroke="var(--street-ink)">
      <path d={lozenges} fill="var(--street)" strokeWidth={1.3} />
      <path d={signs} fill="none" strokeWidth={1.5} />
    </g>
  );
});
