import type { IconProps } from '../icon-svg';
import { StrokeIcon } from './stroke-icon';

/** Spectators. */
export function EyeIcon(props: IconProps) {
  return (
    <StrokeIcon
      {...props}
      d="M2 12s4-6.5 10-6.5S22 12 22 12s-4 6.5-10 6.5S2 12 2 12ZM9.3 12a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0-5.4 0"
    />
  );
}
