import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { seatsToAsk, type AvailableCommand } from '@great-fire/table';
import type { TableCommand } from '@great-fire/protocol';
import { LazyTableNotes } from '../../profiles/lazy-notes';
import { useTranslation } from '../../i18n/use-translation';
import { basePath, tvPath } from '../../lib/routes';
import { Button, buttonClass } from '../../ui/button';
import { ConfirmGroup } from '../../ui/confirm-group';
import { nameOf, useTable } from '../model/table-context';
import { RequestError } from '../../ui/request-error';
import type { RejectedRequest } from '../../api/request';
import { formatList } from '../../i18n/format';
import { Dialog, DialogHead } from '../../ui/dialog';
import { HolidayForm } from './holiday-form';
import { BotSpeedControl, BotLevelControls } from './bot-controls';
import { useTableCommand } from './table-command';
import { useAvailableCommands, useTableFacts } from './table-facts';
import { Countdown, useHasPassed } from './countdown';

interface AbortConfirmProps {
  readonly isBusy: boolean;
  readonly error: RejectedRequest | null;
  readonly onConfirm: (command: TableCommand) => void;
  readonly onCancel: () => void;
}

/** Confirms a proposal to end the game: lists the players who must agree, and the consequences. */
function AbortConfirm({ isBusy, error, onConfirm, onCancel }: AbortConfirmProps) {
  const { t } = useTranslation('session');
  const { view, match } = useTable('view', 'match');
  const askedSeats = seatsToAsk(useTableFacts(), view.viewer ?? 0, 'abort');
  const names = formatList(askedSeats.map((seat) => nameOf(match, seat)));
  const needsConsent = askedSeats.length > 0;
  return (
    <ConfirmGroup
      className="stack gap-8 pad-top-10"
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
        onClick={() => onConfirm({ type: 'propose', kind: 'abort' })}
        data-testid="confirm-abort"
      >
        {t(needsConsent ? 'takeback.propose' : 'abort.confirm')}
      </Button>
    </ConfirmGroup>
  );
}

interface CooldownButtonProps {
  readonly availability: AvailableCommand | null; // null: not available
  readonly disabled: boolean; // disables it at any time
  readonly onPress: () => void;
  readonly testId: string;
  readonly children: ReactNode;
}

/** The button of a command, disabled until the command is available. Shows the countdown. */
function CooldownButton({ availability, disabled, onPress, testId, children }: CooldownButtonProps) {
  const from = availability?.from ?? null;
  const hasPassed = useHasPassed(from);
  return (
    <Button disabled={availability === null || !hasPassed || disabled} onClick={onPress} data-testid={testId}>
      {children}
      {from !== null && !hasPassed && <Countdown deadline={from} />}
    </Button>
  );
}

interface GameMenuProps {
  readonly onDone: () => void; // a command was accepted
  readonly takebackButton: ReactNode; // proposes a takeback
}

/** The game menu: the player's commands other than moves. For example a pause, a vote, leaving, or ending the game. */
export function GameMenu({ onDone, takebackButton }: GameMenuProps) {
  const { t } = useTranslation('session');
  const { tableState, match, view, sendCommand } = useTable('tableState', 'match', 'view', 'sendCommand');
  const find = useAvailableCommands();
  const { isBusy, error, send } = useTableCommand();
  const [confirming, setConfirming] = useState<'leave' | 'abort' | 'holiday' | null>(null);
  const [, navigate] = useLocation();
  if (view.viewer === null) return null;
  if (sendCommand === null) {
    return (
      <div className="stack gap-8 pad-top-10">
        <HintButton onDone={onDone} />
        <BotSpeedControl />
      </div>
    );
  }
  const [pause, abort] = [find({ type: 'propose', kind: 'pause' }), find({ type: 'propose', kind: 'abort' })];
  const vote = find({ type: 'call-vote' });
  const { activeSeat } = tableState.clock;
  const run = async (command: Parameters<typeof send>[0]) => {
    if (await send(command)) onDone();
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
  if (confirming === 'holiday') {
    return (
      <HolidayForm
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
        className="stack gap-8 pad-top-10"
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
    <div className="stack gap-8 pad-top-10">
      <CooldownButton
        availability={pause}
        disabled={isBusy}
        onPress={() => void run({ type: 'propose', kind: 'pause' })}
        testId="propose-pause"
      >
        {t('gameMenu.proposePause')}
      </CooldownButton>
      {takebackButton}
      {vote !== null && activeSeat !== null && (
        <CooldownButton
          availability={vote}
          disabled={isBusy}
          onPress={() => void run({ type: 'call-vote' })}
          testId="call-vote"
        >
          {t('gameMenu.callVote', { name: nameOf(match, activeSeat) })}
        </CooldownButton>
      )}
      {find({ type: 'take-holiday' }) !== null && (
        <Button onClick={() => setConfirming('holiday')} data-testid="take-holiday">
          {t('gameMenu.takeHoliday')}
        </Button>
      )}
      {find({ type: 'end-holiday' }) !== null && (
        <Button disabled={isBusy} onClick={() => void run({ type: 'end-holiday' })} data-testid="end-holiday">
          {t('gameMenu.endHoliday')}
        </Button>
      )}
      <BotSpeedControl />
      <BotLevelControls />
      <NotesButton />
      {match.spectatorAccess !== 'none' && (
        <a
          className={buttonClass({})}
          href={`${basePath()}${tvPath(match.id)}`}
          target="_blank"
          data-testid="show-on-tv"
        >
          {t('gameMenu.showOnTv')}
        </a>
      )}
      <Button
        disabled={find({ type: 'leave' }) === null}
        onClick={() => setConfirming('leave')}
        data-testid="leave-table"
      >
        {t('gameMenu.leaveGame')}
      </Button>
      <CooldownButton
        availability={abort}
        disabled={isBusy}
        onPress={() => setConfirming('abort')}
        testId="propose-abort"
      >
        {t('gameMenu.proposeAbort')}
      </CooldownButton>
      <RequestError error={error} />
      {vote !== null && activeSeat !== null && (
        <p className="note">{t('gameMenu.callVoteHint', { name: nameOf(match, activeSeat) })}</p>
      )}
    </div>
  );
}

/** In a practice game: shows what the player does best next in the own turn. */
function HintButton({ onDone }: Pick<GameMenuProps, 'onDone'>) {
  const { t } = useTranslation('session');
  const { view, localGame } = useTable('view', 'localGame');
  const { seat, step } = view.turn;
  if (localGame?.showHint === undefined) return null;
  const { showHint } = localGame;
  return (
    <Button
      disabled={seat !== view.viewer || (step !== 'spread' && step !== 'act')}
      onClick={() => {
        showHint();
        onDone();
      }}
      data-testid="show-hint"
    >
      {t('gameMenu.showHint')}
    </Button>
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
      {isOpen && <LazyTableNotes match={id} onClose={() => setOpen(false)} />}
    </>
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
    <Dialog className="below-bar" onClose={onClose} data-testid="game-menu">
      {({ close }) => (
        <div className="pad-14-16" tabIndex={-1} data-autofocus>
          <DialogHead title={t('gameMenu.title')} />
          <GameMenu onDone={close} takebackButton={takebackButton} />
        </div>
      )}
    </Dialog>
  );
}
