import type { IconProps } from '../icon-svg';
import { StrokeIcon } from './stroke-icon';

export function UndoIcon(props: IconProps) {
  return <StrokeIcon {...props} d="M8 5L4 9l4 4M4 9h10a6 6 0 0 1 0 12h-3" />;
}
