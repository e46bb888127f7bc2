import type { DistrictId, PlayerView } from '@great-fire/game';
import { isBurning } from '@great-fire/game';
import { useMemo, useState } from 'react';
import type { Choice } from './choice/choice';
import type { Offer } from './choice/offer';
import { spreadReach } from './choice/offer';
import { useStore } from 'zustand';
import { useChoiceStore, useDecision } from './decision';
import { LivingMap } from './living-map';
import { boundsOfAll, MAP_BOX } from './map';
import { MapWindow } from './map-window/map-window';
import { useDoubleTap } from './map-window/use-double-tap';
import { useSight } from './map-window/use-sight';
import type { Box } from './map-window/zoom';
import { Minimap } from './minimap';
import styles from './windowed-map.module.css';
import { useTable } from './table-context';
import { Later } from '../shell/later';
import { lazily } from '../shell/lazily';

const Gestures = lazily(() =>
  import('./map-window/gestures').then((gestures) => ({ default: gestures.Gestures })),
);

/** So large that the names are 12 px high. Pixels. */
const WIDTH = 1136;
const PX = WIDTH / MAP_BOX[2];
/** How far down the map can be moved: to the quays, or to the foot of the river where the hand lies on it. */
const FOOT = { quays: 748, river: 852 } as const;
const CLOSER = 1.7;
const MARGIN = 8; // pixels: so much of the streets round a district is shown too

interface WindowedMapProps {
  readonly foot: keyof typeof FOOT;
  readonly look?: DistrictId | null; // where to look, where nothing is asked; left out: as the decision has it
}

/** The map on a screen that has no room for it all: as large as its names need, moved and zoomed by hand. */
export function WindowedMap({ foot, look }: WindowedMapProps) {
  const { view } = useTable();
  const { offer, choice } = useDecision();
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [city, setCity] = useState<HTMLElement | null>(null);
  const window = useMemo(
    () =>
      frame === null || city === null
        ? null
        : new MapWindow(frame, city, { width: WIDTH, height: FOOT[foot] }),
    [frame, city, foot],
  );
  const asked = look === undefined ? askedIn(view, offer, choice) : look === null ? [] : [look];
  const located = useStore(useChoiceStore(), (state) => state.located);
  const isAnyEnough = offer.moment === 'band' || offer.moment === 'pawn' || offer.moment === 'act';
  useSight(window, {
    asked,
    isAnyEnough,
    located,
    isDeciding: offer.moment !== 'watch' && offer.moment !== 'over',
    atRiver: foot === 'river',
    isBusy: isHalfMade(choice),
    partOf,
  });
  const onTap = useDoubleTap(({ clientX, clientY }) => {
    if (window === null) return;
    const { x, y } = window.frame.getBoundingClientRect();
    window.zoomTo(window.showing.zoom < CLOSER ? CLOSER : 1, { x: clientX - x, y: clientY - y });
  });
  return (
    <>
      <div ref={setFrame} className={styles['window']} onClickCapture={onTap}>
        <div ref={setCity} className={`${styles['city']} ${styles[foot]}`}>
          <div className={styles['drawing']}>
            <LivingMap />
          </div>
        </div>
      </div>
      {window !== null && (
        <>
          <Minimap
            window={window}
            isHigh={foot === 'river'}
            px={PX}
            onReturn={() =>
              window.show(partOf(isAnyEnough ? asked.slice(0, 1) : asked), {
                isSmooth: false,
                unlessSeen: false,
              })
            }
          />
          <Later>
            <Gestures window={window} />
          </Later>
        </>
      )}
    </>
  );
}

const isHalfMade = ({ card, district, piece, picks }: Choice): boolean =>
  card !== null || district !== null || piece !== null || picks.length > 0;

/** The districts that the moment is about; none: the window stays where it is. */
function askedIn(view: PlayerView, offer: Offer, { district }: Choice): readonly DistrictId[] {
  if (district !== null) return [district];
  switch (offer.moment) {
    case 'spread':
      if (offer.card === null) return spreadReach(view);
      return offer.lit.filter(({ legal }) => legal).map(({ to }) => to);
    case 'spread-again':
      return offer.lit.filter(({ legal }) => legal).map(({ to }) => to);
    case 'act':
      return offer.piece === null ? offer.pieces.map(({ at }) => at) : [offer.piece.at];
    case 'intensify':
      return offer.room.map((entry) => entry.district).filter((id) => isBurning(view, id));
    case 'band':
    case 'pawn':
      return [...offer.places].sort((a, b) => fromTheFire(a) - fromTheFire(b));
    default:
      return [];
  }
}

/** How far a district lies from where the fire began, on the map. */
function fromTheFire(id: DistrictId): number {
  const [here, fire] = [id, 'pudding-lane' as const].map((one) => boundsOfAll([one]));
  if (here === undefined || fire === undefined) return 0;
  return Math.hypot(
    (here.left + here.right - fire.left - fire.right) / 2,
    (here.top + here.bottom - fire.top - fire.bottom) / 2,
  );
}

/** Where these districts lie on the map at zoom 1, with a little round them; the fire's origin for none. */
function partOf(districts: readonly DistrictId[]): Box {
  const { left, right, top, bottom } = boundsOfAll(districts.length > 0 ? districts : ['pudding-lane']);
  const [x, y] = MAP_BOX;
  return {
    left: (left - x) * PX - MARGIN,
    right: (right - x) * PX + MARGIN,
    top: (top - y) * PX - MARGIN,
    bottom: (bottom - y) * PX + MARGIN,
  };
}
