import type { ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';
import styles from './story.module.css';

/** The easings of the motion table. */
export const EASE = {
  travel: 'cubic-bezier(.4, 0, .2, 1)',
  fall: 'cubic-bezier(.5, 0, .8, .4)',
  catch: 'ease-in',
  close: 'ease-out',
} as const;

/** How an animation runs, in ms. */
export interface ActTiming {
  readonly duration: number;
  readonly delay?: number; // 0
  readonly easing?: string; // linear
  readonly fill?: FillMode; // none
}

interface ActorProps {
  readonly frames: readonly Keyframe[];
  readonly timing: ActTiming;
  readonly size: number; // pixels of the box; its middle is the origin
  readonly children: ReactNode; // SVG, 40 units across
}

/** A piece that moves over the page by itself, apart from the map, so that the map is not drawn again. */
export function Actor({ frames, timing, size, children }: ActorProps) {
  const box = useRef<SVGSVGElement>(null);
  useAct(() => (box.current === null ? [] : [box.current]), frames, { fill: 'both', ...timing });
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
const accepted = (timing: ActTiming): KeyframeAnimationOptions => ({
  ...timing,
  duration: Math.max(0, timing.duration),
});

/** Animates parts of the page from the moment this is mounted; leaves no trace when it is unmounted. */
export function useAct(find: () => readonly Element[], frames: readonly Keyframe[], timing: ActTiming): void {
  const given = useRef({ find, frames, timing });
  useLayoutEffect(() => {
    const { find: seek, frames: keyframes, timing: options } = given.current;
    const runs = seek().map((part) => part.animate([...keyframes], accepted(options)));
    return () => {
      for (const run of runs) run.cancel();
    };
  }, []);
}

/** A place on the page as a keyframe's transform. */
export const at = ([x, y]: readonly [number, number], more = ''): string =>
  `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) ${more}`;
