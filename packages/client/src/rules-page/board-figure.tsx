import { DISTRICT_IDS, viewFor } from '@great-fire/game';
import type { DistrictId, PlayerView } from '@great-fire/game';
import { BOARD } from '@great-fire/game/board';
import { useMemo } from 'react';
import { GUEST_SEAT, startOfCourse } from '../first-turn/course';
import type { Choice } from '../table/choice/choice';
import { NO_GLANCE, NOTHING_CHOSEN } from '../table/choice/choice';
import { marksOf } from '../table/choice/marks-of';
import { offerOf } from '../table/choice/offer';
import { CityMap, MAP_BOX } from '../table/map';
import styles from './rules-page.module.css';

interface Scene {
  readonly fires: { readonly [D in DistrictId]?: readonly [cones: number, bands: number] };
  readonly choice: Partial<Choice>;
  readonly middle: DistrictId; // of what is shown
}

const SCENES: { readonly [S in 'spread' | 'contain']: Scene } = {
  spread: {
    fires: { cheapside: [4, 0], 's-bennet': [1, 0], 's-mary': [1, 0], bridgeward: [1, 0] },
    choice: { card: 0, district: 'guild-hall' },
    middle: 's-bennet',
  },
  contain: {
    fires: { 'custom-house': [2, 2], billingsgate: [3, 1], 'philpott-lane': [1, 0] },
    choice: {},
    middle: 'billingsgate',
  },
};

/** The board of the guided first turn with other fires on it, as its guest sees it. */
function seenWith(fires: Scene['fires']): PlayerView {
  const view = viewFor(startOfCourse().state, GUEST_SEAT);
  const districts = { ...view.districts };
  for (const id of DISTRICT_IDS) {
    const [cones, bands] = fires[id] ?? [];
    if (cones === undefined || bands === undefined) continue;
    districts[id] = { ...districts[id], houses: [], token: false, cones, bands };
  }
  return { ...view, districts };
}

const WIDTH = 1240; // pixels of the whole map: its smallest names keep 12
const PX = WIDTH / MAP_BOX[2];
const ALOFT = () => undefined;

/** A piece of the map as the table draws it, with what could be done there. Only to look at. */
export function BoardFigure({ shows }: { readonly shows: keyof typeof SCENES }) {
  const { fires, choice, middle } = SCENES[shows];
  const { view, marks } = useMemo(() => {
    const seen = seenWith(fires);
    const chosen = { ...NOTHING_CHOSEN, ...choice };
    return { view: seen, marks: marksOf(offerOf(seen, chosen), chosen, NO_GLANCE) };
  }, [fires, choice]);
  const [x, y] = BOARD[middle].map.label;
  const left = `calc(50% - ${(x - MAP_BOX[0]) * PX}px)`;
  const top = `calc(50% - ${(y - MAP_BOX[1]) * PX}px)`;
  return (
    <div
      className={styles['map']}
      style={{ width: WIDTH, height: MAP_BOX[3] * PX, left, top }}
      aria-hidden="true"
      inert
    >
      <CityMap
        view={view}
        viewer={GUEST_SEAT}
        myColour="green"
        myObjectives={[]}
        marks={marks}
        onDistrict={ALOFT}
        onHover={ALOFT}
      />
    </div>
  );
}
