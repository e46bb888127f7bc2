import { FLAME } from './flame';
import type { IconProps } from '../ui/icon-svg';
import { IconSvg } from '../ui/icon-svg';

/** Icon for the number of cones that a player has put out. */
export function ConeOutlineIcon({ size = 15, title }: IconProps) {
  return (
    <IconSvg box={[-8, -12, 16, 23]} size={size} title={title}>
      <path d={FLAME} fill="none" stroke="currentColor" strokeWidth={2} />
    </IconSvg>
  );
}
