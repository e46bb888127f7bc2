/**
 * Scrolls a part of a drawing to the centre of the boxes that hide some of it. `scrollIntoView` and `focus` of Firefox
 * scroll to the top left corner of the whole drawing instead.
 */
export function scrollToPart(part: Element): void {
  for (let box = part.parentElement; box !== null && box !== document.body; box = box.parentElement) {
    const [inner, outer] = [part.getBoundingClientRect(), box.getBoundingClientRect()];
    const isWhole =
      inner.left >= outer.left &&
      inner.right <= outer.right &&
      inner.top >= outer.top &&
      inner.bottom <= outer.bottom;
    if (isWhole) continue;
    const left = inner.left + inner.width / 2 - outer.left - outer.width / 2;
    const top = inner.top + inner.height / 2 - outer.top - outer.height / 2;
    box.scrollBy({ left, top, behavior: 'instant' });
  }
}
