import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { Countdown } from '../clock/countdown';
import { nameOf, useTable } from '../model/table-context';
import { PendingProposal } from './pending-proposal';
import { SessionCard } from './session-card';
import styles from './session.module.css';
import type { SessionCardsProps } from './session-cards-props';
import lines from './takeback.module.css';
import { useTableCommand } from './use-table-command';

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
      title={t('back.asked', { name: nameOf(match, by), count: moveCount })}
      error={error}
      actions={
        <>
          <Button disabled={isBusy} onClick={() => respond(true)} data-testid="agree-back">
            {t('back.agree')}
          </Button>
          <Button variant="quiet" disabled={isBusy} onClick={() => respond(false)} data-testid="decline-back">
            {t('back.decline')}
          </Button>
          <span className={styles['until']}>
            <Countdown deadline={expiresAt} />
          </span>
        </>
      }
    >
      <div className={lines['lines']} tabIndex={0} role="group" aria-label={t('back.going')}>
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
      testId="takeback-awaited"
      title={
        isMine
          ? t('back.mine', { count: moveCount })
          : t('back.asked', { name: nameOf(match, by), count: moveCount })
      }
      pendingSeats={pending}
      deadline={expiresAt}
      {...(isMine && { withdraw: { command, testId: 'withdraw-back' } })}
    />
  );
}
