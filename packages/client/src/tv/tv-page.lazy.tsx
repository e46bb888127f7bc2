import { type CSSProperties, useEffect } from 'react';
import { useLocation } from 'wouter';
import { useTranslation } from '../i18n/use-translation';
import { tvPath } from '../lib/routes';
import { MatchClient } from '../live/match-client';
import { monitorPage } from '../live/monitor-page';
import { useMatchClient } from '../live/use-match';
import { MatchTable, TableGate, TableNotice } from '../table/table-page.lazy';
import { TvTable } from './tv-table';
import { TvWaitingRoom } from './tv-waiting-room';
import { useTvScale } from './use-tv-scale';
import { useWakeLock } from './use-wake-lock';
import styles from './tv.module.css';

/** How long the scores stay on the screen before the next table of the players takes their place. */
const REMATCH_DELAY_MS = 20_000;

interface TvPageProps {
  readonly match: string;
  readonly createClient?: (match: string) => MatchClient; // default: of the server
}

const connectAsSpectator = (match: string) =>
  new MatchClient({ match, monitor: monitorPage, asSpectator: true });

/**
 * A table for a screen that all in the room see: without the seat of this browser, so without a hand. After the game it
 * follows the players to their next table.
 */
export function TvPage({ match: id, createClient = connectAsSpectator }: TvPageProps) {
  const handle = useMatchClient(() => createClient(id));
  const { snapshot } = handle;
  const { view, tableState, rematch, presence } = snapshot;
  const zoom = useTvScale();
  useWakeLock();
  const isFollowing = useNextTable(rematch?.id ?? null);
  return (
    <TableGate snapshot={snapshot}>
      {(match) =>
        view !== null && tableState !== null ? (
          <div className="no-box" style={{ '--tv-zoom': zoom } as CSSProperties} data-tv>
            <MatchTable handle={handle} Layout={TvTable}>
              <TableNotice {...snapshot} />
              {isFollowing && <NextTableNotice />}
            </MatchTable>
          </div>
        ) : (
          <>
            <TableNotice {...snapshot} />
            <TvWaitingRoom match={match} presence={presence} />
          </>
        )
      }
    </TableGate>
  );
}

/** Opens the next table after a while, so that the scores can be read. Returns whether there is one. */
function useNextTable(next: string | null): boolean {
  const [, goTo] = useLocation();
  useEffect(() => {
    if (next === null) return undefined;
    const timer = setTimeout(() => goTo(tvPath(next), { replace: true }), REMATCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [next, goTo]);
  return next !== null;
}

function NextTableNotice() {
  const { t } = useTranslation('tv');
  return (
    <p className={`on-panel framed round-8 fixed max-content ${styles['notice']}`} role="status">
      {t('nextTable')}
    </p>
  );
}
