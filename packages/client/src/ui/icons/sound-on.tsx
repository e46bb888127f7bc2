import type { IconProps } from '../icon-svg';
import { StrokeIcon } from './stroke-icon';

export function SoundOnIcon(props: IconProps) {
  return (
    <StrokeIcon {...props} d="M4 9.5v5h3.5L12 19V5L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11" />
  );
}
