import type { Result } from '@great-fire/game';
import { useEffect } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { ErrorBoundary } from '../../ui/error-boundary';
import { HistorySlider } from '../time-travel/history-slider';
import { MapAlerts } from '../map-alerts';
import { TableHeading } from '../table-heading';
import { MapViewport } from '../map/viewport/map-viewport';
import styles from './full-map-view.module.css';
import { PerspectiveSelect } from './perspective-select';
import { PastHands } from './past-hands';

interface FullMapViewProps {
  readonly result: Result;
  readonly onClose: () => void;
}

/** The map at full size with pan and zoom, and a slider through all states of the game. */
export function FullMapView({ result, onClose }: FullMapViewProps) {
  const { t } = useTranslation(['table', 'scoring']);
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    };
    window.addEventListener('keydown', closeOnEscape);
    return () => window.removeEventListener('keydown', closeOnEscape);
  }, [onClose]);
  return (
    <main className={styles['page']} data-testid="city-at-large">
      <TableHeading />
      <div className={styles['pane']}>
        <ErrorBoundary>
          <MapViewport />
        </ErrorBoundary>
        <MapAlerts />
      </div>
      <PastHands result={result} />
      <div className={styles['foot']}>
        <div className={styles['history']}>
          <HistorySlider />
        </div>
        <PerspectiveSelect />
        <Button autoFocus onClick={onClose} data-testid="to-account">
          {t('scoring:toAccount')}
        </Button>
      </div>
    </main>
  );
}
