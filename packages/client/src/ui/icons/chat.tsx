import type { IconProps } from '../icon-svg';
import { StrokeIcon } from './stroke-icon';

export function ChatIcon(props: IconProps) {
  return <StrokeIcon {...props} d="M4 5.5h16v11H11l-4.5 4v-4H4Z" />;
}
