import type { IconProps } from '../piece-svg';
import { LineIcon } from './line-icon';

/** Talk. */
export function ChatIcon(props: IconProps) {
  return <LineIcon {...props} d="M4 5.5h16v11H11l-4.5 4v-4H4Z" />;
}
