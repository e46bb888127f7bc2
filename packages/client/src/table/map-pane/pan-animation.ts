/** A scroll animation of known duration. The animation queue waits for it. */

/** A scroll position in CSS px. */
export interface ScrollPosition {
  readonly left: number;
  readonly top: number;
}

export interface PanAnimation {
  readonly remainingMs: () => number; // whole ms
  readonly finish: () => void; // jumps to the target
  readonly stop: () => void; // stays in place; after its duration, jumps to the target, even if no frame was drawn
}

const PAN_MS = 240;

/** Eases in and out. Input and output from 0 to 1. */
const smoothstep = (progress: number): number => progress * progress * (3 - 2 * progress);

/** Scrolls `scroller` to the target within PAN_MS. */
export function animatePan(scroller: HTMLElement, target: ScrollPosition): PanAnimation {
  const start: ScrollPosition = { left: scroller.scrollLeft, top: scroller.scrollTop };
  const startTime = performance.now();
  let frameId = 0;
  const getProgress = () => Math.min(1, (performance.now() - startTime) / PAN_MS);
  const scroll = (progress: number) => {
    const interpolate = (side: keyof ScrollPosition) =>
      start[side] + (target[side] - start[side]) * smoothstep(progress);
    scroller.scrollTo({ left: interpolate('left'), top: interpolate('top'), behavior: 'instant' });
  };
  const drawFrame = () => {
    const progress = getProgress();
    scroll(progress);
    frameId = progress < 1 ? requestAnimationFrame(drawFrame) : 0;
  };
  frameId = requestAnimationFrame(drawFrame);
  const end = (jumpToTarget: boolean) => {
    if (frameId === 0) return;
    cancelAnimationFrame(frameId);
    frameId = 0;
    if (jumpToTarget) scroll(1);
  };
  return {
    remainingMs: () => (frameId === 0 ? 0 : Math.ceil(Math.max(0, startTime + PAN_MS - performance.now()))),
    finish: () => end(true),
    stop: () => end(getProgress() === 1),
  };
}
