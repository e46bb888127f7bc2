/** What a finger meant: it is wider than a small district. */

const REACH = 22; // pixels
const SMALL = 44; // pixels: what is larger is met well enough
const RINGS = [8, 15, REACH] as const;
const ROUND = 12; // places looked at on each ring

const DOES_NOTHING: ReadonlySet<string> = new Set(['nothing', 'not-now']);

const doesSomething = (button: Element): boolean =>
  button.matches('[data-moving]') || !DOES_NOTHING.has(button.getAttribute('data-press') ?? 'nothing');

function isSmall(button: Element): boolean {
  const { width, height } = button.getBoundingClientRect();
  return Math.min(width, height) < SMALL;
}

/**
 * The button for a tap at this place of the page: the one under it, or, where that would do nothing, the
 * nearest small one within 22 px that does something.
 */
export function meantBy(under: Element, x: number, y: number): Element {
  const hit = under.closest('[data-district]');
  if (hit !== null && doesSomething(hit)) return hit;
  for (const ring of RINGS) {
    for (let step = 0; step < ROUND; step += 1) {
      const angle = (step / ROUND) * 2 * Math.PI;
      const near = document
        .elementFromPoint(x + ring * Math.cos(angle), y + ring * Math.sin(angle))
        ?.closest('[data-district]:not([data-verb])'); // verbs have room round themselves
      if (near != null && doesSomething(near) && isSmall(near)) return near;
    }
  }
  return hit ?? under;
}
