import { useEffect, useMemo, useState } from 'react';
import { useMediaQuery } from '../lib/use-media-query';
import { ErrorBoundary } from '../ui/error-boundary';
import { PaperPanel } from '../ui/paper';
import { PanelBesideHand, TurnPanel, TurnPrompt, usePanelLayout } from './turn-panel/turn-panel';
import { loadPlacement, SpreadPreviewPopover } from './turn-panel/spread-preview-popover';
import { SHORT_SCREEN } from './turn-panel/spread-preview-panel';
import { canDoubleMove } from './move-input/phase';
import { useMoveInput } from './move-input/move-input-context';
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

/** Below this size, the whole map has no room for names at 12px. */
const SMALL_SCREEN = '(max-width: 1439px), (max-height: 899px)';

/** The table on a wide screen: the map on the left with the viewer's hand over the river, the sidebar on the right. */
export function DesktopTable() {
  const { dock } = usePanelLayout();
  const [pane, setPane] = useState<HTMLElement | null>(null);
  const isSmallScreen = useMediaQuery(SMALL_SCREEN);
  const isSeated = useTableValue(({ view }) => view.own !== null);
  return (
    <div className="column clipped high">
      <TableBar />
      <div className="flex grow lowerable">
        <main
          ref={setPane}
          className={`grow narrowable relative clipped on-ground ${styles['pane']} ${isSeated ? '' : styles['spectator']}`}
        >
          <TableHeading />
          <ErrorBoundary>{isSmallScreen ? <MapViewport isBehindDock /> : <TableMap />}</ErrorBoundary>
          <ErrorBoundary>
            {isSeated && (
              <div className={`stack absolute no-press bottom ${styles['dock']}`}>
                <PaperPanel className={styles['objectives']}>
                  <Objectives />
                </PaperPanel>
                <div className={`no-press max-wide if-filled max-content ${styles['prompt']}`}>
                  <TurnPrompt overlay />
                </div>
                <div className={styles['panel']}>
                  <TurnPanel />
                </div>
                <div className={`if-filled absolute ${styles['beside']}`}>
                  <PanelBesideHand />
                </div>
                <div className={`flex gap-14 at-end ${styles['corner']}`}>
                  <DoubleMoveToggle />
                  <HandBesidePanel />
                  {!(isSmallScreen && dock === 'hand-and-panel') && <Tokens />}
                </div>
              </div>
            )}
            {!isSeated && (
              <div className={`row absolute no-press gap-16 ${styles['spectating']}`}>
                <div className={`no-press max-wide if-filled max-content ${styles['prompt']}`}>
                  <TurnPrompt overlay />
                </div>
                <SpectatorDock />
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

/** The closed hand, while a panel stands in its place and no card can be played. */
function HandBesidePanel() {
  const { view } = useTable('view');
  const { dock } = usePanelLayout();
  const isDoubleMoveLegal = useMemo(() => canDoubleMove(view), [view]);
  return dock === 'panel' && !isDoubleMoveLegal && <CollapsedHand />;
}

function DesktopSpreadPreview({ pane }: { readonly pane: HTMLElement | null }) {
  const { phaseState } = useMoveInput();
  const isShort = useMediaQuery(SHORT_SCREEN); // the sidebar has the preview
  const isSpread = 'plan' in phaseState;
  const targets = useMemo(
    () => (isSpread ? phaseState.targets.filter(({ legal }) => legal).map(({ to }) => to) : []),
    [phaseState, isSpread],
  );
  useEffect(() => {
    if (isSpread && !isShort) loadPlacement().catch(() => undefined); // the popover tries again
  }, [isSpread, isShort]);
  if (pane === null || isShort || !isSpread || phaseState.plan === null) return null;
  return <SpreadPreviewPopover plan={phaseState.plan} targets={targets} container={pane} />;
}
