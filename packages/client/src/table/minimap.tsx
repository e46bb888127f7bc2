import type { DistrictId } from '@great-fire/game';
import { DISTRICT_IDS, isOnFire } from '@great-fire/game';
import { memo, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import type { MapWindow } from './map-window/map-window';
import { MAP_BOX } from './map';
import { outlineOf } from './map/ground/outlines';
import styles from './minimap.module.css';
import { useShown } from './shown';

interface MinimapProps {
  readonly window: MapWindow;
  readonly px: number; // a map unit at zoom 1
  readonly isHigh: boolean; // in the upper corner: something else lies in the lower one
  readonly onReturn: () => void; // the map is as large as before: show what is asked
}

const HEIGHT = 1035; // map units: down to the quays
const ALMOST = 1.02; // a zoom this near to the whole map's counts as it

/** The whole city, small, with the part that the window shows; a press shows the whole city large, and back. */
export function Minimap({ window, px, isHigh, onReturn }: MinimapProps) {
  const { t } = useTranslation('table');
  const { view } = useShown();
  const city = useRef<SVGSVGElement>(null);
  const frame = useRef<HTMLSpanElement>(null);
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    const draw = () => {
      if (city.current === null || frame.current === null) return;
      const { clientWidth, clientHeight } = city.current;
      const scale = clientWidth / MAP_BOX[2] / px;
      const cut = (clientWidth * (HEIGHT / MAP_BOX[2]) - clientHeight) / 2;
      const { left, top, right, bottom } = window.seen;
      const { style } = frame.current;
      style.width = `${(right - left) * scale}px`;
      style.height = `${(bottom - top) * scale}px`;
      style.transform = `translate(${left * scale}px, ${top * scale - cut}px)`;
      setWhole(window.showing.zoom <= window.whole * ALMOST);
    };
    draw();
    window.frame.addEventListener('scroll', draw, { passive: true });
    const resized = new ResizeObserver(draw);
    resized.observe(window.frame);
    return () => {
      window.frame.removeEventListener('scroll', draw);
      resized.disconnect();
    };
  }, [window, px]);
  const press = () => {
    window.zoomTo(isWhole ? 1 : window.whole, { x: 0, y: 0 });
    if (isWhole) onReturn();
  };
  return (
    <button
      type="button"
      className={`${styles['minimap']} ${isHigh ? styles['high'] : ''}`}
      aria-label={isWhole ? t('minimap.closer') : t('minimap.whole')}
      data-testid="minimap"
      onClick={press}
    >
      <svg
        ref={city}
        viewBox={`${MAP_BOX[0]} ${MAP_BOX[1]} ${MAP_BOX[2]} ${HEIGHT}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <SmallCity fires={DISTRICT_IDS.filter((id) => isOnFire(view, id)).join(' ')} />
      </svg>
      <span ref={frame} className={styles['frame']} />
    </button>
  );
}

const ALL = DISTRICT_IDS.map(outlineOf).join('');
const isDistrict = (id: string): id is DistrictId => DISTRICT_IDS.some((known) => known === id);

/** `fires`: the ids of what burns, in one text, so that a move elsewhere draws nothing anew. */
const SmallCity = memo(function SmallCity({ fires }: { readonly fires: string }) {
  return (
    <g className={styles['city']}>
      <path d={ALL} />
      <path d={fires.split(' ').filter(isDistrict).map(outlineOf).join('')} className={styles['fires']} />
    </g>
  );
});
