import type { Colour } from '@great-fire/game';
import type { IconProps } from '../ui/icons';
import { IconSvg } from '../ui/icons';
import { onColourVar, colourVar } from './colours';
import { ROOF_PATHS } from './house';

const CLOAK = 'M-9 12C-9 3-5 0-3.6-2A5 5 0 1 1 3.6-2C5 0 9 3 9 12Z';

/** A player's pawn: cloak and tall hat in the player's colour, with the colour's roof shape on the chest. */
export function PawnShape({ colour }: { readonly colour: Colour }) {
  return (
    <>
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
