import type { IconProps } from '../icon-svg';
import { StrokeIcon } from './stroke-icon';

export function ExitIcon(props: IconProps) {
  return <StrokeIcon {...props} d="M14 4H5v16h9M10 12h11M17.5 8.5L21 12l-3.5 3.5" />;
}
