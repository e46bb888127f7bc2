import type { IconProps } from '../piece-svg';
import { LineIcon } from './line-icon';

/** Save to this device. */
export function DownloadIcon(props: IconProps) {
  return <LineIcon {...props} d="M12 4v11M7.5 11l4.5 4.5L16.5 11M4.5 19.5h15" />;
}
