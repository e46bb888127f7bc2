import type { IconProps } from '../piece-svg';
import { PieceSvg } from '../piece-svg';

/** A one-line drawing in the colour of the text beside it. */
export function LineIcon({ d, size = 20, title }: IconProps & { readonly d: string }) {
  return (
    <PieceSvg box={[0, 0, 24, 24]} size={size} title={title}>
      <path
        d={d}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.8}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </PieceSvg>
  );
}
