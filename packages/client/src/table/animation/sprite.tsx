import type { ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';
import styles from './animation.module.css';

/** The easings of the motion table. */
export const EASE = {
  travel: 'cubic-bezier(.4, 0, .2, 1)',
  fall: 'cubic-bezier(.5, 0, .8, .4)',
  catch: 'ease-in',
  close: 'ease-out',
} as const;

/** How an animation runs, in ms. */
export interface AnimationTiming {
  readonly duration: number;
  readonly delay?: number; // 0
  readonly easing?: string; // linear
  readonly fill?: FillMode; // none
}

interface SpriteProps {
  readonly frames: readonly Keyframe[];
  readonly timing: AnimationTiming;
  readonly size: number; // pixels of the box; its middle is the origin
  readonly children: ReactNode; // SVG, 40 units across
}

/** A piece that moves over the page by itself, apart from the map, so that the map is not drawn again. */
export function Sprite({ frames, timing, size, children }: SpriteProps) {
  const box = useRef<SVGSVGElement>(null);
  useWebAnimation(() => (box.current === null ? [] : [box.current]), frames, { fill: 'both', ...timing });
  return (
    <svg
      ref={box}
      className={styles['actor']}
      viewBox="-20 -20 40 40"
      width={size}
      height={size}
      style={{ left: -size / 2, top: -size / 2 }}
    >
      {children}
    </svg>
  );
}

/** The timing of an animation that the browser accepts: a duration or an offset below zero makes `animate` throw. */
const toAnimationOptions = (timing: AnimationTiming): KeyframeAnimationOptions => ({
  ...timing,
  duration: Math.max(0, timing.duration),
});

/** Animates parts of the page from the moment this is mounted; leaves no trace when it is unmounted. */
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

/** A place on the page as a keyframe's transform. */
export const translate = ([x, y]: readonly [number, number], extraTransform = ''): string =>
  `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) ${extraTransform}`;
