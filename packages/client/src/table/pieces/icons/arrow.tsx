import type { IconProps } from '../piece-svg';
import { LineIcon } from './line-icon';

/** Becomes. */
export function ArrowIcon(props: IconProps) {
  return <LineIcon {...props} d="M3 12h18M15 6l6 6l-6 6" />;
}
