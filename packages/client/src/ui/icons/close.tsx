import type { IconProps } from '../icon-svg';
import { StrokeIcon } from './stroke-icon';

export function CloseIcon(props: IconProps) {
  return <StrokeIcon {...props} d="M6 6l12 12M18 6L6 18" />;
}
