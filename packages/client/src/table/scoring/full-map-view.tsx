import type { Result } from '@great-fire/game';
import { useBackButton } from '../../lib/back-layers';
import { useKeyScope } from '../../lib/keyboard';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { ErrorBoundary } from '../../ui/error-boundary';
import { HistorySlider } from '../time-travel/history-slider';
import { MapAlerts } from '../map-pane/map-alerts';
import { TableHeading } from '../map-pane/table-map';
import { MapViewport } from '../map-pane/map-viewport';
import { useDisplayed } from '../model/display-context';
import { getVisibleSecrets } from '../model/visible-points';
import styles from './full-map-view.module.css';
import { ScoringPerspective } from './perspective-select';
import { RevealedHand } from './revealed-hand';
import pastHandsStyles from './perspective-select.module.css';

const FULLY_REVEALED = { isRevealed: () => true };

/** Shows the secrets at an earlier state, of the seats whose secrets the chosen perspective sees. */
function PastHands({ result }: { readonly result: Result }) {
  const { t } = useTranslation('scoring');
  const { view, mode } = useDisplayed();
  const seats = [...view.seats.keys()].filter((seat) => getVisibleSecrets(view, seat) !== null);
  if (mode === 'live' || seats.length === 0) return null;
  return (
    <div
      className={`flex gap-8 firm on-panel contained fine-scroll ruled-above pad-8-16 scroll-across ${pastHandsStyles['cards']}`}
      role="group"
      aria-label={t('revealedSecrets')}
      tabIndex={0}
    >
      {seats.map((seat) => (
        <RevealedHand key={seat} seat={seat} result={result} compact scoreReveal={FULLY_REVEALED} />
      ))}
    </div>
  );
}

interface FullMapViewProps {
  readonly result: Result;
  readonly onClose: () => void;
}

/** The map at full size with pan and zoom, and a slider through all states of the game. */
export function FullMapView({ result, onClose }: FullMapViewProps) {
  const { t } = useTranslation(['table', 'scoring']);
  useBackButton(true, onClose);
  useKeyScope('full-map', ({ key }) => {
    if (key === 'Escape') onClose();
    return key === 'Escape';
  });
  return (
    <main className="column grow lowerable" data-testid="full-map">
      <TableHeading />
      <div className="grow lowerable relative clipped on-map-paper">
        <ErrorBoundary>
          <MapViewport />
        </ErrorBoundary>
        <MapAlerts />
      </div>
      <PastHands result={result} />
      <div className={`row gap-14 firm on-panel ruled-above ${styles['foot']}`}>
        <div className={`grow narrowable ${styles['history']}`}>
          <HistorySlider />
        </div>
        <ScoringPerspective />
        <Button autoFocus onClick={onClose} data-testid="to-scores">
          {t('scoring:backToScores')}
        </Button>
      </div>
    </main>
  );
}
