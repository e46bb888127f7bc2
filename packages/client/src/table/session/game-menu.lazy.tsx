import type { ReactNode } from 'react';
import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { LazyTableNotes } from '../../profiles/lazy-notes';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { ConfirmGroup } from '../../ui/confirm-group';
import { nameOf, useTable } from '../model/table-context';
import { BotSpeedControl, BotLevelControls } from './bot-controls';
import styles from './session.module.css';
import { RequestError } from '../../ui/request-error';
import { useTableCommand } from './table-command';
import type { SessionCommands } from './session-state';
import { getRetryTime, getSessionCommands } from './session-state';
import { Countdown, useHasPassed } from './countdown';
import type { TableCommand } from '@great-fire/protocol';
import type { RejectedRequest } from '../../api/request';
import { formatList } from '../../i18n/format';
import { getConsentingSeats } from './takeback';
import { Dialog, DialogHead } from '../../ui/dialog';

interface AbortConfirmProps {
  readonly isBusy: boolean;
  readonly error: RejectedRequest | null;
  readonly onConfirm: (command: TableCommand) => void;
  readonly onCancel: () => void;
}

/** Confirms a proposal to end the game: lists the players who must agree, and the consequences. */
function AbortConfirm({ isBusy, error, onConfirm, onCancel }: AbortConfirmProps) {
  const { t } = useTranslation('session');
  const table = useTable('view', 'match', 'tableState');
  const consentingSeats = getConsentingSeats(table);
  const names = formatList(consentingSeats.map((seat) => nameOf(table.match, seat)));
  const needsConsent = consentingSeats.length > 0;
  return (
    <ConfirmGroup
      className={styles['list']}
      label={t('abort.title')}
      question={
        <p>
          <b>{t('abort.title')}</b>{' '}
          {needsConsent ? t('takeback.consentRequired', { names }) : t('takeback.noConsentRequired')}{' '}
          {t('abort.noResultHint')}
        </p>
      }
      cancelLabel={t('takeback.cancel')}
      onCancel={onCancel}
      isPending={isBusy}
      error={error}
    >
      <Button
        variant="danger"
        disabled={isBusy}
        onClick={() => onConfirm({ type: 'propose-abort' })}
        data-testid="confirm-abort"
      >
        {t(needsConsent ? 'takeback.propose' : 'abort.confirm')}
      </Button>
    </ConfirmGroup>
  );
}

interface CooldownButtonProps {
  readonly availableAt: number | null; // epoch ms from which the button is enabled; null: always
  readonly disabled: boolean; // disables it at any time
  readonly onPress: () => void;
  readonly testId: string;
  readonly children: ReactNode;
}

/** A button that is disabled until a time and shows the countdown. */
function CooldownButton({ availableAt, disabled, onPress, testId, children }: CooldownButtonProps) {
  const isAvailable = useHasPassed(availableAt);
  return (
    <Button disabled={!isAvailable || disabled} onClick={onPress} data-testid={testId}>
      {children}
      {availableAt !== null && !isAvailable && <Countdown deadline={availableAt} />}
    </Button>
  );
}

interface GameMenuProps {
  readonly onDone?: () => void; // a command was accepted
  readonly takebackButton: ReactNode; // proposes a takeback
}

/** The game menu: the player's commands other than moves. For example a pause, a vote, leaving, or ending the game. */
export function GameMenu({ onDone, takebackButton }: GameMenuProps) {
  const { t } = useTranslation('session');
  const { tableState, match, view, sendCommand } = useTable('tableState', 'match', 'view', 'sendCommand');
  const { isBusy, error, send } = useTableCommand();
  const [confirming, setConfirming] = useState<'leave' | 'abort' | null>(null);
  const [, navigate] = useLocation();
  if (view.viewer === null) return null;
  if (sendCommand === null) {
    return (
      <div className={styles['list']}>
        <BotSpeedControl />
      </div>
    );
  }
  const actions = getSessionCommands(tableState, match, view.viewer);
  const run = async (command: Parameters<typeof send>[0]) => {
    if (await send(command)) onDone?.();
  };
  const leave = async () => {
    if (await send({ type: 'leave' })) navigate('/');
  };
  if (confirming === 'abort') {
    return (
      <AbortConfirm
        isBusy={isBusy}
        error={error}
        onConfirm={(command) => void run(command)}
        onCancel={() => setConfirming(null)}
      />
    );
  }
  if (confirming === 'leave') {
    const consequence =
      match.timeControl.timeoutAction === 'open-seat'
        ? t('leaveGame.seatStaysEmpty')
        : t('leaveGame.botTakesOver');
    return (
      <ConfirmGroup
        className={styles['list']}
        label={t('leaveGame.title')}
        question={
          <p>
            <b>{t('leaveGame.title')}</b> {consequence} {t('leaveGame.returnHint')}
          </p>
        }
        cancelLabel={t('leaveGame.cancel')}
        onCancel={() => setConfirming(null)}
        isPending={isBusy}
        error={error}
      >
        <Button variant="danger" disabled={isBusy} onClick={() => void leave()} data-testid="confirm-leave">
          {t('leaveGame.confirm')}
        </Button>
      </ConfirmGroup>
    );
  }
  return (
    <div className={styles['list']}>
      <CooldownButton
        availableAt={getRetryTime(tableState, view.viewer)}
        disabled={!actions.canPause || isBusy}
        onPress={() => void run({ type: 'propose-pause' })}
        testId="propose-pause"
      >
        {t('gameMenu.proposePause')}
      </CooldownButton>
      {takebackButton}
      <CallVoteButton actions={actions} isBusy={isBusy} onCall={() => void run({ type: 'call-vote' })} />
      <BotSpeedControl />
      <BotLevelControls />
      <NotesButton />
      <Button disabled={!actions.canLeave} onClick={() => setConfirming('leave')} data-testid="leave-table">
        {t('gameMenu.leaveGame')}
      </Button>
      <CooldownButton
        availableAt={getRetryTime(tableState, view.viewer)}
        disabled={!actions.canAbort || isBusy}
        onPress={() => setConfirming('abort')}
        testId="propose-abort"
      >
        {t('gameMenu.proposeAbort')}
      </CooldownButton>
      <RequestError error={error} />
      {actions.voteSeat !== null && (
        <p className={styles['note']}>
          {t('gameMenu.callVoteHint', { name: nameOf(match, actions.voteSeat) })}
        </p>
      )}
    </div>
  );
}

/** Opens the viewer's notes on the game and its players. */
function NotesButton() {
  const { t } = useTranslation('session');
  const { id } = useTable('match').match;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} data-testid="open-notes">
        {t('gameMenu.openNotes')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <LazyTableNotes match={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

interface CallVoteButtonProps {
  readonly actions: SessionCommands;
  readonly isBusy: boolean;
  readonly onCall: () => void;
}

/** Without a clock: calls a vote on the active player, once that player has taken long. */
function CallVoteButton({ actions: { voteSeat, voteAvailableAt }, isBusy, onCall }: CallVoteButtonProps) {
  const { t } = useTranslation('session');
  const { match } = useTable('match');
  if (voteSeat === null) return null;
  return (
    <CooldownButton availableAt={voteAvailableAt} disabled={isBusy} onPress={onCall} testId="call-vote">
      {t('gameMenu.callVote', { name: nameOf(match, voteSeat) })}
    </CooldownButton>
  );
}

interface GameMenuDialogProps {
  readonly onClose: () => void;
  readonly takebackButton: ReactNode; // proposes a takeback
}

/** The game menu in a dialog below its button in the bar. */
export function GameMenuDialog({ onClose, takebackButton }: GameMenuDialogProps) {
  const { t } = useTranslation('session');
  return (
    <Dialog className={styles['panel']} onClose={onClose} data-testid="game-menu">
      {({ close }) => (
        <div className={styles['inside']} tabIndex={-1} data-autofocus>
          <DialogHead title={t('gameMenu.title')} />
          <GameMenu onDone={close} takebackButton={takebackButton} />
        </div>
      )}
    </Dialog>
  );
}
