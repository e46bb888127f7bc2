import type { IconProps } from '../icon-svg';
import { IconSvg } from '../icon-svg';

/** A one-line drawing in the colour of the text beside it. */
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
