import { DISTRICT_IDS, viewFor } from '@great-fire/game';
import type { DistrictId, PlayerView } from '@great-fire/game';
import { BOARD } from '@great-fire/game/board';
import { useMemo } from 'react';
import { PLAYER_SEAT, startScenario } from '../tutorial/scenario';
import type { MoveDraft } from '../table/move-input/draft';
import { NO_HOVER, EMPTY_DRAFT } from '../table/move-input/draft';
import { toMapMarks } from '../table/move-input/map-marks';
import { derivePhaseState } from '../table/move-input/phase-state';
import { CityMap, MAP_BOX } from '../table/map';
import styles from './rules-page.module.css';

interface Scene {
  readonly fires: { readonly [D in DistrictId]?: readonly [cones: number, bands: number] };
  readonly draft: Partial<MoveDraft>;
  readonly center: DistrictId; // of what is shown
}

const SCENES: { readonly [S in 'spread' | 'contain']: Scene } = {
  spread: {
    fires: { cheapside: [4, 0], 's-bennet': [1, 0], 's-mary': [1, 0], bridgeward: [1, 0] },
    draft: { card: 0, district: 'guild-hall' },
    center: 's-bennet',
  },
  contain: {
    fires: { 'custom-house': [2, 2], billingsgate: [3, 1], 'philpott-lane': [1, 0] },
    draft: {},
    center: 'billingsgate',
  },
};

/** The board of the guided first turn with other fires on it, as its guest sees it. */
function viewWithFires(fires: Scene['fires']): PlayerView {
  const view = viewFor(startScenario().state, PLAYER_SEAT);
  const districts = { ...view.districts };
  for (const id of DISTRICT_IDS) {
    const [cones, bands] = fires[id] ?? [];
    if (cones === undefined || bands === undefined) continue;
    districts[id] = { ...districts[id], houses: [], token: false, cones, bands };
  }
  return { ...view, districts };
}

const WIDTH = 1240; // pixels of the whole map: its smallest names keep 12
const PX_PER_UNIT = WIDTH / MAP_BOX[2];
const noop = () => undefined;

/** A piece of the map as the table draws it, with what could be done there. Only to look at. */
export function BoardFigure({ scene }: { readonly scene: keyof typeof SCENES }) {
  const { fires, draft, center } = SCENES[scene];
  const { view, marks } = useMemo(() => {
    const sceneView = viewWithFires(fires);
    const fullDraft = { ...EMPTY_DRAFT, ...draft };
    return {
      view: sceneView,
      marks: toMapMarks(derivePhaseState(sceneView, fullDraft), fullDraft, NO_HOVER),
    };
  }, [fires, draft]);
  const [x, y] = BOARD[center].map.label;
  const left = `calc(50% - ${(x - MAP_BOX[0]) * PX_PER_UNIT}px)`;
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
