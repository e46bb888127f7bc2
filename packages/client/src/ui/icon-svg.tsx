import type { ReactNode } from 'react';

export interface IconProps {
  readonly size?: number | undefined; // height in CSS pixels
  readonly title?: string | undefined; // said by screen readers; left out, the icon is decoration
}

/** Where a shape with words stands that is not about the origin. */
export interface Placement {
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
}

interface IconSvgProps extends IconProps {
  readonly box: readonly [x: number, y: number, width: number, height: number];
  readonly children: ReactNode;
}

/** The frame of every icon: `size` pixels high, as wide as its box asks. */
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
