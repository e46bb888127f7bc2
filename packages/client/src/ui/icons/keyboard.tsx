import type { IconProps } from '../icon-svg';
import { StrokeIcon } from './stroke-icon';

export function KeyboardIcon(props: IconProps) {
  return (
    <StrokeIcon {...props} d="M3 6.5h18v11H3ZM7 10.3h.01M10.4 10.3h.01M13.7 10.3h.01M17 10.3h.01M8 14h8" />
  );
}
