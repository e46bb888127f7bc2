import type { IconProps } from '../piece-svg';
import { LineIcon } from './line-icon';

/** Close. */
export function CrossIcon(props: IconProps) {
  return <LineIcon {...props} d="M6 6l12 12M18 6L6 18" />;
}
