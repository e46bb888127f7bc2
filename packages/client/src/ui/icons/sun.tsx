import type { IconProps } from '../icon-svg';
import { StrokeIcon } from './stroke-icon';

/** Switches to the parchment theme. */
export function SunIcon(props: IconProps) {
  return (
    <StrokeIcon
      {...props}
      d="M8.2 12a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0-7.6 0M12 3v2.2M12 18.8V21M3 12h2.2M18.8 12H21M5.6 5.6l1.6 1.6M16.8 16.8l1.6 1.6M5.6 18.4l1.6-1.6M16.8 7.2l1.6-1.6"
    />
  );
}
