import type { IconProps } from '../icon-svg';
import { StrokeIcon } from './stroke-icon';

export function PauseIcon(props: IconProps) {
  return <StrokeIcon {...props} d="M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0M10 9v6M14 9v6" />;
}
