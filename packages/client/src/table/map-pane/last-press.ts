/** The point of the last press, so that the page can answer there. */
export interface PressPoint {
  readonly x: number; // px of the window
  readonly y: number;
}

let lastPress: PressPoint | null = null;

window.addEventListener(
  'pointerdown',
  ({ clientX, clientY }) => {
    lastPress = { x: clientX, y: clientY };
  },
  { capture: true, passive: true },
);
window.addEventListener(
  'keydown',
  () => {
    lastPress = null;
  },
  { capture: true, passive: true },
);

/** Returns the point of the last press; after a key, the centre of the element that had the focus. */
export function findLastPress(): PressPoint {
  if (lastPress !== null) return lastPress;
  const { x, y, width, height } = (document.activeElement ?? document.body).getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
