import type { IconProps } from '../icon-svg';
import { StrokeIcon } from './stroke-icon';

export function LinkIcon(props: IconProps) {
  return (
    <StrokeIcon
      {...props}
      d="M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1.5-1.5"
    />
  );
}
