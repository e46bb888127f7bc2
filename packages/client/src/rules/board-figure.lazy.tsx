import { DISTRICT_IDS, viewFor } from '@great-fire/game';
import type { DistrictId, PlayerView } from '@great-fire/game';
import { BOARD } from '@great-fire/game/board';
import { useMemo } from 'react';
import { PLAYER_SEAT, startScenario } from '../tutorial/scenario';
import type { MoveDraft } from '../table/move-input/draft-store';
import { NO_HOVER, EMPTY_DRAFT } from '../table/move-input/draft-store';
import { toMapMarks, derivePhaseState } from '../table/move-input/phases';
import { CityMap, MAP_BOX } from '../table/map/city-map';
import styles from './rules-page.module.css';

interface Scene {
  readonly fires: { readonly [D in DistrictId]?: readonly [cones: number, bands: number] };
  readonly bands?: { readonly [D in DistrictId]?: number }; // in districts without fire
  readonly draft: Partial<MoveDraft>;
  readonly center: DistrictId; // of the figure
}

const SCENES: { readonly [S in 'spread' | 'contain']: Scene } = {
  spread: {
    fires: { cheapside: [4, 0], 's-bennet': [1, 0], 's-mary': [1, 0], bridgeward: [1, 0] },
    bands: { 'coleman-street': 1 },
    draft: { card: 0, district: 'guild-hall' },
    center: 's-bennet',
  },
  contain: {
    fires: { 'custom-house': [2, 2], billingsgate: [3, 1], 'philpott-lane': [1, 0] },
    draft: {},
    center: 'billingsgate',
  },
};

/** Returns the tutorial's start position with other fires, as the player sees it. */
function viewWithFires({ fires, bands = {} }: Pick<Scene, 'fires' | 'bands'>): PlayerView {
  const view = viewFor(startScenario().state, PLAYER_SEAT);
  const districts = { ...view.districts };
  for (const id of DISTRICT_IDS) {
    districts[id] = { ...districts[id], bands: bands[id] ?? districts[id].bands };
    const [cones, pinned] = fires[id] ?? [];
    if (cones === undefined || pinned === undefined) continue;
    districts[id] = { ...districts[id], houses: [], token: false, cones, bands: pinned };
  }
  return { ...view, districts };
}

/** Returns the view and the marks of a figure. */
export function buildScene(scene: keyof typeof SCENES) {
  const view = viewWithFires(SCENES[scene]);
  const draft = { ...EMPTY_DRAFT, ...SCENES[scene].draft };
  return { view, marks: toMapMarks(derivePhaseState(view, draft), draft, NO_HOVER) };
}

const WIDTH = 1240; // px of the whole map, so that its smallest names have 12 px
const PX_PER_UNIT = WIDTH / MAP_BOX[2];
const noop = () => undefined;

/** A section of the real map with possible moves, for display only. */
export function BoardFigure({ scene }: { readonly scene: keyof typeof SCENES }) {
  const { view, marks } = useMemo(() => buildScene(scene), [scene]);
  const [x, y] = BOARD[SCENES[scene].center].map.label;
  // The map's right edge never leaves that of the figure, so that no empty strip appears.
  const left = `max(50% - ${(x - MAP_BOX[0]) * PX_PER_UNIT}px, 100% - ${WIDTH}px)`;
  const top = `calc(50% - ${(y - MAP_BOX[1]) * PX_PER_UNIT}px)`;
  return (
    <div
      className={styles['map']}
      style={{ width: WIDTH, height: MAP_BOX[3] * PX_PER_UNIT, left, top }}
      aria-hidden="true"
      inert
    >
      <CityMap
        view={view}
        viewer={PLAYER_SEAT}
        myColour="green"
        myObjectives={[]}
        marks={marks}
        onDistrict={noop}
        onHover={noop}
      />
    </div>
  );
}
