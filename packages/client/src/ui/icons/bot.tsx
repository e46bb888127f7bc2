import { IconSvg } from '../icon-svg';
import type { IconProps } from '../icon-svg';

/** A gear: marks a seat that a bot plays. */
export function BotIcon({ size = 16, title }: IconProps) {
  return (
    <IconSvg box={[-8, -8, 16, 16]} size={size} title={title}>
      <circle r={4.6} fill="none" stroke="currentColor" strokeWidth={1.5} />
      <circle r={1.5} fill="currentColor" />
      <path
        d="M0-7.600V-4.600M0 7.600V4.600M-7.6 0H-4.600M7.6 0H4.600M-5.4-5.4-3.3-3.300M5.4 5.4 3.3 3.300M-5.4 5.4-3.3 3.300M5.4-5.4 3.3-3.3"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
      />
    </IconSvg>
  );
}
