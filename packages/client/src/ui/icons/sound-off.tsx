import type { IconProps } from '../icon-svg';
import { StrokeIcon } from './stroke-icon';

export function SoundOffIcon(props: IconProps) {
  return <StrokeIcon {...props} d="M4 9.5v5h3.5L12 19V5L7.5 9.5zM15.5 9.5l5 5M20.5 9.5l-5 5" />;
}
