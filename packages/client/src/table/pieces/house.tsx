import type { Colour } from '@great-fire/game';
import type { IconProps } from './piece-svg';
import { PieceSvg } from './piece-svg';
import { inkOn, LETTERS, paintOf, ROOFS } from './roofs';

/** A house as it stands on the map: roof, colour and a halo that lifts it off the wash. */
export function HouseShape({ colour, mine = false }: { readonly colour: Colour; readonly mine?: boolean }) {
  return (
    <>
      <path
        d={ROOFS[colour]}
        fill="none"
        stroke={mine ? 'var(--own-halo)' : 'var(--house-halo)'}
        strokeWidth={mine ? 5.5 : 'var(--house-halo-width)'}
        strokeLinejoin="round"
        strokeOpacity={mine ? 1 : 0.75}
      />
      <path
        d={ROOFS[colour]}
        fill={paintOf(colour)}
        stroke="var(--piece-ink)"
        strokeWidth={1.5}
        strokeLinejoin="round"
      />
    </>
  );
}

/** A house in panels, tables and sentences; from 28 pixels up it carries its letter. */
export function HouseIcon({ colour, size = 18, title }: IconProps & { readonly colour: Colour }) {
  return (
    <PieceSvg box={[-11, -12, 22, 22]} size={size} title={title}>
      <path
        d={ROOFS[colour]}
        fill="none"
        stroke="var(--house-edge)"
        strokeWidth={3.6}
        strokeLinejoin="round"
      />
      <path
        d={ROOFS[colour]}
        fill={paintOf(colour)}
        stroke="var(--piece-ink)"
        strokeWidth={1.5}
        strokeLinejoin="round"
      />
      {size >= 28 && (
        <text
          y={6.2}
          textAnchor="middle"
          fontSize={8.5}
          fontWeight={800}
          fontFamily="var(--figure-face)"
          fill={inkOn(colour)}
        >
          {LETTERS[colour]}
        </text>
      )}
    </PieceSvg>
  );
}
