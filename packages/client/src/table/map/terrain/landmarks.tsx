import { BOARD, LONDON_MAP } from '@great-fire/game/board';
import { memo } from 'react';
import { linePath } from '../path';

const WALL = linePath(LONDON_MAP.background.wall);

export type LandmarkId = 'tower' | 'st-pauls';
export const LANDMARKS: readonly LandmarkId[] = ['st-pauls', 'tower'];

const shade = 'var(--landmark-shade)';

export function Tower() {
  return (
    <>
      <path d="M-36 16V-6h4v-4h5v4h5v-4h5v4h34v-4h5v4h5v-4h5v4h4V16z" />
      <path d="M-21 16V-22h42V16z" />
      <path d="M-25 16V-32h8V16zM17 16V-32h8V16zM-25-32l4-9l4 9zM17-32l4-9l4 9zM-7-22v-8h3v3h3v-3h3v3h3v-3h3v8z" />
      <path d="M-5 16V5q5-6 10 0V16z" fill={shade} />
      <path d="M-12-10v7M12-10v7M0-12v8" strokeWidth={2} />
    </>
  );
}

export function StPauls() {
  const windows = [-36, -28, -20, 14, 22, 30].map((x) => `M${x} 12V2q3-4 6 0V12z`).join('');
  return (
    <>
      <path d="M-42 16V-6L-34-14H34L42-6V16z" />
      <path d="M-42-6H42" fill="none" />
      <path d="M-11-6V-46h22V-6z" />
      <path d="M-11-46v-6h4v4h5v-4h4v4h5v-4h4v6z" />
      <path d="M-7-10V-38q3-5 6 0V-10zM2-10V-38q3-5 6 0V-10z" fill={shade} />
      <path d={windows} fill={shade} />
      <path d="M-5 16V6q5-7 10 0V16z" fill={shade} />
    </>
  );
}

interface LandmarkProps {
  readonly id: LandmarkId;
  readonly variant: 'standing' | 'on-fire' | 'engraved';
}

/** Old St Paul's or the Tower, if the board has room for it. */
export const Landmark = memo(function Landmark({ id, variant }: LandmarkProps) {
  const [x = 0, y = 0] = BOARD[id].map.anchors.art ?? [];
  const fill = {
    standing: 'var(--landmark)',
    'on-fire': 'var(--landmark-burnt)',
    engraved: 'var(--map-paper)',
  }[variant];
  return (
    <g
      transform={`translate(${x} ${y + 6}) scale(.92)`}
      fill={fill}
      stroke="var(--wall-ink)"
      strokeWidth={1.2}
    >
      {id === 'tower' ? <Tower /> : <StPauls />}
    </g>
  );
});

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
