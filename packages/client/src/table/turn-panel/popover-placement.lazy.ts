/** Placement of the spread preview beside its district, by Floating UI. */
import { arrow, autoUpdate, computePosition, offset, shift } from '@floating-ui/react-dom';

export interface Box {
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
  readonly container: HTMLElement; // positions the popover
  readonly popover: HTMLElement;
  readonly tip: Element; // of the popover, at the height of the target
  readonly target: Element;
  readonly findObstacles: () => { readonly districts: readonly Box[]; readonly path: readonly Box[] }; // on the screen
  readonly bottomInset?: number | undefined; // px at the bottom, kept free for the hand
}

const EDGE_MARGIN = 8; // px to the edge of the container
const TARGET_GAP = 16; // px to the district
const HAND_HEIGHT = 172; // px; default bottom inset
const TIP_MARGIN = 12; // px to the corners of the popover
const PATH_WEIGHT = 20; // a covered pixel of the path costs as much as this many of a district
const SHIFT_COST = 200; // covered px that may save a pixel of a shift over the target
const DISTANCES = [0, 40, 80, 120, 160] as const; // px further from the district
const DISTANCE_COST = 15; // covered px that a pixel of distance may save
const SIDES = ['left', 'right'] as const;
const ALIGNMENTS = [0.86, 0.72, 0.5, 0.3, 0.14] as const; // of the popover's height, above the district's centre

const overlapArea = (a: Box, b: Box): number => {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
};

/** Resolves to the position inside the container that covers the least of the target, the obstacles and the path. */
export async function placePopover(input: PlacementInput): Promise<PopoverPlacement> {
  const { container, popover, tip, target, findObstacles, bottomInset = HAND_HEIGHT } = input;
  const origin = container.getBoundingClientRect();
  const { districts, path } = findObstacles();
  const obstacles = [target.getBoundingClientRect(), ...districts];
  const padding = { top: EDGE_MARGIN, left: EDGE_MARGIN, right: EDGE_MARGIN, bottom: bottomInset };
  const tryPosition = async (side: 'left' | 'right', distance: number, alignment: number) => {
    const { x, y, middlewareData } = await computePosition(target, popover, {
      placement: side,
      middleware: [
        offset(({ rects }) => ({
          mainAxis: TARGET_GAP + distance,
          crossAxis: rects.floating.height * (0.5 - alignment),
        })),
        shift({ boundary: container, padding, crossAxis: true }),
        arrow({ element: tip, padding: TIP_MARGIN }),
      ],
    });
    const { offsetWidth: width, offsetHeight: height } = popover;
    const box = { x: origin.x + x, y: origin.y + y, width, height };
    const coveredArea = (boxes: readonly Box[]) =>
      boxes.reduce((sum, other) => sum + overlapArea(box, other), 0);
    const cost =
      coveredArea(obstacles) +
      coveredArea(path) * PATH_WEIGHT +
      Math.abs(middlewareData.shift?.x ?? 0) * SHIFT_COST +
      distance * DISTANCE_COST;
    return { placement: { x, y, side, tipTop: middlewareData.arrow?.y ?? 0 }, cost };
  };
  let best = await tryPosition(SIDES[0], DISTANCES[0], ALIGNMENTS[0]);
  for (const distance of DISTANCES) {
    if (best.cost <= distance * DISTANCE_COST) break; // a larger distance costs more
    const positions = await Promise.all(
      SIDES.flatMap((side) => ALIGNMENTS.map((alignment) => tryPosition(side, distance, alignment))),
    );
    best = positions.reduce((least, position) => (position.cost < least.cost ? position : least), best);
  }
  return best.placement;
}

/** Calls `onPlace` now and whenever target, popover or screen have moved. Returns a function that ends it. */
export function followTarget(
  input: PlacementInput,
  onPlace: (placement: PopoverPlacement) => void,
): () => void {
  let isStopped = false;
  const update = () => void placePopover(input).then((placement) => isStopped || onPlace(placement));
  const stop = autoUpdate(input.target, input.popover, update);
  return () => {
    isStopped = true;
    stop();
  };
}
