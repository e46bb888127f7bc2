import type { IconProps } from '../icon-svg';
import { StrokeIcon } from './stroke-icon';

/** Zoom in. */
export function PlusIcon(props: IconProps) {
  return <StrokeIcon {...props} d="M12 5v14M5 12h14" />;
}
