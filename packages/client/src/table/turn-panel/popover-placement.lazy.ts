/** Placement of the spread preview beside its district, by Floating UI. */
import {
  arrow,
  autoUpdate,
  computePosition,
  offset,
  platform,
  shift,
  type Platform,
} from '@floating-ui/react-dom';

export interface PopoverBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PopoverPlacement {
  readonly x: number; // px in the container
  readonly y: number;
  readonly side: 'left' | 'right'; // of the district
  readonly tipTop: number; // px from the top of the popover
}

export interface PlacementInput {
  readonly container: HTMLElement; // positions the popover, which keeps clear of its `--dock-height`
  readonly popover: HTMLElement;
  readonly tip: Element; // of the popover, at the height of the target
  readonly target: Element;
  readonly findObstacles: () => {
    readonly districts: readonly PopoverBox[];
    readonly path: readonly PopoverBox[];
  }; // on the screen
}

const EDGE_MARGIN = 8; // px to the edge of the container
const TARGET_GAP = 16; // px to the district
const TIP_MARGIN = 12; // px to the corners of the popover
const PATH_WEIGHT = 20; // a covered pixel of the path costs as much as this many of a district
const SHIFT_COST = 200; // covered px that may save a pixel of a shift over the target
const DISTANCES = [0, 40, 80, 120, 160] as const; // px further from the district
const DISTANCE_COST = 15; // covered px that a pixel of distance may save
const SIDES = ['left', 'right'] as const;
const ALIGNMENTS = [0.86, 0.72, 0.5, 0.3, 0.14] as const; // of the popover's height, above the district's centre

const overlapArea = (a: PopoverBox, b: PopoverBox): number => {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
};

/** A place beside the target, before it is moved into the container. */
interface Candidate {
  readonly side: 'left' | 'right';
  readonly distance: number; // px
  readonly alignment: number; // share of the popover's height above the target's centre
}

interface ChosenPlacement {
  readonly placement: PopoverPlacement;
  readonly candidate: Candidate;
}

/** Returns a function that places the popover at a candidate. Measures the page once, for any number of candidates. */
function measurePage({ container, popover, tip, target }: PlacementInput) {
  const origin = container.getBoundingClientRect();
  const { x, y, width, height } = target.getBoundingClientRect();
  const size = { width: popover.offsetWidth, height: popover.offsetHeight };
  const tipSize = tip.getBoundingClientRect();
  const bottomInset = Number.parseFloat(getComputedStyle(container).getPropertyValue('--dock-height')) || 0;
  const padding = { top: EDGE_MARGIN, left: EDGE_MARGIN, right: EDGE_MARGIN, bottom: bottomInset };
  const measured: Platform = {
    ...platform,
    getElementRects: () => ({
      reference: { x: x - origin.x, y: y - origin.y, width, height },
      floating: { x: 0, y: 0, ...size },
    }),
    getClippingRect: () => ({ x: 0, y: 0, width: container.clientWidth, height: container.clientHeight }),
    getDimensions: () => ({ width: tipSize.width, height: tipSize.height }),
    getOffsetParent: () => window, // all boxes are relative to the container
    convertOffsetParentRelativeRectToViewportRelativeRect: ({ rect }) => rect,
    isRTL: () => false,
  };
  const place = async ({ side, distance, alignment }: Candidate) => {
    const {
      x: left,
      y: top,
      middlewareData,
    } = await computePosition(target, popover, {
      platform: measured,
      placement: side,
      middleware: [
        offset({ mainAxis: TARGET_GAP + distance, crossAxis: size.height * (0.5 - alignment) }),
        shift({ padding, crossAxis: true }),
        arrow({ element: tip, padding: TIP_MARGIN }),
      ],
    });
    const placement: PopoverPlacement = { x: left, y: top, side, tipTop: middlewareData.arrow?.y ?? 0 };
    const box: PopoverBox = { x: origin.x + left, y: origin.y + top, ...size };
    return { placement, box, shiftedBy: Math.abs(middlewareData.shift?.x ?? 0) };
  };
  return { targetBox: { x, y, width, height }, place };
}

/** Resolves to the position inside the container that covers the least of the target, the obstacles and the path. */
export async function placePopover(input: PlacementInput): Promise<ChosenPlacement> {
  const { targetBox, place } = measurePage(input);
  const { districts, path } = input.findObstacles();
  const obstacles = [targetBox, ...districts];
  const tryCandidate = async (candidate: Candidate) => {
    const { placement, box, shiftedBy } = await place(candidate);
    const coveredArea = (boxes: readonly PopoverBox[]) =>
      boxes.reduce((sum, other) => sum + overlapArea(box, other), 0);
    const cost =
      coveredArea(obstacles) +
      coveredArea(path) * PATH_WEIGHT +
      shiftedBy * SHIFT_COST +
      candidate.distance * DISTANCE_COST;
    return { placement, candidate, cost };
  };
  let best = await tryCandidate({ side: SIDES[0], distance: DISTANCES[0], alignment: ALIGNMENTS[0] });
  for (const distance of DISTANCES) {
    if (best.cost <= distance * DISTANCE_COST) break; // a larger distance costs more
    const tried = await Promise.all(
      SIDES.flatMap((side) => ALIGNMENTS.map((alignment) => tryCandidate({ side, distance, alignment }))),
    );
    best = tried.reduce((least, other) => (other.cost < least.cost ? other : least), best);
  }
  return best;
}

/**
 * Calls `onPlace` now and whenever target, popover or screen have moved or changed their size. Chooses the side at the
 * start, after a change of size, and if the popover no longer fits there. Returns a function that ends it.
 */
export function followTarget(
  input: PlacementInput,
  onPlace: (placement: PopoverPlacement) => void,
): () => void {
  let isStopped = false;
  let chosen: Candidate | null = null;
  const choose = async () => {
    const { placement, candidate } = await placePopover(input);
    chosen = candidate;
    if (!isStopped) onPlace(placement);
  };
  const follow = async () => {
    if (chosen === null) return;
    const { placement, shiftedBy } = await measurePage(input).place(chosen);
    if (shiftedBy > 0) await choose();
    else if (!isStopped) onPlace(placement);
  };
  const { target, popover } = input;
  const stopResize = autoUpdate(target, popover, () => void choose(), {
    ancestorScroll: false,
    layoutShift: false,
  });
  const stopMove = autoUpdate(target, popover, () => void follow(), {
    ancestorResize: false,
    elementResize: false,
  });
  return () => {
    isStopped = true;
    stopResize();
    stopMove();
  };
}
