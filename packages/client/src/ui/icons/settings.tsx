import type { IconProps } from '../icon-svg';
import { StrokeIcon } from './stroke-icon';

export function SettingsIcon(props: IconProps) {
  return (
    <StrokeIcon
      {...props}
      d="M4 7h9M17 7h3M4 17h3M11 17h9M12.8 7a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0M6.8 17a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0"
    />
  );
}
