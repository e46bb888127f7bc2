import type { IconProps } from '../piece-svg';
import { LineIcon } from './line-icon';

/** Leave. */
export function DoorIcon(props: IconProps) {
  return <LineIcon {...props} d="M14 4H5v16h9M10 12h11M17.5 8.5L21 12l-3.5 3.5" />;
}
