import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './animation.module.css';

/** Easings of the motion table. */
export const EASINGS = {
  travel: 'cubic-bezier(.4, 0, .2, 1)',
  fall: 'cubic-bezier(.5, 0, .8, .4)',
  catch: 'ease-in',
  close: 'ease-out',
} as const;

/** Timing of an animation, in ms. */
export interface AnimationTiming {
  readonly duration: number;
  readonly delay?: number; // default 0
  readonly easing?: string; // default linear
  readonly fill?: FillMode; // default none
}

interface SpriteProps {
  readonly frames: readonly Keyframe[];
  readonly timing: AnimationTiming;
  readonly size: number; // pixels; the origin is the centre
  readonly children: ReactNode; // SVG, 40 units wide
}

/** Renders a piece that moves above the page. The sprite is not part of the map, so the map is not drawn again. */
export function Sprite({ frames, timing, size, children }: SpriteProps) {
  const box = useRef<SVGSVGElement>(null);
  useWebAnimation(() => (box.current === null ? [] : [box.current]), frames, { fill: 'both', ...timing });
  return (
    <svg
      ref={box}
      className={`absolute spilling ${styles['sprite']}`}
      viewBox="-20 -20 40 40"
      width={size}
      height={size}
      style={{ left: -size / 2, top: -size / 2 }}
    >
      {children}
    </svg>
  );
}

/** Returns a timing that the browser accepts: `animate` throws if a duration or an offset is negative. */
const toAnimationOptions = (timing: AnimationTiming): KeyframeAnimationOptions => ({
  ...timing,
  duration: Math.max(0, timing.duration),
});

/** Animates elements from mount on. Cancels the animations on unmount. */
export function useWebAnimation(
  find: () => readonly Element[],
  frames: readonly Keyframe[],
  timing: AnimationTiming,
): void {
  const initial = useRef({ find, frames, timing });
  useLayoutEffect(() => {
    const { find: findElements, frames: keyframes, timing: options } = initial.current;
    const animations = findElements().map((element) =>
      element.animate([...keyframes], toAnimationOptions(options)),
    );
    return () => {
      for (const animation of animations) animation.cancel();
    };
  }, []);
}

/** Returns the CSS transform that moves an element to a point of the page. */
export const toTranslateTransform = ([x, y]: readonly [number, number], extraTransform = ''): string =>
  `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) ${extraTransform}`;
