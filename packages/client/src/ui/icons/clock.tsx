import type { IconProps } from '../icon-svg';
import { StrokeIcon } from './stroke-icon';

export function ClockIcon(props: IconProps) {
  return <StrokeIcon {...props} d="M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0M12 7.5V12l3 2.5" />;
}
