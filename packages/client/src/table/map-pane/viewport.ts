/** A map larger than its viewport. The browser scrolls it, two fingers zoom it. Lengths are CSS px. */
import {
  leftInset,
  MAX_ZOOM,
  computeFitZoom,
  getDefaultZoom,
  zoomAround,
  type PaneBox,
  type ViewState,
  type Size,
  type Vec2,
} from './zoom';

const PAN_MS = 240;

const clamp = (zoom: number, min: number) => Math.max(min, Math.min(MAX_ZOOM, zoom));

export class MapViewportController {
  private zoom = 1;
  private wasPositioned = false;
  private panAnimation: PanAnimation | null = null;
  private touchCount = 0;
  private hasDefaultZoom = true;
  private onZoom: ((zoom: number) => void) | null = null;

  /**
   * `scroller` scrolls `content`, which has the size of the map and below it that of the panels that cover the bottom of
   * `scroller`: its scroll padding. `mapSize`: at zoom 1.
   */
  constructor(
    readonly scroller: HTMLElement,
    private readonly content: HTMLElement,
    private readonly mapSize: Size,
  ) {}

  /** True while a finger touches the map. */
  get isTouched(): boolean {
    return this.touchCount > 0;
  }

  /** Sets the default zoom now and at every resize, until the user zooms. Returns a function that stops this. */
  followWindow(onZoom: (zoom: number) => void): () => void {
    this.onZoom = onZoom;
    let lastWidth = 0;
    const update = () => {
      const { clientWidth } = this.scroller;
      const isWidthNew = clientWidth !== lastWidth;
      lastWidth = clientWidth;
      // A panel that only takes height, such as the bottom sheet, does not end the view of the whole map.
      if (!this.hasDefaultZoom || (!isWidthNew && this.defaultZoom === 1)) return;
      if (isWidthNew || this.zoom !== this.defaultZoom) this.zoomTo(this.defaultZoom, { x: 0, y: 0 });
    };
    update();
    const resizeObserver = new ResizeObserver(update);
    resizeObserver.observe(this.scroller);
    return () => {
      this.onZoom = null;
      resizeObserver.disconnect();
    };
  }

  /** The remaining time of the pan animation in ms. */
  get remainingPanMs(): number {
    return this.panAnimation?.remainingMs() ?? 0;
  }

  /** Jumps to the target of the pan animation. */
  finishPan(): void {
    this.panAnimation?.finish();
  }

  /**
   * Calls the listener when the user presses or scrolls the map, and stops the pan animation. Returns a function that
   * removes the listeners.
   */
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

  /** The visible part of the map, in px at zoom 1. */
  get visibleBox(): PaneBox {
    const { zoom, left, top } = this.viewState;
    const { size } = this;
    const from = { left: (left - leftInset(this.mapSize, size, zoom)) / zoom, top: top / zoom };
    return { ...from, right: from.left + size.width / zoom, bottom: from.top + size.height / zoom };
  }

  /** True once the map was scrolled to a first position. */
  get isPositioned(): boolean {
    return this.wasPositioned;
  }

  /** Scrolls to the bottom centre of the map. */
  scrollToBottom(): void {
    const { scrollWidth, clientWidth, scrollHeight } = this.scroller;
    this.wasPositioned = true;
    this.scroller.scrollTo({ left: (scrollWidth - clientWidth) / 2, top: scrollHeight, behavior: 'instant' });
  }

  /** The zoom that shows the whole map. */
  get fitZoom(): number {
    return computeFitZoom(this.mapSize, this.size);
  }

  /** The zoom before the user zooms. */
  get defaultZoom(): number {
    return getDefaultZoom(this.fitZoom);
  }

  /** Zooms so that the point at `from` in the viewport moves to `to`. Clamps the zoom. */
  zoomTo(targetZoom: number, from: Vec2, to: Vec2 = from): void {
    const next = this.viewStateAfter(clamp(targetZoom, this.fitZoom), from, to);
    this.zoom = next.zoom;
    this.hasDefaultZoom = next.zoom === this.defaultZoom;
    this.content.style.transform = '';
    this.content.style.setProperty('--zoom', String(next.zoom));
    this.scroller.scrollTo({ left: next.left, top: next.top, behavior: 'instant' });
    this.onZoom?.(next.zoom);
    this.scroller.dispatchEvent(new Event('scroll')); // a zoom may not scroll, but the minimap needs the event
  }

  /** Previews a zoom during the gesture: scales the drawing by a transform without a new layout. */
  previewZoom(targetZoom: number, from: Vec2, to: Vec2): void {
    const factor = targetZoom / this.zoom;
    const { left, top } = this.viewState;
    const x = left + from.x;
    const y = top + from.y;
    const shift = `${to.x - from.x + x * (1 - factor)}px, ${to.y - from.y + y * (1 - factor)}px`;
    this.content.style.transform = `translate(${shift}) scale(${factor})`;
  }

  /** Returns true if a part of the map, in px at zoom 1, fits the viewport. */
  fits({ left, right, top, bottom }: PaneBox): boolean {
    const { size, zoom } = this;
    return (right - left) * zoom <= size.width && (bottom - top) * zoom <= size.height;
  }

  /**
   * Returns the scroll position that centres a part of the map. Null if all of it is visible, or if the map is there
   * already.
   */
  getScrollTarget(box: PaneBox): ScrollPosition | null {
    const { visibleBox, size, zoom } = this;
    const isVisible =
      box.left >= visibleBox.left &&
      box.right <= visibleBox.right &&
      box.top >= visibleBox.top &&
      box.bottom <= visibleBox.bottom;
    if (isVisible) return null;
    const { scrollWidth, scrollHeight, clientHeight, scrollLeft, scrollTop } = this.scroller;
    const x = ((box.left + box.right) / 2) * zoom + leftInset(this.mapSize, size, zoom) - size.width / 2;
    const y = ((box.top + box.bottom) / 2) * zoom - size.height / 2;
    const left = Math.max(0, Math.min(x, scrollWidth - size.width));
    const top = Math.max(0, Math.min(y, scrollHeight - clientHeight));
    return Math.hypot(left - scrollLeft, top - scrollTop) < 1 ? null : { left, top };
  }

  /** Starts a pan animation, which user input stops. */
  panTo(target: ScrollPosition): void {
    this.panAnimation?.stop();
    this.panAnimation = animatePan(this.scroller, target);
  }

  /**
   * Centres a part of the map, in px at zoom 1. With `unlessVisible`, keeps the position if all of the part is
   * visible. The first time, jumps without an animation.
   */
  centerOn(
    box: PaneBox,
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

  /** The part of the viewport that no panel covers. */
  get size(): Size {
    const { clientWidth: width, clientHeight } = this.scroller;
    const covered = Number.parseFloat(getComputedStyle(this.scroller).scrollPaddingBottom) || 0; // or `auto`
    return { width, height: clientHeight - covered };
  }

  private viewStateAfter(zoom: number, from: Vec2, to: Vec2): ViewState {
    return zoomAround(this.viewState, zoom, { map: this.mapSize, viewport: this.size, from, to });
  }
}

/** A scroll animation of known duration. The animation queue waits for it. */

/** A scroll position in CSS px. */
export interface ScrollPosition {
  readonly left: number;
  readonly top: number;
}

interface PanAnimation {
  readonly remainingMs: () => number; // whole ms
  readonly finish: () => void; // jumps to the target
  readonly stop: () => void; // stays in place; after its duration, jumps to the target, even if no frame was drawn
}

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
