import type { Colour } from '@great-fire/game';
import type { IconProps } from '../ui/icon-svg';
import { IconSvg } from '../ui/icon-svg';
import { onColourVar, COLOUR_LETTERS, colourVar } from './colours';
import { ROOF_PATHS } from './roofs';

/** A house on the map: roof, colour and a halo that separates it from the background. */
export function HouseShape({ colour, isOwn = false }: { readonly colour: Colour; readonly isOwn?: boolean }) {
  return (
    <>
      <path
        d={ROOF_PATHS[colour]}
        fill="none"
        stroke={isOwn ? 'var(--own-halo)' : 'var(--house-halo)'}
        strokeWidth={isOwn ? 5.5 : 'var(--house-halo-width)'}
        strokeLinejoin="round"
        strokeOpacity={isOwn ? 1 : 0.75}
      />
      <path
        d={ROOF_PATHS[colour]}
        fill={colourVar(colour)}
        stroke="var(--piece-ink)"
        strokeWidth={1.5}
        strokeLinejoin="round"
      />
    </>
  );
}

/** A house in panels, tables and text. From 28 px it shows its letter. */
export function HouseIcon({ colour, size = 18, title }: IconProps & { readonly colour: Colour }) {
  return (
    <IconSvg box={[-11, -12, 22, 22]} size={size} title={title}>
      <path
        d={ROOF_PATHS[colour]}
        fill="none"
        stroke="var(--house-edge)"
        strokeWidth={3.6}
        strokeLinejoin="round"
      />
      <path
        d={ROOF_PATHS[colour]}
        fill={colourVar(colour)}
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
          fill={onColourVar(colour)}
        >
          {COLOUR_LETTERS[colour]}
        </text>
      )}
    </IconSvg>
  );
}
