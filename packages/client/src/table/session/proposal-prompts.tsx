import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { Countdown } from './countdown';
import { nameOf, useTable } from '../model/table-context';
import { SessionCard } from './session-card';
import styles from './session.module.css';
import lines from './takeback.module.css';
import { useTableCommand } from './table-command';
import type { ReactNode } from 'react';
import type { TableCommand } from '@great-fire/protocol';
import { formatList } from '../../i18n/format';

/** Asks the viewer to agree to another player's proposal to end the game without a result. */
export function AbortProposalPrompt() {
  const { t } = useTranslation('session');
  const { tableState, match } = useTable('tableState', 'match');
  const { isBusy, error, send } = useTableCommand();
  const { abortProposal } = tableState;
  if (abortProposal === null) return null;
  const { id, by, expiresAt } = abortProposal;
  const respond = (agrees: boolean) => void send({ type: 'answer-abort', id, agrees });
  return (
    <SessionCard
      testId="abort-proposed"
      title={t('abort.proposedBy', { name: nameOf(match, by) })}
      error={error}
      actions={
        <>
          <Button disabled={isBusy} onClick={() => respond(true)} data-testid="agree-abort">
            {t('abort.agree')}
          </Button>
          <Button
            variant="ghost"
            disabled={isBusy}
            onClick={() => respond(false)}
            data-testid="decline-abort"
          >
            {t('abort.decline')}
          </Button>
          <span className={styles['until']}>
            <Countdown deadline={expiresAt} />
          </span>
        </>
      }
    >
      <p className={styles['note']}>{t('abort.noResultHint')}</p>
    </SessionCard>
  );
}

/** Shows who has not answered a proposal to end the game, after the viewer proposed it or agreed. */
export function PendingAbort() {
  const { t } = useTranslation('session');
  const { tableState, match, view } = useTable('tableState', 'match', 'view');
  const { abortProposal } = tableState;
  if (abortProposal === null) return null;
  const { id, by, pending, expiresAt } = abortProposal;
  const isMine = by === view.viewer;
  const command = { type: 'answer-abort', id, agrees: false } as const;
  return (
    <PendingProposal
      testId="abort-pending"
      title={isMine ? t('abort.ownProposal') : t('abort.proposedBy', { name: nameOf(match, by) })}
      pendingSeats={pending}
      deadline={expiresAt}
      {...(isMine && { withdraw: { command, testId: 'withdraw-abort' } })}
    />
  );
}

/** States that the game was ended. The map does not show this. */
export function AbortedBanner() {
  const { t } = useTranslation('session');
  return (
    <SessionCard testId="aborted" title={t('abort.abortedTitle')}>
      <p className={styles['note']}>{t('abort.abortedHint')}</p>
    </SessionCard>
  );
}

/** Asks the viewer to agree to another player's proposal to pause. */
export function PauseProposalPrompt() {
  const { t } = useTranslation('session');
  const { tableState, match } = useTable('tableState', 'match');
  const { isBusy, error, send } = useTableCommand();
  const { pauseProposal } = tableState;
  if (pauseProposal === null) return null;
  const respond = (agrees: boolean) => void send({ type: 'answer-pause', agrees });
  return (
    <SessionCard
      testId="pause-proposed"
      title={t('pause.proposedBy', { name: nameOf(match, pauseProposal.by) })}
      error={error}
      actions={
        <>
          <Button disabled={isBusy} onClick={() => respond(true)} data-testid="agree-pause">
            {t('pause.agree')}
          </Button>
          <Button
            variant="ghost"
            disabled={isBusy}
            onClick={() => respond(false)}
            data-testid="decline-pause"
          >
            {t('pause.decline')}
          </Button>
          <span className={styles['until']}>
            <Countdown deadline={pauseProposal.expiresAt} />
          </span>
        </>
      }
    />
  );
}

/** Shows who has not answered the viewer's proposal to pause. */
export function PendingPause() {
  const { t } = useTranslation('session');
  const { tableState } = useTable('tableState');
  const { pauseProposal } = tableState;
  if (pauseProposal === null) return null;
  const { pending, expiresAt } = pauseProposal;
  return (
    <PendingProposal
      testId="pause-pending"
      title={t('pause.ownProposal')}
      pendingSeats={pending}
      deadline={expiresAt}
    />
  );
}

/** Props of the lazy session cards that the table computes, so that the log modules stay in the table's chunk. */
export interface SessionCardsProps {
  readonly movesToUndo: ReactNode; // log lines of the proposed takeback
  readonly moveCount: number; // number of moves to undo
}

/** Asks the viewer to agree to another player's takeback. Lists its moves. */
export function TakebackProposalPrompt({ movesToUndo, moveCount }: SessionCardsProps) {
  const { t } = useTranslation('session');
  const { tableState, match } = useTable('tableState', 'match');
  const { isBusy, error, send } = useTableCommand();
  const { takebackProposal } = tableState;
  if (takebackProposal === null) return null;
  const { id, by, expiresAt } = takebackProposal;
  const respond = (agrees: boolean) => void send({ type: 'answer-takeback', id, agrees });
  return (
    <SessionCard
      testId="takeback-proposed"
      title={t('takeback.proposedBy', { name: nameOf(match, by), count: moveCount })}
      error={error}
      actions={
        <>
          <Button disabled={isBusy} onClick={() => respond(true)} data-testid="agree-takeback">
            {t('takeback.agree')}
          </Button>
          <Button
            variant="ghost"
            disabled={isBusy}
            onClick={() => respond(false)}
            data-testid="decline-takeback"
          >
            {t('takeback.decline')}
          </Button>
          <span className={styles['until']}>
            <Countdown deadline={expiresAt} />
          </span>
        </>
      }
    >
      <div className={lines['lines']} tabIndex={0} role="group" aria-label={t('takeback.movesToUndo')}>
        {movesToUndo}
      </div>
    </SessionCard>
  );
}

/** Shows who has not answered a takeback, after the viewer proposed it or agreed. */
export function PendingTakeback({ moveCount }: SessionCardsProps) {
  const { t } = useTranslation('session');
  const { tableState, match, view } = useTable('tableState', 'match', 'view');
  const { takebackProposal } = tableState;
  if (takebackProposal === null) return null;
  const { id, by, pending, expiresAt } = takebackProposal;
  const isMine = by === view.viewer;
  const command = { type: 'answer-takeback', id, agrees: false } as const;
  return (
    <PendingProposal
      testId="takeback-pending"
      title={
        isMine
          ? t('takeback.ownProposal', { count: moveCount })
          : t('takeback.proposedBy', { name: nameOf(match, by), count: moveCount })
      }
      pendingSeats={pending}
      deadline={expiresAt}
      {...(isMine && { withdraw: { command, testId: 'withdraw-takeback' } })}
    />
  );
}

interface PendingProposalProps {
  readonly testId: string;
  readonly title: string;
  readonly pendingSeats: readonly number[]; // seats without an answer
  readonly deadline: number; // epoch ms
  readonly withdraw?: { readonly command: TableCommand; readonly testId: string }; // the proposer's withdrawal
}

/** A proposal that other players still have to answer. */
function PendingProposal({ testId, title, pendingSeats, deadline, withdraw }: PendingProposalProps) {
  const { t } = useTranslation('session');
  const { match } = useTable('match');
  const { isBusy, error, send } = useTableCommand();
  return (
    <SessionCard
      testId={testId}
      title={title}
      error={error}
      {...(withdraw !== undefined && {
        actions: (
          <Button
            variant="ghost"
            disabled={isBusy}
            onClick={() => void send(withdraw.command)}
            data-testid={withdraw.testId}
          >
            {t('takeback.withdraw')}
          </Button>
        ),
      })}
    >
      <p className={styles['note']}>
        {t('pause.waitingForAnswers', { names: formatList(pendingSeats.map((seat) => nameOf(match, seat))) })}{' '}
        <Countdown deadline={deadline} />
      </p>
    </SessionCard>
  );
}
