import type { DistrictId, PlayerView } from '@great-fire/game';
import { DISTRICT_IDS, isBurning } from '@great-fire/game';
import { lazy, Suspense, useLayoutEffect, useMemo, useState } from 'react';
import { useMedia } from '../shell/media';
import type { Choice } from './choice/choice';
import type { Offer } from './choice/offer';
import { useDecision } from './decision';
import { LivingMap } from './living-map';
import { boundsOfAll, MAP_BOX } from './map';
import { MapWindow } from './map-window/map-window';
import { useDoubleTap } from './map-window/use-double-tap';
import type { Box } from './map-window/zoom';
import { Minimap } from './minimap';
import styles from './phone-map.module.css';
import { useTable } from './table-context';

const Pinch = lazy(() => import('./map-window/pinch').then((gesture) => ({ default: gesture.Pinch })));

/** As in the style sheet: so large that the names are 12 px high. Pixels. */
const MAP = { width: 1136, height: 748 };
const PX = MAP.width / MAP_BOX[2];
const CLOSER = 1.7;
const MARGIN = 8; // pixels: so much of the streets round a district is shown too

/** The map on a small screen: drawn so large that its names can be read, moved and zoomed by the fingers. */
export function PhoneMap() {
  const { view } = useTable();
  const { offer, choice } = useDecision();
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [city, setCity] = useState<HTMLElement | null>(null);
  const window = useMemo(
    () => (frame === null || city === null ? null : new MapWindow(frame, city, MAP)),
    [frame, city],
  );
  const asked = askedIn(view, offer, choice);
  useShow(window, asked);
  const onTap = useDoubleTap(({ clientX, clientY }) => {
    if (window === null) return;
    const { x, y } = window.frame.getBoundingClientRect();
    window.zoomTo(window.showing.zoom < CLOSER ? CLOSER : 1, { x: clientX - x, y: clientY - y });
  });
  return (
    <>
      <div ref={setFrame} className={styles['window']} onClickCapture={onTap}>
        <div ref={setCity} className={styles['city']}>
          <div className={styles['drawing']}>
            <LivingMap />
          </div>
        </div>
      </div>
      {window !== null && (
        <>
          <Minimap
            window={window}
            px={PX}
            onReturn={() => window.show(partOf(asked), { isSmooth: false, unlessSeen: false })}
          />
          <Suspense fallback={null}>
            <Pinch window={window} />
          </Suspense>
        </>
      )}
    </>
  );
}

/** The districts that the moment is about; none: the window stays where it is. */
function askedIn(view: PlayerView, offer: Offer, { district }: Choice): readonly DistrictId[] {
  if (district !== null) return [district];
  switch (offer.moment) {
    case 'spread':
    case 'spread-again':
      return offer.lit.filter(({ legal }) => legal).map(({ to }) => to);
    case 'act':
      return [offer.piece ?? offer.pieces[0]].flatMap((piece) => (piece === undefined ? [] : [piece.at]));
    case 'intensify':
      return offer.room.map((entry) => entry.district).filter((id) => isBurning(view, id));
    default:
      return [];
  }
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

/** Opens on these districts, and brings them into the window whenever they become others. */
function useShow(window: MapWindow | null, districts: readonly DistrictId[]): void {
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const names = districts.join(' ');
  useLayoutEffect(() => {
    if (window === null || (window.isOpen && names === '')) return;
    const wanted = DISTRICT_IDS.filter((id) => names.split(' ').includes(id));
    window.show(partOf(wanted), { isSmooth: !isStill, unlessSeen: true });
  }, [window, names, isStill]);
}
