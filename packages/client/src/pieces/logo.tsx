import { FLAME } from './flame';
import type { IconProps } from '../ui/icon-svg';
import { IconSvg } from '../ui/icon-svg';

/** Logo of the game: a house inside a flame. */
export function Logo({ size = 22, title }: IconProps) {
  return (
    <IconSvg box={[-12, -12, 24, 24]} size={size} title={title}>
      <path d={FLAME} fill="var(--flame)" />
      <path d="M-3.5 9.5V4.5L0 1.5L3.5 4.5V9.5Z" fill="var(--logo-house)" />
    </IconSvg>
  );
}
