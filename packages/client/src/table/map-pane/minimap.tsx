import { DISTRICT_IDS, isOnFire } from '@great-fire/game';
import { memo, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { MAP_BOX } from '../map/city-map';
import { outlineOf } from '../map/terrain/outlines';
import { MinusIcon, PlusIcon } from '../../ui/icons';
import { useDisplayed } from '../model/display-context';
import styles from './minimap.module.css';
import type { MapViewportController } from './viewport';

interface MinimapProps {
  readonly viewport: MapViewportController;
  readonly pxPerUnit: number; // at zoom 1
  readonly className?: string | undefined;
  readonly onRestoreZoom: () => void; // centres the current districts
}

const MAP_HEIGHT = 1035; // map units, down to the quays
const ZOOM_STEP = 1.25; // factor of a press
const ZOOM_TOLERANCE = 1.02; // factor within which the zoom counts as fit

/**
 * The whole city in a small size, with a frame around the visible part. A press shows the whole map, or returns to
 * zoom 1. On wide screens, buttons zoom by steps.
 */
export function Minimap({ viewport, pxPerUnit, className = '', onRestoreZoom }: MinimapProps) {
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
  const zoomBy = (factor: number) => {
    const { width, height } = viewport.size;
    viewport.zoomTo(viewport.viewState.zoom * factor, { x: width / 2, y: height / 2 });
  };
  return (
    <div className={`flex gap-6 absolute ${styles['controls']} ${className}`}>
      {!showsWholeMap && (
        <div className={`column on-panel framed round-6 card-shadow ${styles['zoom']}`}>
          <button
            type="button"
            aria-label={t('mapZoom.enlarge')}
            data-testid="zoom-in"
            onClick={() => zoomBy(ZOOM_STEP)}
          >
            <PlusIcon size={18} />
          </button>
          <button
            type="button"
            aria-label={t('mapZoom.shrink')}
            data-testid="zoom-out"
            onClick={() => zoomBy(1 / ZOOM_STEP)}
          >
            <MinusIcon size={18} />
          </button>
        </div>
      )}
      <button
        type="button"
        className={`relative clipped framed round-6 card-shadow ${styles['minimap']} ${showsWholeMap ? `centre on-panel ${styles['fit']}` : ''}`}
        aria-label={showsWholeMap ? t('minimap.zoomIn') : t('minimap.showWholeMap')}
        data-testid="minimap"
        {...(showsWholeMap && { 'data-whole-map': '' })}
        onClick={toggleZoom}
      >
        <svg
          ref={svgRef}
          viewBox={`${MAP_BOX[0]} ${MAP_BOX[1]} ${MAP_BOX[2]} ${MAP_HEIGHT}`}
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
        >
          <MinimapCity
            burningOutline={DISTRICT_IDS.filter((id) => isOnFire(view, id))
              .map(outlineOf)
              .join('')}
          />
        </svg>
        <span ref={frameRef} className={styles['frame']} />
        {showsWholeMap && <PlusIcon size={20} />}
      </button>
    </div>
  );
}

const CITY_OUTLINE = DISTRICT_IDS.map(outlineOf).join('');

/** `burningIds`: the burning districts in one string, so that other changes do not render the minimap. */
const MinimapCity = memo(function MinimapCity({ burningOutline }: { readonly burningOutline: string }) {
  return (
    <g className={styles['city']}>
      <path d={CITY_OUTLINE} />
      <path d={burningOutline} className={styles['fires']} />
    </g>
  );
});
