import type { IconProps } from '../icon-svg';
import { StrokeIcon } from './stroke-icon';

/** Switches to the night theme. */
export function MoonIcon(props: IconProps) {
  return <StrokeIcon {...props} d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z" />;
}
