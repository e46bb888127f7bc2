import type { IconProps } from '../piece-svg';
import { LineIcon } from './line-icon';

/** The whole map. */
export function WholeMapIcon(props: IconProps) {
  return <LineIcon {...props} d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />;
}
