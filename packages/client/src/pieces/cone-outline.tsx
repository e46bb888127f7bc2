import { FLAME } from './flame';
import type { IconProps } from '../ui/icon-svg';
import { IconSvg } from '../ui/icon-svg';

/** Cones put out, in a line of figures. */
export function ConeOutlineIcon({ size = 15, title }: IconProps) {
  return (
    <IconSvg box={[-8, -12, 16, 23]} size={size} title={title}>
      <path d={FLAME} fill="none" stroke="currentColor" strokeWidth={2} />
    </IconSvg>
  );
}
