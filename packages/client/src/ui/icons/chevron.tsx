import type { IconProps } from '../icon-svg';
import { StrokeIcon } from './stroke-icon';

export function ChevronIcon(props: IconProps) {
  return <StrokeIcon {...props} d="M9 5.5l6.5 6.5L9 18.5" />;
}
