import type { Colour } from '@great-fire/game';
import { type IconProps, IconSvg } from '../ui/icon';
import { onColourVar, COLOUR_LETTERS, colourVar } from './colours';

interface HouseShapeProps {
  readonly colour: Colour;
  readonly isOwn?: boolean; // of the viewer: a gold edge
  readonly isQuiet?: boolean; // of no player: pale, without a shadow
}

/** A house on the map: roof, colour, its shadow and a halo that separates it from the background. */
export function HouseShape({ colour, isOwn = false, isQuiet = false }: HouseShapeProps) {
  if (isQuiet)
    return (
      <path
        d={ROOF_PATHS[colour]}
        fill={`color-mix(in srgb, ${colourVar(colour)} 62%, var(--quiet-house))`}
        stroke="var(--quiet-edge)"
        strokeWidth={1.2}
        strokeLinejoin="round"
      />
    );
  return (
    <>
      {isOwn && (
        <path
          d={ROOF_PATHS[colour]}
          fill="none"
          stroke="var(--piece-ink)"
          strokeWidth={6.2}
          strokeLinejoin="round"
        />
      )}
      <polygon points="-8,8 -3.5,10.8 11.8,10.8 9,2" fill="var(--piece-shadow)" />
      <path
        d={ROOF_PATHS[colour]}
        fill="none"
        stroke={isOwn ? 'var(--own-edge)' : 'var(--house-halo)'}
        strokeWidth={isOwn ? 4.6 : 'var(--house-halo-width)'}
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

/** The ground of a burnt house: charred beams and the stump of its chimney. */
export function BurntPlotShape() {
  return (
    <>
      <path d="M-8 8L-6.4 3.4H6.8L8 8Z" fill="var(--plot)" stroke="var(--plot-edge)" strokeWidth={1} />
      <path
        d="M-4.6 7V1.6M-1.4 6.6L2.6 4.4M4.2 7V-.4H6.4V7"
        fill="var(--plot)"
        stroke="var(--plot-edge)"
        strokeWidth={1.3}
      />
    </>
  );
}

export function BurntPlotIcon({ size = 18, title }: IconProps) {
  return (
    <IconSvg box={[-11, -6, 22, 16]} size={size} title={title}>
      <BurntPlotShape />
    </IconSvg>
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

/** Outlines of a house in the view box -11 -12 22 22, with the base at y = 8. They differ, so that colour alone says nothing. */
export const ROOF_PATHS: { readonly [C in Colour]: string } = {
  red: 'M-8 8V-1L0-9L8-1V8Z',
  blue: 'M-8 8V-8H-4V-4.6H-2V-8H2V-4.6H4V-8H8V8Z',
  green: 'M-8 8V-2L-4-8.6L0-2L4-8.6L8-2V8Z',
  white: 'M-8 8V1H-5.4V-3.6H-2.6V-8.4H2.6V-3.6H5.4V1H8V8Z',
  yellow: 'M-8 8V1.5A8 8.6 0 0 1-1-7V-10H1V-7A8 8.6 0 0 1 8 1.5V8Z',
  black: 'M-8 8V1.4H-3.6L0-10.6L3.6 1.4H8V8Z',
};
