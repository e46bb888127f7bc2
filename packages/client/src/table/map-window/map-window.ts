/** A map larger than its window: the browser scrolls it under a finger, two fingers zoom it. Lengths are CSS pixels. */
import type { Corner, Glide } from './glide';
import { glide } from './glide';
import type { Box, Showing, Size, Spot } from './zoom';
import { inset, LARGEST, wholeZoom, zoomed } from './zoom';

const clamp = (zoom: number, least: number) => Math.max(least, Math.min(LARGEST, zoom));

const FAR = 0.6; // under this zoom no word can be read, and the map is drawn without

export class MapWindow {
  private zoom = 1;
  private hasShown = false;
  private gliding: Glide | null = null;
  private fingers = 0;

  /** `frame` scrolls `city`, which is as large as the map; `map` is its size at zoom 1. */
  constructor(
    readonly frame: HTMLElement,
    private readonly city: HTMLElement,
    private readonly map: Size,
  ) {}

  /** Whether a finger is on it. */
  get isHeld(): boolean {
    return this.fingers > 0;
  }

  /** How long it still moves by itself: milliseconds. */
  get movesFor(): number {
    return this.gliding?.left() ?? 0;
  }

  /** Ends what it moves by itself: it is where it goes at once. */
  arrive(): void {
    this.gliding?.finish();
  }

  /** Tells when somebody takes the map, and stops it there. Returns the end of it. */
  onTaken(tell: () => void): () => void {
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal } as const;
    const take = () => {
      this.gliding?.stop();
      tell();
    };
    const count = ({ touches }: TouchEvent) => {
      this.fingers = touches.length;
    };
    for (const kind of ['pointerdown', 'wheel'] as const) this.frame.addEventListener(kind, take, options);
    for (const kind of ['touchstart', 'touchend', 'touchcancel'] as const) {
      this.frame.addEventListener(kind, count, options);
    }
    return () => listening.abort();
  }

  get showing(): Showing {
    return { zoom: this.zoom, left: this.frame.scrollLeft, top: this.frame.scrollTop };
  }

  /** The part of the map that is seen, in pixels of the map at zoom 1. */
  get seen(): Box {
    const { zoom, left, top } = this.showing;
    const { width, height } = this.size;
    const from = { left: (left - inset(this.map, this.size, zoom)) / zoom, top: top / zoom };
    return { ...from, right: from.left + width / zoom, bottom: from.top + height / zoom };
  }

  /** Whether it was brought anywhere yet. */
  get isOpen(): boolean {
    return this.hasShown;
  }

  /** Opens on the lowest part of the map, in its middle. */
  openAtFoot(): void {
    const { scrollWidth, clientWidth, scrollHeight } = this.frame;
    this.hasShown = true;
    this.frame.scrollTo({ left: (scrollWidth - clientWidth) / 2, top: scrollHeight, behavior: 'instant' });
  }

  /** The zoom at which the whole map is seen. */
  get whole(): number {
    return wholeZoom(this.map, this.size);
  }

  /** What lies under `from`, in the window, comes under `to`. */
  zoomTo(wished: number, from: Spot, to: Spot = from): void {
    const next = this.after(clamp(wished, this.whole), from, to);
    this.zoom = next.zoom;
    this.city.style.transform = '';
    this.city.style.setProperty('--zoom', String(next.zoom));
    this.city.toggleAttribute('data-far', next.zoom < FAR);
    this.frame.scrollTo({ left: next.left, top: next.top, behavior: 'instant' });
    this.frame.dispatchEvent(new Event('scroll')); // a zoom alone may scroll nothing, and the small map must hear of it
  }

  /** The same while the fingers are down: the picture is stretched, and nothing is laid out anew. */
  stretch(wished: number, from: Spot, to: Spot): void {
    const factor = wished / this.zoom;
    const { left, top } = this.showing;
    const x = left + from.x - inset(this.map, this.size, this.zoom);
    const y = top + from.y;
    const shift = `${to.x - from.x + x * (1 - factor)}px, ${to.y - from.y + y * (1 - factor)}px`;
    this.city.style.transform = `translate(${shift}) scale(${factor})`;
  }

  /** Whether a part of the map, in pixels at zoom 1, is no larger than the window. */
  fits({ left, right, top, bottom }: Box): boolean {
    const { size, zoom } = this;
    return (right - left) * zoom <= size.width && (bottom - top) * zoom <= size.height;
  }

  /** Where the window stands with a part of the map in its middle; null where it shows it all already. */
  cornerFor(part: Box): Corner | null {
    const { seen, size, zoom } = this;
    const isSeen =
      part.left >= seen.left &&
      part.right <= seen.right &&
      part.top >= seen.top &&
      part.bottom <= seen.bottom;
    if (isSeen) return null;
    const { scrollWidth, scrollHeight } = this.frame;
    const x = ((part.left + part.right) / 2) * zoom + inset(this.map, size, zoom) - size.width / 2;
    const y = ((part.top + part.bottom) / 2) * zoom - size.height / 2;
    return {
      left: Math.max(0, Math.min(x, scrollWidth - size.width)),
      top: Math.max(0, Math.min(y, scrollHeight - size.height)),
    };
  }

  /** Goes there by itself, until somebody takes the map. */
  glideTo(corner: Corner): void {
    this.gliding?.stop();
    this.gliding = glide(this.frame, corner);
  }

  /**
   * Brings a part of the map, in pixels at zoom 1, into the middle; `unlessSeen` leaves a window that
   * shows it all. The first time it is simply there.
   */
  show(
    part: Box,
    { isSmooth, unlessSeen }: { readonly isSmooth: boolean; readonly unlessSeen: boolean },
  ): void {
    const { size, zoom, isOpen } = this;
    this.hasShown = true;
    if (isOpen && unlessSeen && this.cornerFor(part) === null) return;
    this.gliding?.stop();
    const x = ((part.left + part.right) / 2) * zoom + inset(this.map, size, zoom);
    const y = ((part.top + part.bottom) / 2) * zoom;
    const behavior = isSmooth && isOpen ? 'smooth' : 'instant';
    this.frame.scrollTo({ left: x - size.width / 2, top: y - size.height / 2, behavior });
  }

  private get size(): Size {
    return { width: this.frame.clientWidth, height: this.frame.clientHeight };
  }

  private after(zoom: number, from: Spot, to: Spot): Showing {
    return zoomed(this.showing, zoom, { map: this.map, window: this.size, from, to });
  }
}
