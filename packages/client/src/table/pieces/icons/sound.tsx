import type { IconProps } from '../piece-svg';
import { LineIcon } from './line-icon';

/** Sound on. */
export function SoundIcon(props: IconProps) {
  return <LineIcon {...props} d="M4 9.5v5h3.5L12 19V5L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11" />;
}
