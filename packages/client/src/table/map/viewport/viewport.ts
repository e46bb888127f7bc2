/** A map larger than its window: the browser scrolls it under a finger, two fingers zoom it. Lengths are CSS pixels. */
import type { ScrollPosition, PanAnimation } from './pan-animation';
import { animatePan } from './pan-animation';
import type { Box, ViewState, Size, Vec2 } from './zoom';
import { leftInset, MAX_ZOOM, computeFitZoom, zoomAround } from './zoom';

const clamp = (zoom: number, min: number) => Math.max(min, Math.min(MAX_ZOOM, zoom));

const MIN_READABLE_ZOOM = 0.6; // under this zoom no word can be read, and the map is drawn without

export class MapViewportController {
  private zoom = 1;
  private wasPositioned = false;
  private panAnimation: PanAnimation | null = null;
  private touchCount = 0;

  /** `scroller` scrolls `content`, which is as large as the map; `mapSize` is its size at zoom 1. */
  constructor(
    readonly scroller: HTMLElement,
    private readonly content: HTMLElement,
    private readonly mapSize: Size,
  ) {}

  /** Whether a finger is on it. */
  get isTouched(): boolean {
    return this.touchCount > 0;
  }

  /** How long it still moves by itself: milliseconds. */
  get remainingPanMs(): number {
    return this.panAnimation?.remainingMs() ?? 0;
  }

  /** Ends what it moves by itself: it is where it goes at once. */
  finishPan(): void {
    this.panAnimation?.finish();
  }

  /** Tells when somebody takes the map, and stops it there. Returns the end of it. */
  onUserPan(listener: () => void): () => void {
    const controller = new AbortController();
    const options = { passive: true, signal: controller.signal } as const;
    const stopPan = () => {
      this.panAnimation?.stop();
      listener();
    };
    const countTouches = ({ touches }: TouchEvent) => {
      this.touchCount = touches.length;
    };
    for (const kind of ['pointerdown', 'wheel'] as const)
      this.scroller.addEventListener(kind, stopPan, options);
    for (const kind of ['touchstart', 'touchend', 'touchcancel'] as const) {
      this.scroller.addEventListener(kind, countTouches, options);
    }
    return () => controller.abort();
  }

  get viewState(): ViewState {
    return { zoom: this.zoom, left: this.scroller.scrollLeft, top: this.scroller.scrollTop };
  }

  /** The part of the map that is seen, in pixels of the map at zoom 1. */
  get visibleBox(): Box {
    const { zoom, left, top } = this.viewState;
    const { width, height } = this.size;
    const from = { left: (left - leftInset(this.mapSize, this.size, zoom)) / zoom, top: top / zoom };
    return { ...from, right: from.left + width / zoom, bottom: from.top + height / zoom };
  }

  /** Whether it was brought anywhere yet. */
  get isPositioned(): boolean {
    return this.wasPositioned;
  }

  /** Opens on the lowest part of the map, in its middle. */
  scrollToBottom(): void {
    const { scrollWidth, clientWidth, scrollHeight } = this.scroller;
    this.wasPositioned = true;
    this.scroller.scrollTo({ left: (scrollWidth - clientWidth) / 2, top: scrollHeight, behavior: 'instant' });
  }

  /** The zoom at which the whole map is seen. */
  get fitZoom(): number {
    return computeFitZoom(this.mapSize, this.size);
  }

  /** What lies under `from`, in the window, comes under `to`. */
  zoomTo(targetZoom: number, from: Vec2, to: Vec2 = from): void {
    const next = this.viewStateAfter(clamp(targetZoom, this.fitZoom), from, to);
    this.zoom = next.zoom;
    this.content.style.transform = '';
    this.content.style.setProperty('--zoom', String(next.zoom));
    this.content.toggleAttribute('data-far', next.zoom < MIN_READABLE_ZOOM);
    this.scroller.scrollTo({ left: next.left, top: next.top, behavior: 'instant' });
    this.scroller.dispatchEvent(new Event('scroll')); // a zoom alone may scroll nothing, and the small map must hear of it
  }

  /** The same while the fingers are down: the picture is stretched, and nothing is laid out anew. */
  previewZoom(targetZoom: number, from: Vec2, to: Vec2): void {
    const factor = targetZoom / this.zoom;
    const { left, top } = this.viewState;
    const x = left + from.x - leftInset(this.mapSize, this.size, this.zoom);
    const y = top + from.y;
    const shift = `${to.x - from.x + x * (1 - factor)}px, ${to.y - from.y + y * (1 - factor)}px`;
    this.content.style.transform = `translate(${shift}) scale(${factor})`;
  }

  /** Whether a part of the map, in pixels at zoom 1, is no larger than the window. */
  fits({ left, right, top, bottom }: Box): boolean {
    const { size, zoom } = this;
    return (right - left) * zoom <= size.width && (bottom - top) * zoom <= size.height;
  }

  /** Where the window stands with a part of the map in its middle; null where it shows it all already. */
  getScrollTarget(box: Box): ScrollPosition | null {
    const { visibleBox, size, zoom } = this;
    const isVisible =
      box.left >= visibleBox.left &&
      box.right <= visibleBox.right &&
      box.top >= visibleBox.top &&
      box.bottom <= visibleBox.bottom;
    if (isVisible) return null;
    const { scrollWidth, scrollHeight } = this.scroller;
    const x = ((box.left + box.right) / 2) * zoom + leftInset(this.mapSize, size, zoom) - size.width / 2;
    const y = ((box.top + box.bottom) / 2) * zoom - size.height / 2;
    return {
      left: Math.max(0, Math.min(x, scrollWidth - size.width)),
      top: Math.max(0, Math.min(y, scrollHeight - size.height)),
    };
  }

  /** Goes there by itself, until somebody takes the map. */
  panTo(target: ScrollPosition): void {
    this.panAnimation?.stop();
    this.panAnimation = animatePan(this.scroller, target);
  }

  /**
   * Brings a part of the map, in pixels at zoom 1, into the middle; `unlessVisible` leaves a window that
   * shows it all. The first time it is simply there.
   */
  centerOn(
    box: Box,
    { isSmooth, unlessVisible }: { readonly isSmooth: boolean; readonly unlessVisible: boolean },
  ): void {
    const { size, zoom, isPositioned } = this;
    this.wasPositioned = true;
    if (isPositioned && unlessVisible && this.getScrollTarget(box) === null) return;
    this.panAnimation?.stop();
    const x = ((box.left + box.right) / 2) * zoom + leftInset(this.mapSize, size, zoom);
    const y = ((box.top + box.bottom) / 2) * zoom;
    const behavior = isSmooth && isPositioned ? 'smooth' : 'instant';
    this.scroller.scrollTo({ left: x - size.width / 2, top: y - size.height / 2, behavior });
  }

  private get size(): Size {
    return { width: this.scroller.clientWidth, height: this.scroller.clientHeight };
  }

  private viewStateAfter(zoom: number, from: Vec2, to: Vec2): ViewState {
    return zoomAround(this.viewState, zoom, { map: this.mapSize, viewport: this.size, from, to });
  }
}
