/** People on the board: trained bands, pawns and the Hero of London. */
import type { Colour } from '@great-fire/game';
import { type IconProps, IconSvg } from '../ui/icon';
import { onColourVar, colourVar } from './colours';
import { ROOF_PATHS } from './house';

const CONE = 'M-6.5 10L-3-2.2A4.2 4.2 0 1 1 3-2.2L6.5 10Z';

/** A trained band: a pikeman in the shape of its cone. `onFire`: light, to stand out on embers. */
export function BandShape({ onFire = false }: { readonly onFire?: boolean }) {
  const body = onFire ? 'var(--band-on-fire)' : 'var(--band)';
  const edge = onFire ? 'var(--band-on-fire-edge)' : 'var(--band-edge)';
  return (
    <>
      <ellipse cx={3} cy={10} rx={9} ry={2.6} fill="var(--piece-shadow)" />
      <path
        d="M7.6 10V-12M7.6-13.5l-1.6 4h3.2z"
        fill="none"
        stroke={edge}
        strokeWidth={4}
        strokeLinejoin="round"
      />
      <path d={CONE} fill={body} stroke={edge} strokeWidth={3.4} strokeLinejoin="round" paintOrder="stroke" />
      <path d="M7.6 10V-10" stroke={body} strokeWidth={1.7} />
      <path d="M7.6-14l-1.9 4.6h3.8z" fill={body} />
      <path d="M-6.4-6.4H6.4M-3-7.4Q0-13 3-7.4" fill={body} stroke={body} strokeWidth={2.2} />
      <path
        d="M-4.2 4.6L4.2-.6"
        stroke={onFire ? 'var(--band-on-fire-sash)' : 'var(--band-sash)'}
        strokeWidth={1.9}
      />
    </>
  );
}

export function BandIcon({ size = 20, title }: IconProps) {
  return (
    <IconSvg box={[-11, -16, 24, 28]} size={size} title={title}>
      <BandShape />
    </IconSvg>
  );
}

const CLOAK = 'M-9 12C-9 3-5 0-3.6-2A5 5 0 1 1 3.6-2C5 0 9 3 9 12Z';

/** A player's pawn: cloak and tall hat in the player's colour, with the colour's roof shape on the chest. */
export function PawnShape({ colour }: { readonly colour: Colour }) {
  return (
    <>
      <ellipse cx={3} cy={12} rx={11} ry={2.8} fill="var(--piece-shadow)" />
      <path
        d={`${CLOAK}M-8.5-8.4H8.5M-4.6-9V-15.5H4.6V-9`}
        fill="var(--own-halo)"
        stroke="var(--own-halo)"
        strokeWidth={5}
        strokeLinejoin="round"
        opacity={0.95}
      />
      <path d={CLOAK} fill={colourVar(colour)} stroke="var(--piece-ink)" strokeWidth={1.5} />
      <path
        d="M-9-8.4Q0-5.8 9-8.4Q0-11-9-8.4Z"
        fill="var(--piece-ink)"
        stroke="var(--piece-ink)"
        strokeWidth={1.3}
        strokeLinejoin="round"
      />
      <path
        d="M-4.6-9.2V-15.5H4.6V-9.2Z"
        fill={colourVar(colour)}
        stroke="var(--piece-ink)"
        strokeWidth={1.4}
        strokeLinejoin="round"
      />
      <path d={ROOF_PATHS[colour]} transform="translate(0 5) scale(.5)" fill={onColourVar(colour)} />
    </>
  );
}

export function PawnIcon({ colour, size = 24, title }: IconProps & { readonly colour: Colour }) {
  return (
    <IconSvg box={[-14, -19, 28, 34]} size={size} title={title}>
      <PawnShape colour={colour} />
    </IconSvg>
  );
}

const LEAVES = ([1, -1] as const).flatMap((side) =>
  (
    [
      [8.4, -1],
      [7.6, 3],
      [5.6, 6.6],
      [8, -5],
    ] as const
  ).map(([x, y]) => ({ x: side * x, y, rotation: side * (50 - y * 6) })),
);

/** The emblem of the Hero of London card: a star in a laurel wreath. */
export function HeroEmblem() {
  return (
    <>
      <path
        d="M-8-4C-9 4-4 9 0 10C4 9 9 4 8-4M-8-4l2-3M8-4l-2-3"
        fill="none"
        stroke="var(--laurel-stem)"
        strokeWidth={2}
      />
      {LEAVES.map(({ x, y, rotation }) => (
        <ellipse
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          rx={2.9}
          ry={1.5}
          transform={`rotate(${rotation} ${x} ${y})`}
          fill="var(--laurel)"
        />
      ))}
      <path
        d="M0-6.4L1.7-2L6-1.8L2.6 1L3.9 5.2L0 2.8L-3.9 5.2L-2.6 1L-6-1.8L-1.7-2Z"
        fill="var(--laurel-star)"
        stroke="var(--laurel-edge)"
        strokeWidth={0.9}
      />
    </>
  );
}

export function HeroIcon({ size = 22, title }: IconProps) {
  return (
    <IconSvg box={[-12, -12, 24, 24]} size={size} title={title}>
      <HeroEmblem />
    </IconSvg>
  );
}
