import type { IconProps } from '../piece-svg';
import { LineIcon } from './line-icon';

/** Done. */
export function TickIcon(props: IconProps) {
  return <LineIcon {...props} d="M5 12.5l4.5 4.5L19 7.5" />;
}
