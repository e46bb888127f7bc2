import type { IconProps } from '../piece-svg';
import { LineIcon } from './line-icon';

/** Take back. */
export function UndoIcon(props: IconProps) {
  return <LineIcon {...props} d="M8 5L4 9l4 4M4 9h10a6 6 0 0 1 0 12h-3" />;
}
