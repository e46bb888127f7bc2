import type { IconProps } from '../icon-svg';
import { StrokeIcon } from './stroke-icon';

export function DownloadIcon(props: IconProps) {
  return <StrokeIcon {...props} d="M12 4v11M7.5 11l4.5 4.5L16.5 11M4.5 19.5h15" />;
}
