import { useState } from 'react';
import { translateTableName } from '../i18n/table-name';
import { Log } from '../table/log/log';
import { MapAlerts } from '../table/map-pane/map-alerts';
import { TableMap } from '../table/map-pane/table-map';
import { useMapTextSize } from '../table/map-pane/use-map-text-size';
import { useTable } from '../table/model/table-context';
import { ConeStockWarning } from '../table/players/cone-stock-warning';
import { Players, UnownedColours } from '../table/players/players';
import { SupplyStatus } from '../table/players/supply-status';
import { TurnClock } from '../table/session/turn-clock';
import { TurnPrompt } from '../table/turn-panel/turn-panel';
import { ErrorBoundary } from '../ui/error-boundary';
import { UserText } from '../ui/user-text';
import { TvCode } from './tv-code';
import styles from './tv.module.css';
import { useTvScale } from './use-tv-scale';

/** A running game on a television: the whole map, and beside it players, log and the code for phones, in large type. */
export function TvTable() {
  const { match } = useTable('match');
  const [pane, setPane] = useState<HTMLElement | null>(null);
  const { hidesText, ...textSize } = useMapTextSize(pane);
  const zoom = useTvScale();
  return (
    <div className={`flex clipped high ${styles['table']}`} data-testid="tv-table">
      <main
        ref={setPane}
        className="grow narrowable relative clipped on-ground"
        data-hide-text={hidesText || undefined}
      >
        <ErrorBoundary>
          <TableMap {...textSize} />
        </ErrorBoundary>
        <div className={`absolute no-press max-wide if-filled ${styles['prompt']}`} style={{ zoom }}>
          <TurnPrompt overlay />
        </div>
        <div className="overlay no-press" style={{ zoom }}>
          <MapAlerts tellsMissed={false} />
        </div>
      </main>
      <aside className={`column firm lowerable scroll on-panel ${styles['rail']}`} style={{ zoom }}>
        <header className="flex wrap spread baseline pad-8-14 gap-4-20 line-below">
          <h1 className={styles['title']}>
            <UserText>{translateTableName(match.tableName)}</UserText>
          </h1>
          <TurnClock />
        </header>
        <ErrorBoundary>
          <Players />
          <UnownedColours />
          <SupplyStatus />
          <ConeStockWarning />
        </ErrorBoundary>
        <div className={`column grow ruled-above ${styles['log']}`}>
          <Log />
        </div>
        <footer className={`row gap-12 leading-1-3 ruled-above text-16 pad-8-14 ${styles['join']}`}>
          <TvCode match={match} offersSeat={match.seats.some(({ isOpen }) => isOpen)} />
        </footer>
      </aside>
    </div>
  );
}
