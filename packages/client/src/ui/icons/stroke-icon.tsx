import type { IconProps } from '../icon-svg';
import { IconSvg } from '../icon-svg';

/** An icon of one stroked path in the colour of the text. */
export function StrokeIcon({ d, size = 20, title }: IconProps & { readonly d: string }) {
  return (
    <IconSvg box={[0, 0, 24, 24]} size={size} title={title}>
      <path
        d={d}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.8}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </IconSvg>
  );
}
