import { Suspense, useState } from 'react';
import { lazyWithMessages } from '../../i18n/lazy-with-messages';
import { useTranslation } from '../../i18n/use-translation';
import { IconButton, Button } from '../../ui/button';
import { MoreIcon } from '../../ui/icons';
import { useTable } from '../model/table-context';
import { useHasPassed } from './countdown';
import { findStateBeforeOwnMove } from '../log/takebacks';
import { getRetryTime, hasBots } from './session-state';
import { getUndoableMoves, UNDOABLE_MOVES_FIELDS, TakebackDialogHost } from './takeback';

/** Proposes to take back the viewer's last move and all later moves. Calls `onClosed` when the dialog closes. */
function TakebackButton({ onClosed = () => undefined }: { readonly onClosed?: () => void }) {
  const { t } = useTranslation('table');
  const table = useTable(...UNDOABLE_MOVES_FIELDS);
  const { viewer } = table.view;
  const takebackStateId = viewer === null ? null : findStateBeforeOwnMove(table.log, viewer);
  const canPropose = useHasPassed(getRetryTime(table.tableState, viewer));
  if (takebackStateId === null) return null;
  return (
    <TakebackDialogHost toStateId={takebackStateId} onClosed={onClosed}>
      {(open) => (
        <Button
          disabled={!canPropose || getUndoableMoves(table, takebackStateId).length === 0}
          onClick={open}
          data-testid="open-takeback"
        >
          {t('actionPhase.undo.proposeTakeback')}
        </Button>
      )}
    </TakebackDialogHost>
  );
}

const GameMenuDialog = lazyWithMessages(
  () => import('./game-menu.lazy').then((module) => module.GameMenuDialog),
  'session',
);

const LazyGameMenu = lazyWithMessages(
  () => import('./game-menu.lazy').then((module) => module.GameMenu),
  'session',
);

/** Returns true if the viewer has a seat in a running game with a server, or in a practice game with bots. */
function useHasSessionActions(): boolean {
  const { view, match, sendCommand, tableState, localGame } = useTable(
    'view',
    'match',
    'sendCommand',
    'tableState',
    'localGame',
  );
  const hasCommands = sendCommand !== null || (localGame?.setBotSpeed !== undefined && hasBots(match));
  return (
    view.viewer !== null && hasCommands && match.status === 'running' && tableState.clock.activeSeat !== null
  );
}

/** Opens the game menu. Only for players. */
export function GameMenuButton() {
  const { t } = useTranslation('table');
  const [isOpen, setOpen] = useState(false);
  if (!useHasSessionActions()) return null;
  return (
    <>
      <IconButton label={t('openGameMenu')} onPress={() => setOpen(true)}>
        <MoreIcon />
      </IconButton>
      {isOpen && (
        <Suspense fallback={null}>
          <GameMenuDialog
            onClose={() => setOpen(false)}
            takebackButton={<TakebackButton onClosed={() => setOpen(false)} />}
          />
        </Suspense>
      )}
    </>
  );
}

/** The game menu inside a page that has room for it. */
export function InlineGameMenu() {
  if (!useHasSessionActions()) return null;
  return (
    <Suspense fallback={null}>
      <LazyGameMenu takebackButton={<TakebackButton />} />
    </Suspense>
  );
}
