import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { Countdown } from '../clock/countdown';
import { nameOf, useTable } from '../model/table-context';
import { PendingProposal } from './pending-proposal';
import { SessionCard } from './session-card';
import styles from './session.module.css';
import { useTableCommand } from './use-table-command';

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
      title={t('pause.asked', { name: nameOf(match, pauseProposal.by) })}
      error={error}
      actions={
        <>
          <Button disabled={isBusy} onClick={() => respond(true)} data-testid="agree">
            {t('pause.agree')}
          </Button>
          <Button variant="quiet" disabled={isBusy} onClick={() => respond(false)} data-testid="play-on">
            {t('pause.refuse')}
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
      testId="pause-awaited"
      title={t('pause.mine')}
      pendingSeats={pending}
      deadline={expiresAt}
    />
  );
}
