/** A scrolled window that goes somewhere by itself, in a known time: a story waits for it. */

/** A scrolled corner, in CSS pixels. */
export interface Corner {
  readonly left: number;
  readonly top: number;
}

export interface Glide {
  readonly left: () => number; // milliseconds, whole ones
  readonly finish: () => void; // there at once
  readonly stop: () => void; // where it is; once its time is over, there, though no frame has shown it yet
}

const MS = 240;

/** From slow to slow; 0 to 1. */
const eased = (part: number): number => part * part * (3 - 2 * part);

/** Scrolls `frame` there. */
export function glide(frame: HTMLElement, to: Corner): Glide {
  const from: Corner = { left: frame.scrollLeft, top: frame.scrollTop };
  const begin = performance.now();
  let next = 0;
  const gone = () => Math.min(1, (performance.now() - begin) / MS);
  const scroll = (part: number) => {
    const between = (side: keyof Corner) => from[side] + (to[side] - from[side]) * eased(part);
    frame.scrollTo({ left: between('left'), top: between('top'), behavior: 'instant' });
  };
  const step = () => {
    const part = gone();
    scroll(part);
    next = part < 1 ? requestAnimationFrame(step) : 0;
  };
  next = requestAnimationFrame(step);
  const end = (isThere: boolean) => {
    if (next === 0) return;
    cancelAnimationFrame(next);
    next = 0;
    if (isThere) scroll(1);
  };
  return {
    left: () => (next === 0 ? 0 : Math.ceil(Math.max(0, begin + MS - performance.now()))),
    finish: () => end(true),
    stop: () => end(gone() === 1),
  };
}
