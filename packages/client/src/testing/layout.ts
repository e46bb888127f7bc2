/** Gives elements boxes. jsdom has no layout. */

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

const define = (element: Element, sizes: { readonly [name: string]: number }) => {
  for (const [name, value] of Object.entries(sizes))
    Object.defineProperty(element, name, { configurable: true, value });
};

/** Sets the size of the viewport in px. */
export const setViewport = ({ width, height }: Size): void =>
  define(document.documentElement, { clientWidth: width, clientHeight: height });

/** Adds an element with this box to the page. */
export function elementAt({ x, y, width, height }: Box): HTMLElement {
  const element = document.body.appendChild(document.createElement('div'));
  define(element, { offsetWidth: width, offsetHeight: height, clientWidth: width, clientHeight: height });
  element.getBoundingClientRect = () => new DOMRect(x, y, width, height);
  return element;
}
