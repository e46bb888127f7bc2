import type { IconProps } from '../icon-svg';
import { StrokeIcon } from './stroke-icon';

/** Leads to. */
export function ArrowIcon(props: IconProps) {
  return <StrokeIcon {...props} d="M3 12h18M15 6l6 6l-6 6" />;
}
