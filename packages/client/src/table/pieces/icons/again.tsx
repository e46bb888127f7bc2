import type { IconProps } from '../piece-svg';
import { LineIcon } from './line-icon';

/** Once more. */
export function AgainIcon(props: IconProps) {
  return <LineIcon {...props} d="M5 12a7 7 0 1 0 2.5-5.4M7 3v4h4" />;
}
