import type { IconProps } from '../piece-svg';
import { LineIcon } from './line-icon';

/** Sound off. */
export function MutedIcon(props: IconProps) {
  return <LineIcon {...props} d="M4 9.5v5h3.5L12 19V5L7.5 9.5zM15.5 9.5l5 5M20.5 9.5l-5 5" />;
}
