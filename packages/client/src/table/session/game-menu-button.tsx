import { useState } from 'react';
import { lazyExtra } from '../../i18n/lazy-with-messages';
import { useTranslation } from '../../i18n/use-translation';
import { IconButton, Button } from '../../ui/button';
import { MoreIcon } from '../../ui/icons';
import { useTable } from '../model/table-context';
import { findStateBeforeOwnMove } from '../log/takebacks';
import { useHasPassed } from './countdown';
import { TakebackDialogHost, useTakebackProposal } from './takeback';

/** Proposes to take back the viewer's last move and all later moves. Calls `onClosed` when the dialog closes. */
function TakebackButton({ onClosed = () => undefined }: { readonly onClosed?: () => void }) {
  const { t } = useTranslation('table');
  const { view, log } = useTable('view', 'log');
  const takebackStateId = view.viewer === null ? null : findStateBeforeOwnMove(log, view.viewer);
  const proposal = useTakebackProposal(takebackStateId);
  const hasPassed = useHasPassed(proposal?.from ?? null);
  if (takebackStateId === null) return null;
  return (
    <TakebackDialogHost toStateId={takebackStateId} onClosed={onClosed}>
      {(open) => (
        <Button disabled={proposal === null || !hasPassed} onClick={open} data-testid="open-takeback">
          {t('actionPhase.undo.proposeTakeback')}
        </Button>
      )}
    </TakebackDialogHost>
  );
}

const GameMenuDialog = lazyExtra(
  () => import('./game-menu.lazy').then((module) => module.GameMenuDialog),
  'session',
);

/** Returns true if the viewer has a seat in a running game, unless it has neither a server nor hints. */
function useHasSessionActions(): boolean {
  const { view, match, sendCommand, tableState, localGame } = useTable(
    'view',
    'match',
    'sendCommand',
    'tableState',
    'localGame',
  );
  const hasCommands = sendCommand !== null || localGame?.showHint !== undefined;
  return (
    view.viewer !== null && hasCommands && match.status === 'running' && tableState.clock.activeSeat !== null
  );
}

/** Opens the game menu. Only for players. */
export function GameMenuButton() {
  const { t } = useTranslation('table');
  const [isOpen, setOpen] = useState(false);
  const { localGame } = useTable('localGame');
  if (!useHasSessionActions()) return null;
  return (
    <>
      <IconButton
        label={t(localGame === undefined ? 'openGameMenu' : 'openPracticeMenu')}
        onPress={() => setOpen(true)}
      >
        <MoreIcon />
      </IconButton>
      {isOpen && (
        <GameMenuDialog
          onClose={() => setOpen(false)}
          takebackButton={<TakebackButton onClosed={() => setOpen(false)} />}
        />
      )}
    </>
  );
}
