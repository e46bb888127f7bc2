import type { ReactNode } from 'react';

export interface IconProps {
  readonly size?: number | undefined; // height in CSS px
  readonly title?: string | undefined; // accessible name; without it the icon is decorative
}

/** Position of a shape with text that is not centred at the origin. */
export interface Placement {
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
}

interface IconSvgProps extends IconProps {
  readonly box: readonly [x: number, y: number, width: number, height: number];
  readonly children: ReactNode;
}

/** The `<svg>` of every icon: `size` px high, with the aspect ratio of its box. */
export function IconSvg({ box, size = 20, title, children }: IconSvgProps) {
  const [, , width, height] = box;
  return (
    <svg
      viewBox={box.join(' ')}
      height={size}
      width={Math.round((size * width * 10) / height) / 10}
      style={{ flex: 'none' }}
      focusable="false"
      {...(title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
    >
      {children}
    </svg>
  );
}

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
