import type { IconProps } from '../icon-svg';
import { StrokeIcon } from './stroke-icon';

/** Replay, repeat. */
export function RepeatIcon(props: IconProps) {
  return <StrokeIcon {...props} d="M5 12a7 7 0 1 0 2.5-5.4M7 3v4h4" />;
}
