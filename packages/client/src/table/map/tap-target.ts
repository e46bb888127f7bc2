/** Touch targets: a finger is wider than a small district. */

const SNAP_RADIUS = 22; // pixels
const SMALL_TARGET = 44; // pixels; larger targets need no help
const RING_RADII = [8, 15, SNAP_RADIUS] as const;
const SAMPLES_PER_RING = 12; // sample points

const INACTIVE_EFFECTS: ReadonlySet<string> = new Set(['nothing', 'not-now']);

const isActionable = (button: Element): boolean =>
  button.matches('[data-moving]') || !INACTIVE_EFFECTS.has(button.getAttribute('data-press') ?? 'nothing');

function isSmall(button: Element): boolean {
  const { width, height } = button.getBoundingClientRect();
  return Math.min(width, height) < SMALL_TARGET;
}

/**
 * Returns the button for a tap at a position of the page: the button there if it does something. Otherwise returns the
 * nearest small active button within 22px, or the original element if there is none.
 */
export function snapTapTarget(element: Element, x: number, y: number): Element {
  const hit = element.closest('[data-district]');
  if (hit !== null && isActionable(hit)) return hit;
  for (const ring of RING_RADII) {
    for (let step = 0; step < SAMPLES_PER_RING; step += 1) {
      const angle = (step / SAMPLES_PER_RING) * 2 * Math.PI;
      const near = document
        .elementFromPoint(x + ring * Math.cos(angle), y + ring * Math.sin(angle))
        ?.closest('[data-district]:not([data-verb])'); // verb buttons are large enough
      if (near != null && isActionable(near) && isSmall(near)) return near;
    }
  }
  return hit ?? element;
}
