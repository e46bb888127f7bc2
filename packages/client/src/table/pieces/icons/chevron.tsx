import type { IconProps } from '../piece-svg';
import { LineIcon } from './line-icon';

/** To come next. */
export function ChevronIcon(props: IconProps) {
  return <LineIcon {...props} d="M9 5.5l6.5 6.5L9 18.5" />;
}
