import type { DistrictId, PlayerView } from '@great-fire/game';
import { isBurning } from '@great-fire/game';
import { useMemo, useState } from 'react';
import type { MoveDraft } from '../../move-input/draft';
import type { PhaseState } from '../../move-input/phase-state';
import { getIgnitableDistricts } from '../../move-input/phase-state';
import { useStore } from 'zustand';
import { useDraftStore, useMoveInput } from '../../move-input/move-input-context';
import { TableMap } from '../../table-map';
import { boundsOfDistricts, MAP_BOX } from '..';
import { MapViewportController } from './viewport';
import { useDoubleTap } from './use-double-tap';
import { useAutoPan } from './use-auto-pan';
import type { Box } from './zoom';
import { Minimap } from './minimap';
import styles from './map-viewport.module.css';
import { useTable } from '../../table-context';
import { Delayed } from '../../../lib/delayed';
import { lazyWithRetry } from '../../../lib/lazy-with-retry';

const ViewportGestures = lazyWithRetry(() =>
  import('./viewport-gestures').then((gesturesModule) => ({ default: gesturesModule.ViewportGestures })),
);

/** So large that the names are 12 px high. Pixels. */
const MAP_WIDTH = 1136;
const PX_PER_UNIT = MAP_WIDTH / MAP_BOX[2];
/** How far down the map can be moved: to the quays, or to the foot of the river where the hand lies on it. */
const BOTTOM_EDGE = { quays: 748, river: 852 } as const;
const DOUBLE_TAP_ZOOM = 1.7;
const DISTRICT_MARGIN = 8; // pixels: so much of the streets round a district is shown too

interface MapViewportProps {
  readonly bottomEdge: keyof typeof BOTTOM_EDGE;
  readonly focusDistrict?: DistrictId | null; // where to look, where nothing is asked; left out: as the decision has it
}

/** The map on a screen that has no room for it all: as large as its names need, moved and zoomed by hand. */
export function MapViewport({ bottomEdge, focusDistrict }: MapViewportProps) {
  const { view } = useTable();
  const { phaseState, draft } = useMoveInput();
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [content, setContent] = useState<HTMLElement | null>(null);
  const viewport = useMemo(
    () =>
      scroller === null || content === null
        ? null
        : new MapViewportController(scroller, content, { width: MAP_WIDTH, height: BOTTOM_EDGE[bottomEdge] }),
    [scroller, content, bottomEdge],
  );
  const relevantDistricts =
    focusDistrict === undefined
      ? getRelevantDistricts(view, phaseState, draft)
      : focusDistrict === null
        ? []
        : [focusDistrict];
  const locateRequest = useStore(useDraftStore(), (state) => state.locateRequest);
  const isOneSufficient =
    phaseState.phase === 'band' || phaseState.phase === 'pawn' || phaseState.phase === 'act';
  useAutoPan(viewport, {
    focusDistricts: relevantDistricts,
    isOneSufficient,
    locateRequest,
    isDeciding: phaseState.phase !== 'watch' && phaseState.phase !== 'over',
    opensAtBottom: bottomEdge === 'river',
    isBusy: isDraftStarted(draft),
    getFocusBox,
  });
  const onTap = useDoubleTap(({ clientX, clientY }) => {
    if (viewport === null) return;
    const { x, y } = viewport.scroller.getBoundingClientRect();
    viewport.zoomTo(viewport.viewState.zoom < DOUBLE_TAP_ZOOM ? DOUBLE_TAP_ZOOM : 1, {
      x: clientX - x,
      y: clientY - y,
    });
  });
  return (
    <>
      <div ref={setScroller} className={styles['window']} onClickCapture={onTap}>
        <div ref={setContent} className={`${styles['city']} ${styles[bottomEdge]}`}>
          <div className={styles['drawing']}>
            <TableMap />
          </div>
        </div>
      </div>
      {viewport !== null && (
        <>
          <Minimap
            viewport={viewport}
            atTop={bottomEdge === 'river'}
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

/** The districts that the moment is about; none: the window stays where it is. */
function getRelevantDistricts(
  view: PlayerView,
  phaseState: PhaseState,
  { district }: MoveDraft,
): readonly DistrictId[] {
  if (district !== null) return [district];
  switch (phaseState.phase) {
    case 'spread':
      if (phaseState.card === null) return getIgnitableDistricts(view);
      return phaseState.targets.filter(({ legal }) => legal).map(({ to }) => to);
    case 'double-move':
      return phaseState.targets.filter(({ legal }) => legal).map(({ to }) => to);
    case 'act':
      return phaseState.piece === null ? phaseState.pieces.map(({ at }) => at) : [phaseState.piece.at];
    case 'intensify':
      return phaseState.coneRoom.map((entry) => entry.district).filter((id) => isBurning(view, id));
    case 'band':
    case 'pawn':
      return [...phaseState.placeable].sort((a, b) => distanceToFire(a) - distanceToFire(b));
    default:
      return [];
  }
}

/** How far a district lies from where the fire began, on the map. */
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

/** Where these districts lie on the map at zoom 1, with a little round them; the fire's origin for none. */
function getFocusBox(districts: readonly DistrictId[]): Box {
  const { left, right, top, bottom } = boundsOfDistricts(districts.length > 0 ? districts : ['pudding-lane']);
  const [x, y] = MAP_BOX;
  return {
    left: (left - x) * PX_PER_UNIT - DISTRICT_MARGIN,
    right: (right - x) * PX_PER_UNIT + DISTRICT_MARGIN,
    top: (top - y) * PX_PER_UNIT - DISTRICT_MARGIN,
    bottom: (bottom - y) * PX_PER_UNIT + DISTRICT_MARGIN,
  };
}
