import type { TableCommand } from '@great-fire/protocol';
import { formatList } from '../../i18n/format';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { Countdown } from './countdown';
import { nameOf, useTable } from '../model/table-context';
import { SessionCard } from './session-card';
import styles from './session.module.css';
import { useTableCommand } from './table-command';

interface PendingProposalProps {
  readonly testId: string;
  readonly title: string;
  readonly pendingSeats: readonly number[]; // seats without an answer
  readonly deadline: number; // epoch ms
  readonly withdraw?: { readonly command: TableCommand; readonly testId: string }; // the proposer's withdrawal
}

/** A proposal that other players still have to answer. */
export function PendingProposal({ testId, title, pendingSeats, deadline, withdraw }: PendingProposalProps) {
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
            variant="quiet"
            disabled={isBusy}
            onClick={() => void send(withdraw.command)}
            data-testid={withdraw.testId}
          >
            {t('back.withdraw')}
          </Button>
        ),
      })}
    >
      <p className={styles['note']}>
        {t('pause.waitsFor', { names: formatList(pendingSeats.map((seat) => nameOf(match, seat))) })}{' '}
        <Countdown deadline={deadline} />
      </p>
    </SessionCard>
  );
}
