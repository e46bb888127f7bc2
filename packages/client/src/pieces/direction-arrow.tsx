import type { Direction } from '@great-fire/game';
import { useTranslation } from '../i18n/use-translation';

interface Wind {
  readonly transform: string; // of the head that blows to the right
  readonly hair: string; // each wind has its own
  readonly letter: 'north' | 'east' | 'south' | 'west';
  readonly letterAt: readonly [number, number];
}

const WINDS: { readonly [D in Direction]: Wind } = {
  N: {
    transform: 'rotate(-90)',
    hair: 'M-33-8C-39-10-39-20-34-21C-32-27-25-28-22-24M-35-1C-39 0-39 8-35 9',
    letter: 'north',
    letterAt: [0, 40],
  },
  E: {
    transform: '',
    hair: 'M-35-7C-41-8-41-17-34-17C-34-24-25-25-22-20C-19-24-13-22-14-17',
    letter: 'east',
    letterAt: [-22, 18],
  },
  S: {
    transform: 'matrix(0 1 1 0 0 0)',
    hair: 'M-34-7C-40-5-43-12-39-16M-36-13C-39-21-31-26-27-21C-24-28-15-26-15-19',
    letter: 'south',
    letterAt: [0, -3],
  },
  W: {
    transform: 'scale(-1 1)',
    hair: 'M-35-5L-42-8L-36-12L-40-19L-31-18L-29-26L-22-19L-15-23L-15-15',
    letter: 'west',
    letterAt: [20, 18],
  },
};

const FACE =
  'M-36-8C-35-19-19-21-15-12L-14-7L-9-3L-13-1Q-13 1-8 1.5V4.5Q-12 5-14 10C-20 17-32 15-35 7C-37 2-37-3-36-8Z';
const FEATURES = 'M-22-8q3-2.5 6 0M-20-5h3M-27 3a7 7 0 0 1 12-1M-25 6q3 4 7 3';
const BREATH = 'M-3-5C6-15 13-8 23-16M-3 10C6 20 13 13 23 20';
const ARROW = 'M-5 1C6-6 13 3 23-3V-12L41 2L23 15V7C13 12 6 4-5 5Z';

const MIN_HEAD_SIZE = 40; // px; a smaller card has a letter in its place
const MIN_LETTER_SIZE = 12.2; // px

interface DirectionArrowProps {
  readonly direction: Direction;
  readonly size: number; // px
}

/** The face of a fire card: a wind that blows the fire in its direction. Posture, arrow and colour all show it. */
export function DirectionArrow({ direction, size }: DirectionArrowProps) {
  const { t } = useTranslation('map');
  const { transform, hair, letter, letterAt } = WINDS[direction];
  const colour = `var(--direction-${direction.toLowerCase()})`;
  const isSmall = size < MIN_HEAD_SIZE;
  return (
    <svg width={size} height={size} viewBox="-42 -42 84 84" overflow="visible" aria-hidden="true">
      <g transform={transform}>
        {!isSmall && (
          <g fill="none" stroke="var(--ink-2)" strokeWidth={1.5} strokeLinecap="round" strokeLinejoin="round">
            <path d={FACE} fill="var(--panel)" />
            <path d={FEATURES} />
            <path d={hair} strokeWidth={2} />
            <path d={BREATH} opacity={0.7} />
          </g>
        )}
        <path d={ARROW} fill={colour} />
      </g>
      {isSmall && (
        <text
          x={letterAt[0]}
          y={letterAt[1]}
          textAnchor="middle"
          fontSize={Math.max(52, (MIN_LETTER_SIZE * 84) / size)}
          fontWeight={800}
          fontFamily="var(--sans)"
          fill={colour}
        >
          {t(`compass.${letter}`)}
        </text>
      )}
    </svg>
  );
}
