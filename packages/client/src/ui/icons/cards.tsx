import type { IconProps } from '../icon-svg';
import { IconSvg } from '../icon-svg';

/** Cards in a hand, or remaining draws. */
export function CardsIcon({ size = 16, title }: IconProps) {
  return (
    <IconSvg box={[0, 0, 14, 16]} size={size} title={title}>
      <path
        d="M4.5 1h7q1.5 0 1.5 1.5v10q0 1.5-1.5 1.5h-7Q3 14 3 12.500V2.500Q3 1 4.5 1ZM1 4v9.500q0 1.5 1.5 1.500H9"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.3}
      />
    </IconSvg>
  );
}
