import { useMemo, useState } from 'react';
import { useMediaQuery } from '../lib/use-media-query';
import { ErrorBoundary } from '../ui/error-boundary';
import { Paper } from '../ui/paper';
import { DiscardPanel } from './turn-panel/discard-panel';
import { SpreadPreviewPopover } from './turn-panel/spread-preview-popover';
import { TurnPanel } from './turn-panel/turn-panel';
import { StartingHand } from './turn-panel/starting-hand';
import { TurnPrompt } from './turn-panel/turn-prompt';
import { canDoubleMove } from './move-input/double-move';
import { useMoveInput, usePhase } from './move-input/move-input-context';
import styles from './desktop-table.module.css';
import { CollapsedHand } from './hand/hand';
import { DoubleMoveToggle } from './hand/double-move-toggle';
import { TableMap } from './table-map';
import { Objectives } from './hand/objectives';
import { Tokens } from './hand/tokens';
import { MapAlerts } from './map-alerts';
import { Sidebar } from './sidebar';
import { TableBar } from './table-bar';
import { useTable } from './table-context';
import { TableHeading } from './table-heading';
import { MapViewport } from './map/viewport/map-viewport';

const PANEL_PHASES: ReadonlySet<string> = new Set(['act', 'intensify', 'band', 'pawn']);

/** The design's screen: there the whole map has room with its names at 12 px. */
const SMALL_SCREEN = '(max-width: 1439px), (max-height: 899px)';

/** The table on a wide screen: the map to the left, what is mine on its water, the rail to the right. */
export function DesktopTable() {
  const { view } = useTable();
  const phase = usePhase();
  const [pane, setPane] = useState<HTMLElement | null>(null);
  const isSmallScreen = useMediaQuery(SMALL_SCREEN);
  const isSeated = view.own !== null;
  const isDoubleMoveLegal = useMemo(() => canDoubleMove(view), [view]);
  const isHandCollapsed = isSeated && PANEL_PHASES.has(phase) && !isDoubleMoveLegal;
  const classNames = [styles['pane'], !isSeated && styles['spectator'], isHandCollapsed && styles['docked']];
  return (
    <div className={styles['table']}>
      <TableBar />
      <div className={styles['floor']}>
        <main ref={setPane} className={classNames.filter(Boolean).join(' ')}>
          <TableHeading />
          <ErrorBoundary>{isSmallScreen ? <MapViewport bottomEdge="river" /> : <TableMap />}</ErrorBoundary>
          <ErrorBoundary>
            {phase === 'redeal' && (
              <div className={styles['opening']}>
                <StartingHand />
              </div>
            )}
            {isSeated && phase !== 'redeal' && (
              <>
                <Paper className={styles['objectives']}>
                  <Objectives />
                </Paper>
                <div className={styles['middle']}>
                  <div className={styles['question']}>
                    <TurnPrompt overlay />
                  </div>
                  <div className={styles['asked']}>
                    <TurnPanel />
                  </div>
                </div>
                {isHandCollapsed && <CollapsedHand />}
                <div className={styles['beside']}>
                  <DiscardPanel />
                </div>
                <div className={styles['right']}>
                  <DoubleMoveToggle />
                  <Tokens />
                </div>
              </>
            )}
            {!isSeated && (
              <div className={styles['question']}>
                <TurnPrompt overlay />
              </div>
            )}
            <DesktopSpreadPreview pane={pane} />
          </ErrorBoundary>
          <MapAlerts />
        </main>
        <Sidebar />
      </div>
    </div>
  );
}

function DesktopSpreadPreview({ pane }: { readonly pane: HTMLElement | null }) {
  const { phaseState } = useMoveInput();
  const isSpread = phaseState.phase === 'spread' || phaseState.phase === 'double-move';
  const targets = useMemo(
    () => (isSpread ? phaseState.targets.filter(({ legal }) => legal).map(({ to }) => to) : []),
    [phaseState, isSpread],
  );
  if (pane === null || !isSpread || phaseState.plan === null) return null;
  return <SpreadPreviewPopover plan={phaseState.plan} targets={targets} container={pane} />;
}
