import type { IconProps } from '../icon-svg';
import { StrokeIcon } from './stroke-icon';

export function BookIcon(props: IconProps) {
  return (
    <StrokeIcon
      {...props}
      d="M12 6.5C10 5 7 4.6 4 5v13c3-.4 6 0 8 1.5C14 18 17 17.6 20 18V5c-3-.4-6 0-8 1.5ZM12 6.5v13"
    />
  );
}
