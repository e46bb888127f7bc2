import { useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { useMediaQuery } from '../lib/use-media-query';
import { TableMap } from '../table/map-pane/table-map';
import { SidebarPlayers } from '../table/sidebar';
import { ConeStockWarning } from '../table/players/cone-stock-warning';
import { SupplyStatus } from '../table/players/supply-status';
import table from '../table/desktop-table.module.css';
import rail from '../table/sidebar.module.css';
import { ErrorBoundary } from '../ui/error-boundary';
import { Tabs } from '../ui/tabs';
import { ReplayControls } from './replay-controls';
import { ReplayPanel } from './replay-panel';
import { ReplayBar, ReplayHeading } from './replay-bar';
import { ReplayViewport } from './replay-viewport';
import styles from './replay.module.css';

/** Above this size the whole map fits with its names at 12 px, as in the design. */
const SMALL_SCREEN = '(max-width: 1439px), (max-height: 899px)';
const PANELS = ['log', 'legal-moves', 'hands', 'stats'] as const;

/** The replay on desktop: the map with the controls over its water, and the sidebar on the right. */
export function DesktopReplay() {
  const { t } = useTranslation('replay');
  const [panel, setPanel] = useState<(typeof PANELS)[number]>('log');
  const isSmaller = useMediaQuery(SMALL_SCREEN);
  return (
    <div className="column clipped high">
      <ReplayBar />
      <div className="flex grow lowerable">
        <main
          className={`grow narrowable relative clipped on-ground ${table['pane']} ${styles['aboveControls']}`}
        >
          <ReplayHeading />
          <ErrorBoundary>{isSmaller ? <ReplayViewport isBehindDock /> : <TableMap />}</ErrorBoundary>
          <div className={styles['water']}>
            <ReplayControls isSmall={false} />
          </div>
        </main>
        <aside className={`column firm lowerable relative on-panel edge ${rail['rail']}`}>
          {panel !== 'stats' && (
            <ErrorBoundary>
              <SidebarPlayers />
              <SupplyStatus />
              <ConeStockWarning />
            </ErrorBoundary>
          )}
          <Tabs
            label={t('panelsLabel')}
            tabs={PANELS.map((name) => ({ name, title: t(`panel.${name}`) }))}
            value={panel}
            onChange={setPanel}
          >
            <ErrorBoundary key={panel}>
              <ReplayPanel name={panel} />
            </ErrorBoundary>
          </Tabs>
        </aside>
      </div>
    </div>
  );
}
