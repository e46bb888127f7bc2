import type { DistrictId } from '@great-fire/game';
import { DISTRICT_IDS, isOnFire } from '@great-fire/game';
import { memo, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import type { MapViewportController } from './viewport';
import { MAP_BOX } from '..';
import { outlineOf } from '../terrain/outlines';
import styles from './minimap.module.css';
import { useDisplayed } from '../../time-travel/displayed-state';

interface MinimapProps {
  readonly viewport: MapViewportController;
  readonly pxPerUnit: number; // a map unit at zoom 1
  readonly atTop: boolean; // in the upper corner: something else lies in the lower one
  readonly onRestoreZoom: () => void; // the map is as large as before: show what is asked
}

const MAP_HEIGHT = 1035; // map units: down to the quays
const ZOOM_TOLERANCE = 1.02; // a zoom this near to the whole map's counts as it

/** The whole city, small, with the part that the window shows; a press shows the whole city large, and back. */
export function Minimap({ viewport, pxPerUnit, atTop, onRestoreZoom }: MinimapProps) {
  const { t } = useTranslation('table');
  const { view } = useDisplayed();
  const svgRef = useRef<SVGSVGElement>(null);
  const frameRef = useRef<HTMLSpanElement>(null);
  const [showsWholeMap, setShowsWholeMap] = useState(false);
  useEffect(() => {
    const update = () => {
      if (svgRef.current === null || frameRef.current === null) return;
      const { clientWidth, clientHeight } = svgRef.current;
      const scale = clientWidth / MAP_BOX[2] / pxPerUnit;
      const croppedHeight = (clientWidth * (MAP_HEIGHT / MAP_BOX[2]) - clientHeight) / 2;
      const { left, top, right, bottom } = viewport.visibleBox;
      const { style } = frameRef.current;
      style.width = `${(right - left) * scale}px`;
      style.height = `${(bottom - top) * scale}px`;
      style.transform = `translate(${left * scale}px, ${top * scale - croppedHeight}px)`;
      setShowsWholeMap(viewport.viewState.zoom <= viewport.fitZoom * ZOOM_TOLERANCE);
    };
    update();
    viewport.scroller.addEventListener('scroll', update, { passive: true });
    const resizeObserver = new ResizeObserver(update);
    resizeObserver.observe(viewport.scroller);
    return () => {
      viewport.scroller.removeEventListener('scroll', update);
      resizeObserver.disconnect();
    };
  }, [viewport, pxPerUnit]);
  const toggleZoom = () => {
    viewport.zoomTo(showsWholeMap ? 1 : viewport.fitZoom, { x: 0, y: 0 });
    if (showsWholeMap) onRestoreZoom();
  };
  return (
    <button
      type="button"
      className={`${styles['minimap']} ${atTop ? styles['high'] : ''}`}
      aria-label={showsWholeMap ? t('minimap.closer') : t('minimap.whole')}
      data-testid="minimap"
      onClick={toggleZoom}
    >
      <svg
        ref={svgRef}
        viewBox={`${MAP_BOX[0]} ${MAP_BOX[1]} ${MAP_BOX[2]} ${MAP_HEIGHT}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <MinimapCity burningIds={DISTRICT_IDS.filter((id) => isOnFire(view, id)).join(' ')} />
      </svg>
      <span ref={frameRef} className={styles['frame']} />
    </button>
  );
}

const CITY_OUTLINE = DISTRICT_IDS.map(outlineOf).join('');
const isDistrict = (id: string): id is DistrictId => DISTRICT_IDS.some((known) => known === id);

/** `burningIds`: the ids of what burns, in one text, so that a move elsewhere draws nothing anew. */
const MinimapCity = memo(function MinimapCity({ burningIds }: { readonly burningIds: string }) {
  return (
    <g className={styles['city']}>
      <path d={CITY_OUTLINE} />
      <path
        d={burningIds.split(' ').filter(isDistrict).map(outlineOf).join('')}
        className={styles['fires']}
      />
    </g>
  );
});
