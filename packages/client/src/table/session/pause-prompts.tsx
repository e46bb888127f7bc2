import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { Countdown } from '../clock/countdown';
import { nameOf, useTable } from '../table-context';
import { PendingProposal } from './pending-proposal';
import { SessionCard } from './session-card';
import styles from './session.module.css';
import { useTableCommand } from './use-table-command';

/** Somebody asks for a pause: yes or no. */
export function PauseProposalPrompt() {
  const { t } = useTranslation('conduct');
  const { tableState, match } = useTable();
  const { isBusy, error, send } = useTableCommand();
  const { pauseAsked } = tableState;
  if (pauseAsked === null) return null;
  const respond = (agrees: boolean) => void send({ do: 'answer-pause', agrees });
  return (
    <SessionCard
      testId="pause-asked"
      title={t('pause.asked', { name: nameOf(match, pauseAsked.by) })}
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
            <Countdown deadline={pauseAsked.until} />
          </span>
        </>
      }
    />
  );
}

/** I asked for a pause: who has not answered yet. */
export function PendingPause() {
  const { t } = useTranslation('conduct');
  const { tableState } = useTable();
  const { pauseAsked } = tableState;
  if (pauseAsked === null) return null;
  const { asked, until } = pauseAsked;
  return (
    <PendingProposal testId="pause-awaited" title={t('pause.mine')} pendingSeats={asked} deadline={until} />
  );
}
