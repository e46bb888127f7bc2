import type { IconProps } from '../piece-svg';
import { LineIcon } from './line-icon';

/** Time left. */
export function ClockIcon(props: IconProps) {
  return <LineIcon {...props} d="M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0M12 7.5V12l3 2.5" />;
}
