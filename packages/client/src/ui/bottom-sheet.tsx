import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { anchor } from '../lib/anchors';
import { useTranslation } from '../i18n/use-translation';
import { useBackButton } from '../lib/back-layers';
import { lazyWithRetry } from '../lib/lazy-with-retry';
import { Delayed } from './delayed';
import styles from './bottom-sheet.module.css';

const BottomSheetDrag = lazyWithRetry(() =>
  import('./bottom-sheet-drag.lazy').then((module) => module.BottomSheetDrag),
);

export const SNAP_POINTS = ['collapsed', 'default', 'expanded'] as const;
export type SnapPoint = (typeof SNAP_POINTS)[number];

const SNAP_STEPS: { readonly [key: string]: number | undefined } = { ArrowUp: 1, ArrowDown: -1 };

interface BottomSheetProps {
  readonly label: string;
  readonly restHeight?: 'default' | 'auto' | 'auto-tall' | 'tall' | 'compact'; // of the default snap point
  readonly children: ReactNode;
}

/** The sheet below the map on phones: collapsed to its tabs, at its resting height, or over most of the map. */
export function BottomSheet({ label, restHeight = 'default', children }: BottomSheetProps) {
  const { t } = useTranslation('table');
  const [snapPoint, setSnapPoint] = useState<SnapPoint>('default');
  useBackButton(snapPoint === 'expanded', () => setSnapPoint('default'));
  const sheetRef = useRef<HTMLElement>(null);
  const handleRef = useRef<HTMLButtonElement>(null);
  const onArrowKey = (event: KeyboardEvent) => {
    const next = SNAP_POINTS[SNAP_POINTS.indexOf(snapPoint) + (SNAP_STEPS[event.key] ?? 0)];
    if (next === undefined || next === snapPoint) return;
    event.preventDefault();
    setSnapPoint(next);
  };
  return (
    <section
      ref={sheetRef}
      className={`${styles['bottomSheet']} ${styles[snapPoint === 'default' ? restHeight : snapPoint]}`}
      aria-label={label}
      data-snap-point={snapPoint}
    >
      <button
        ref={handleRef}
        type="button"
        className={styles['handle']}
        aria-label={snapPoint === 'default' ? t('bottomSheet.expand') : t('bottomSheet.collapse')}
        data-testid="sheet-handle"
        {...anchor('sheet-handle')}
        onClick={() => setSnapPoint(snapPoint === 'default' ? 'expanded' : 'default')}
        onKeyDown={onArrowKey}
      />
      {children}
      <Delayed>
        <BottomSheetDrag sheet={sheetRef} handle={handleRef} snapPoint={snapPoint} onSnap={setSnapPoint} />
      </Delayed>
    </section>
  );
}
