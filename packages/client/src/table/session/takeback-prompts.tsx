import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { Countdown } from '../clock/countdown';
import { nameOf, useTable } from '../table-context';
import { PendingProposal } from './pending-proposal';
import { SessionCard } from './session-card';
import styles from './session.module.css';
import type { SessionCardsProps } from './session-cards-props';
import lines from './takeback.module.css';
import { useTableCommand } from './use-table-command';

/** Somebody asks to take moves back: which, and yes or no. */
export function TakebackProposalPrompt({ movesToUndo, moveCount }: SessionCardsProps) {
  const { t } = useTranslation('conduct');
  const { tableState, match } = useTable();
  const { isBusy, error, send } = useTableCommand();
  const { takeBackAsked } = tableState;
  if (takeBackAsked === null) return null;
  const { id, by, until } = takeBackAsked;
  const respond = (agrees: boolean) => void send({ do: 'answer-take-back', id, agrees });
  return (
    <SessionCard
      testId="take-back-asked"
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
            <Countdown deadline={until} />
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

/** I asked, or have agreed: who has not answered yet. */
export function PendingTakeback({ moveCount }: SessionCardsProps) {
  const { t } = useTranslation('conduct');
  const { tableState, match, view } = useTable();
  const { takeBackAsked } = tableState;
  if (takeBackAsked === null) return null;
  const { id, by, asked, until } = takeBackAsked;
  const isMine = by === view.viewer;
  const command = { do: 'answer-take-back', id, agrees: false } as const;
  return (
    <PendingProposal
      testId="take-back-awaited"
      title={
        isMine
          ? t('back.mine', { count: moveCount })
          : t('back.asked', { name: nameOf(match, by), count: moveCount })
      }
      pendingSeats={asked}
      deadline={until}
      {...(isMine && { withdraw: { command, testId: 'withdraw-back' } })}
    />
  );
}
