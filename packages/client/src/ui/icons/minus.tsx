import type { IconProps } from '../icon-svg';
import { StrokeIcon } from './stroke-icon';

/** One less. */
export function MinusIcon(props: IconProps) {
  return <StrokeIcon {...props} d="M5 12h14" />;
}
