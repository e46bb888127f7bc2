import type { IconProps } from '../piece-svg';
import { LineIcon } from './line-icon';

/** One more. */
export function PlusIcon(props: IconProps) {
  return <LineIcon {...props} d="M12 5v14M5 12h14" />;
}
