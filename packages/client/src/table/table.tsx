import { type ComponentType, type ReactNode, memo, Suspense, useEffect, useState } from 'react';
import { lazyExtra, lazyWithMessages } from '../i18n/lazy-with-messages';
import { translateTableName } from '../i18n/table-name';
import { useTranslation } from '../i18n/use-translation';
import { useIsDesktop } from '../lib/use-media-query';
import { LoadingScene } from '../page/loading-scene';
import { Delayed } from '../ui/delayed';
import { ErrorBoundary } from '../ui/error-boundary';
import { lazyWithRetry } from '../lib/lazy-with-retry';
import { Announcer } from './announcer';
import { TableChatAnnouncer } from './log/table-chat';
import type { InitialDraft } from './move-input/draft-store';
import { MoveInputProvider, useIsMyDecision } from './move-input/move-input-context';
import { DesktopTable } from './desktop-table';
import { HelpTooltipHost } from './help/help-tooltip-host';
import { useHistoryKeys } from './time-travel/history-slider';
import {
  closeShortcuts,
  openShortcuts,
  useShortcutsDialog,
  useTableShortcuts,
} from './move-input/use-table-shortcuts';
import { SkipLinks, useFocusManagement } from './move-input/focus-management';
import { PhoneTable } from './phone-table';
import { DisplayProvider } from './model/display-context';
import { type TableStore, TableStoreContext, useTableValue } from './model/table-context';

const ScoringScreen = lazyWithMessages(
  () => import('./scoring/scoring-screen.lazy').then((module) => module.ScoringScreen),
  'scoring',
);
export const loadScoring = (): Promise<unknown> => ScoringScreen.load();
const AnimationLayer = lazyWithRetry(() =>
  import('./animation/animation-layer.lazy').then((module) => module.AnimationLayer),
);
const TableEffects = lazyWithMessages(
  () => import('./moments/table-effects.lazy').then((module) => module.TableEffects),
  'moments',
);
const TurnNotifier = lazyWithRetry(() =>
  import('./turn-notifier.lazy').then((module) => module.TurnNotifier),
);
const ShortcutsDialog = lazyExtra(
  () => import('./move-input/shortcuts-dialog.lazy').then((module) => module.ShortcutsDialog),
  'help',
);

interface TableProps {
  readonly store: TableStore;
  readonly initialDraft?: InitialDraft; // default: empty
  readonly Layout?: ComponentType; // of the running game; default: for the size of the screen
  readonly children?: ReactNode; // above the table, inside its contexts
}

/** A running or finished game, for players and spectators. */
export const Table = memo(function Table({ store, initialDraft, Layout, children }: TableProps) {
  return (
    <TableStoreContext value={store}>
      <DisplayProvider>
        <MoveInputProvider {...(initialDraft !== undefined && { initialDraft })}>
          <Announcer />
          <HelpTooltipHost />
          <DocumentTitle />
          <HistoryKeys />
          <TableContent Layout={Layout} />
          <Delayed delayMs={0}>
            <AnimationLayer />
          </Delayed>
          <Delayed>
            <TableEffects />
          </Delayed>
          <TableChatAnnouncer />
          {children}
        </MoveInputProvider>
      </DisplayProvider>
    </TableStoreContext>
  );
});

interface TableContentProps {
  readonly Layout: ComponentType | undefined; // undefined: for the size of the screen
}

/** The game, or its scoring once it is over. */
function TableContent({ Layout }: TableContentProps) {
  const result = useTableValue(({ view }) => view.result);
  const tableName = useTableValue(({ match }) => match.tableName);
  const [sawGameEnd] = useState(result === null);
  if (result === null) return <GameInProgress Layout={Layout} />;
  return (
    <Suspense fallback={<LoadingScene kind="table" title={translateTableName(tableName)} />}>
      <ScoringScreen result={result} sawGameEnd={sawGameEnd} />
    </Suspense>
  );
}

function GameInProgress({ Layout }: TableContentProps) {
  const { isOpen } = useShortcutsDialog();
  useEffect(() => closeShortcuts, []);
  usePreloadScoring();
  const ScreenLayout = useIsDesktop() ? DesktopTable : PhoneTable;
  const Shown = Layout ?? ScreenLayout;
  return (
    <>
      <SkipLinks />
      <Shown />
      {isOpen && <ShortcutsDialog onClose={closeShortcuts} />}
      <KeyboardController />
    </>
  );
}

/** A separate component: it renders on every input, and the table around it need not. */
function KeyboardController() {
  useTableShortcuts(openShortcuts);
  useFocusManagement();
  return null;
}

/** Loads the scoring screen in the last turns, because most visitors leave before. */
function usePreloadScoring(): void {
  const isGameEnding = useTableValue(({ view }) => view.lastTurns !== null);
  useEffect(() => {
    if (isGameEnding) void loadScoring();
  }, [isGameEnding]);
}

function HistoryKeys() {
  useHistoryKeys();
  return null;
}

// The page loads title and notifications when it is hidden, or after this time.
const NOTIFIER_DELAY_MS = 15_000;

function DocumentTitle() {
  const { t } = useTranslation('table');
  const tableName = translateTableName(useTableValue(({ match }) => match.tableName));
  const isMyDecision = useIsMyDecision();
  const title = t(isMyDecision ? 'pageTitleYourTurn' : 'pageTitle', { table: tableName });
  const [isNotifierDue, setNotifierDue] = useState(false);
  useEffect(() => {
    const loadNotifier = () => setNotifierDue(true);
    const timer = setTimeout(loadNotifier, NOTIFIER_DELAY_MS);
    document.addEventListener('visibilitychange', loadNotifier);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', loadNotifier);
    };
  }, []);
  const plainTitle = <title>{title}</title>;
  if (!isNotifierDue) return plainTitle;
  return (
    <ErrorBoundary fallback={plainTitle}>
      <Suspense fallback={plainTitle}>
        <TurnNotifier title={title} isOwnTurn={isMyDecision} />
      </Suspense>
    </ErrorBoundary>
  );
}
