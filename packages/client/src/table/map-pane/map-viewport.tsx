import type { DistrictId, PlayerView } from '@great-fire/game';
import { type CSSProperties, type MouseEvent, useLayoutEffect, useMemo, useState, useRef } from 'react';
import { useStore } from 'zustand';
import type { MoveDraft } from '../move-input/draft-store';
import type { PhaseState } from '../move-input/phase-state';
import { needsInput } from '../move-input/phase';
import { getMapTarget } from '../move-input/phases';
import { useDraftStore, useMoveInput } from '../move-input/move-input-context';
import { MAP_BOX } from '../map/city-map';
import { mapTextSize } from '../map/layout/compact-layout';
import { boundsOfDistricts } from '../map/polygon';
import { useTable } from '../model/table-context';
import { Delayed } from '../../ui/delayed';
import { lazyWithRetry } from '../../lib/lazy-with-retry';
import { TableMap } from './table-map';
import { MapViewportController } from './viewport';
import { useAutoPan } from './use-auto-pan';
import type { PaneBox } from './zoom';
import { Minimap } from './minimap';
import styles from './map-viewport.module.css';

const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_RADIUS = 30; // px

// Placing a cone, selecting a piece and pressing a verb act on each tap.
const NOT_A_DOUBLE_TAP = '[data-press-effect="add-cone"], [data-movable-piece], [data-verb]';

const ViewportGestures = lazyWithRetry(() =>
  import('./viewport-gestures.lazy').then((module) => module.ViewportGestures),
);

/** Width in px at which names are 12px high. */
const MAP_WIDTH = 1136;
const PX_PER_UNIT = MAP_WIDTH / MAP_BOX[2];
/** Height in px at zoom 1, down to the quays. Panels over the river leave less of it in sight. */
const MAP_HEIGHT = { withRiver: 748, abovePanels: 716 } as const;
const DOUBLE_TAP_ZOOM = 1.7;
const DISTRICT_MARGIN = 8; // px of the surroundings that stay visible

interface MapViewportProps {
  readonly isBehindDock?: boolean; // panels cover `--dock-height` at its bottom
  readonly focusDistrict?: DistrictId | null; // null: none; default: from the current phase
}

/**
 * The map on a screen that is too small for it, with pan and zoom. Shows the whole city if its names are readable.
 * Otherwise the map is large enough for its names.
 */
export function MapViewport({ isBehindDock = false, focusDistrict }: MapViewportProps) {
  const { view } = useTable('view');
  const { phaseState, draft } = useMoveInput();
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [content, setContent] = useState<HTMLElement | null>(null);
  const mapHeight = isBehindDock ? MAP_HEIGHT.abovePanels : MAP_HEIGHT.withRiver;
  const viewport = useMemo(
    () =>
      scroller === null || content === null
        ? null
        : new MapViewportController(scroller, content, { width: MAP_WIDTH, height: mapHeight }),
    [scroller, content, mapHeight],
  );
  const [zoom, setZoom] = useState(1);
  useLayoutEffect(() => viewport?.followWindow(setZoom), [viewport]);
  const { hidesText, ...textSize } = mapTextSize(PX_PER_UNIT * zoom);
  const relevantDistricts =
    focusDistrict === undefined
      ? getRelevantDistricts(view, phaseState, draft)
      : focusDistrict === null
        ? []
        : [focusDistrict];
  const locateRequest = useStore(useDraftStore(), (state) => state.locateRequest);
  const { isOneSufficient } = getMapTarget(view, phaseState);
  useAutoPan(viewport, {
    focusDistricts: relevantDistricts,
    isOneSufficient,
    locateRequest,
    isDeciding: needsInput(phaseState.phase),
    opensAtBottom: isBehindDock,
    isBusy: isDraftStarted(draft),
    getFocusBox,
  });
  const onTap = useDoubleTap(({ clientX, clientY }) => {
    if (viewport === null) return;
    const { x, y } = viewport.scroller.getBoundingClientRect();
    viewport.zoomTo(viewport.viewState.zoom < DOUBLE_TAP_ZOOM ? DOUBLE_TAP_ZOOM : viewport.defaultZoom, {
      x: clientX - x,
      y: clientY - y,
    });
  });
  const sizes: CSSProperties & Record<'--map-height', string> = { '--map-height': `${mapHeight}px` };
  const behindDock = isBehindDock ? styles['behindDock'] : '';
  return (
    <>
      <div
        ref={setScroller}
        className={`overlay contained scroll-both ${styles['window']} ${behindDock}`}
        style={sizes}
        onClickCapture={onTap}
      >
        <div
          ref={setContent}
          className={`relative page-high ${styles['city']}`}
          data-hide-text={hidesText || undefined}
        >
          <div className={styles['drawing']}>
            <TableMap {...textSize} />
          </div>
        </div>
      </div>
      {viewport !== null && (
        <>
          <Minimap
            viewport={viewport}
            className={behindDock}
            pxPerUnit={PX_PER_UNIT}
            onRestoreZoom={() =>
              viewport.centerOn(
                getFocusBox(isOneSufficient ? relevantDistricts.slice(0, 1) : relevantDistricts),
                {
                  isSmooth: false,
                  unlessVisible: false,
                },
              )
            }
          />
          <Delayed>
            <ViewportGestures viewport={viewport} />
          </Delayed>
        </>
      )}
    </>
  );
}

const isDraftStarted = ({ card, district, piece, placedCones }: MoveDraft): boolean =>
  card !== null || district !== null || piece !== null || placedCones.length > 0;

/** Returns the districts that matter in the phase. Empty: the viewport stays in place. */
function getRelevantDistricts(
  view: PlayerView,
  phaseState: PhaseState,
  { district }: MoveDraft,
): readonly DistrictId[] {
  if (district !== null) return [district];
  const { districts, order } = getMapTarget(view, phaseState);
  return order === 'fire' ? [...districts].sort((a, b) => distanceToFire(a) - distanceToFire(b)) : districts;
}

/** Returns the distance of a district from the origin of the fire, in map units. */
function distanceToFire(id: DistrictId): number {
  const [districtBox, fireBox] = [id, 'pudding-lane' as const].map((district) =>
    boundsOfDistricts([district]),
  );
  if (districtBox === undefined || fireBox === undefined) return 0;
  return Math.hypot(
    (districtBox.left + districtBox.right - fireBox.left - fireBox.right) / 2,
    (districtBox.top + districtBox.bottom - fireBox.top - fireBox.bottom) / 2,
  );
}

/** Returns the box of the districts with a margin, in px at zoom 1. For no districts, the box of the fire's origin. */
function getFocusBox(districts: readonly DistrictId[]): PaneBox {
  const { left, right, top, bottom } = boundsOfDistricts(districts.length > 0 ? districts : ['pudding-lane']);
  const [x, y] = MAP_BOX;
  return {
    left: (left - x) * PX_PER_UNIT - DISTRICT_MARGIN,
    right: (right - x) * PX_PER_UNIT + DISTRICT_MARGIN,
    top: (top - y) * PX_PER_UNIT - DISTRICT_MARGIN,
    bottom: (bottom - y) * PX_PER_UNIT + DISTRICT_MARGIN,
  };
}

interface Tap {
  readonly at: number; // ms
  readonly x: number;
  readonly y: number;
  readonly district: string | undefined;
  readonly left: number; // scroll position of the map
  readonly top: number;
}

function toTap({ timeStamp, clientX, clientY, target, currentTarget }: MouseEvent): Tap {
  const element = target instanceof Element ? target.closest<SVGElement>('[data-district]') : null;
  const { scrollLeft, scrollTop } = currentTarget;
  const district = element?.dataset['district'];
  return { at: timeStamp, x: clientX, y: clientY, district, left: scrollLeft, top: scrollTop };
}

/** Returns true if the second tap is at the place of the first. The map can scroll between two quick taps. */
function isSecondTap(first: Tap, { at, x, y, district, left, top }: Tap): boolean {
  const isStill = district === first.district && left === first.left && top === first.top;
  return (
    isStill && at - first.at <= DOUBLE_TAP_MS && Math.hypot(x - first.x, y - first.y) <= DOUBLE_TAP_RADIUS
  );
}

/** Returns a handler for the capture phase of `click`. On a double tap it stops the event and calls `onDouble`. */
function useDoubleTap(onDouble: (event: MouseEvent) => void): (event: MouseEvent) => void {
  const lastTap = useRef<Tap | null>(null);
  return (event) => {
    const isExcluded = event.target instanceof Element && event.target.closest(NOT_A_DOUBLE_TAP) !== null;
    const tap = toTap(event);
    const previous = lastTap.current;
    lastTap.current = isExcluded ? null : tap;
    if (previous === null || isExcluded || !isSecondTap(previous, tap)) return;
    lastTap.current = null;
    event.stopPropagation();
    event.preventDefault();
    onDouble(event);
  };
}
