import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { Countdown } from '../clock/countdown';
import { nameOf, useTable } from '../model/table-context';
import { PendingProposal } from './pending-proposal';
import { SessionCard } from './session-card';
import styles from './session.module.css';
import { useTableCommand } from './use-table-command';

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
      title={t('abort.asked', { name: nameOf(match, by) })}
      error={error}
      actions={
        <>
          <Button disabled={isBusy} onClick={() => respond(true)} data-testid="agree-abort">
            {t('abort.agree')}
          </Button>
          <Button
            variant="quiet"
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
      <p className={styles['note']}>{t('abort.counts')}</p>
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
      testId="abort-awaited"
      title={isMine ? t('abort.mine') : t('abort.asked', { name: nameOf(match, by) })}
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
    <SessionCard testId="aborted" title={t('abort.over')}>
      <p className={styles['note']}>{t('abort.overNote')}</p>
    </SessionCard>
  );
}
