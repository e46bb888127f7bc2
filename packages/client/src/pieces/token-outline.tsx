import type { IconProps } from '../ui/icon-svg';
import { IconSvg } from '../ui/icon-svg';

/** Icon for the number of tokens that a player holds. */
export function TokenOutlineIcon({ size = 15, title }: IconProps) {
  return (
    <IconSvg box={[-8, -8, 16, 16]} size={size} title={title}>
      <circle r={6.8} fill="none" stroke="currentColor" strokeWidth={1.4} />
      <path d="M-2.6 0L0-2.6L2.6 0L0 2.600Z" fill="currentColor" />
    </IconSvg>
  );
}
