import type { IconProps } from '../icon-svg';
import { StrokeIcon } from './stroke-icon';

export function MapIcon(props: IconProps) {
  return <StrokeIcon {...props} d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />;
}
