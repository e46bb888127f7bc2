import { useEffect, useMemo, useState } from 'react';
import { useMediaQuery } from '../lib/use-media-query';
import { ErrorBoundary } from '../ui/error-boundary';
import { Paper } from '../ui/paper';
import { DiscardPanel, TurnPanel, TurnPrompt } from './turn-panel/turn-panel';
import { loadPlacement, SpreadPreviewPopover } from './turn-panel/spread-preview-popover';
import { canDoubleMove } from './move-input/phase';
import { useMoveInput, usePhase } from './move-input/move-input-context';
import styles from './desktop-table.module.css';
import { CollapsedHand, DoubleMoveToggle } from './turn-panel/hand';
import { TableMap, TableHeading } from './map-pane/table-map';
import { Objectives } from './turn-panel/objectives';
import { Tokens } from './turn-panel/tokens';
import { MapAlerts } from './map-pane/map-alerts';
import { Sidebar } from './sidebar';
import { TableBar } from './table-bar';
import { useTable, useTableValue } from './model/table-context';
import { SpectatorDock } from './spectators';
import { MapViewport } from './map-pane/map-viewport';

const PANEL_PHASES: ReadonlySet<string> = new Set(['act', 'intensify', 'band', 'pawn']);

/** Below this size, the whole map has no room for names at 12px. */
const SMALL_SCREEN = '(max-width: 1439px), (max-height: 899px)';
const NARROW_SCREEN = '(max-width: 1279px)';
/** Height of the hand over the river, in px: a map in a viewport keeps clear of it. See the style sheet. */
const DOCK_HEIGHT = { wide: 142, narrow: 166, spectator: 48 } as const;

/** The table on a wide screen: the map on the left with the viewer's hand over the river, the sidebar on the right. */
export function DesktopTable() {
  const phase = usePhase();
  const [pane, setPane] = useState<HTMLElement | null>(null);
  const isSmallScreen = useMediaQuery(SMALL_SCREEN);
  const isNarrowScreen = useMediaQuery(NARROW_SCREEN);
  const isSeated = useTableValue(({ view }) => view.own !== null);
  const dockHeight = DOCK_HEIGHT[!isSeated ? 'spectator' : isNarrowScreen ? 'narrow' : 'wide'];
  return (
    <div className={styles['table']}>
      <TableBar />
      <div className={styles['floor']}>
        <main ref={setPane} className={`${styles['pane']} ${isSeated ? '' : styles['spectator']}`}>
          <TableHeading />
          <ErrorBoundary>
            {isSmallScreen ? <MapViewport bottomInset={dockHeight} /> : <TableMap />}
          </ErrorBoundary>
          <ErrorBoundary>
            {isSeated && (
              <div className={styles['dock']}>
                <Paper className={styles['objectives']}>
                  <Objectives />
                </Paper>
                <div className={styles['prompt']}>
                  <TurnPrompt overlay />
                </div>
                <div className={styles['panel']}>
                  <TurnPanel />
                </div>
                <div className={styles['discard']}>
                  <DiscardPanel />
                </div>
                <div className={styles['right']}>
                  <DoubleMoveToggle />
                  <HandBesidePanel />
                  {!(isSmallScreen && phase === 'discard') && <Tokens />}
                </div>
              </div>
            )}
            {!isSeated && (
              <div className={styles['spectating']}>
                <div className={styles['prompt']}>
                  <TurnPrompt overlay />
                </div>
                <SpectatorDock />
              </div>
            )}
            <DesktopSpreadPreview pane={pane} bottomInset={isSmallScreen ? dockHeight : undefined} />
          </ErrorBoundary>
          <MapAlerts />
        </main>
        <Sidebar />
      </div>
    </div>
  );
}

/** The closed hand, while a panel stands in its place and no card can be played. */
function HandBesidePanel() {
  const { view } = useTable('view');
  const phase = usePhase();
  const isDoubleMoveLegal = useMemo(() => canDoubleMove(view), [view]);
  return PANEL_PHASES.has(phase) && !isDoubleMoveLegal && <CollapsedHand />;
}

interface DesktopSpreadPreviewProps {
  readonly pane: HTMLElement | null;
  readonly bottomInset: number | undefined; // px that the hand covers
}

function DesktopSpreadPreview({ pane, bottomInset }: DesktopSpreadPreviewProps) {
  const { phaseState } = useMoveInput();
  const isSpread = phaseState.phase === 'spread' || phaseState.phase === 'double-move';
  const targets = useMemo(
    () => (isSpread ? phaseState.targets.filter(({ legal }) => legal).map(({ to }) => to) : []),
    [phaseState, isSpread],
  );
  useEffect(() => {
    if (isSpread) loadPlacement().catch(() => undefined); // the popover tries again
  }, [isSpread]);
  if (pane === null || !isSpread || phaseState.plan === null) return null;
  return (
    <SpreadPreviewPopover
      plan={phaseState.plan}
      targets={targets}
      container={pane}
      bottomInset={bottomInset}
    />
  );
}
