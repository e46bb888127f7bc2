import { FLAME } from '../flame';
import type { IconProps } from '../piece-svg';
import { PieceSvg } from '../piece-svg';

/** Cones put out, in a line of figures. */
export function ConeOutlineIcon({ size = 15, title }: IconProps) {
  return (
    <PieceSvg box={[-8, -12, 16, 23]} size={size} title={title}>
      <path d={FLAME} fill="none" stroke="currentColor" strokeWidth={2} />
    </PieceSvg>
  );
}
