import type { IconProps } from '../piece-svg';
import { LineIcon } from './line-icon';

/** One less. */
export function MinusIcon(props: IconProps) {
  return <LineIcon {...props} d="M5 12h14" />;
}
