import type { ProposalKind } from '@great-fire/protocol';
import type { ReactNode } from 'react';
import { formatList } from '../../i18n/format';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { nameOf, useTable } from '../model/table-context';
import { Countdown } from './countdown';
import { SessionCard } from './session-card';
import { useTableCommand } from './table-command';
import lines from './takeback.module.css';

/** Props of the lazy session cards that the table computes, so that the log modules stay in the table's chunk. */
export interface SessionCardsProps {
  readonly movesToUndo: ReactNode; // log lines of the proposed takeback
  readonly moveCount: number; // number of moves to undo
}

interface ProposalCardProps extends SessionCardsProps {
  readonly kind: ProposalKind;
}

/** A proposal: asks the viewer to respond, or says who has not responded yet. The proposer may withdraw it. */
export function ProposalCard({ kind, movesToUndo, moveCount }: ProposalCardProps) {
  const { t } = useTranslation('session');
  const { tableState, match, view } = useTable('tableState', 'match', 'view');
  const { isBusy, error, send } = useTableCommand();
  const proposal = tableState.proposals.find((other) => other.kind === kind);
  if (proposal === undefined) return null;
  const { id, by, pending, expiresAt } = proposal;
  const isMine = by === view.viewer;
  const isAsked = view.viewer !== null && pending.includes(view.viewer);
  const title = isMine
    ? t(`${kind}.ownProposal`, { count: moveCount })
    : t(`${kind}.proposedBy`, { name: nameOf(match, by), count: moveCount });
  const respond = (agrees: boolean) => void send({ type: 'respond', id, agrees });
  if (!isAsked) {
    const names = formatList(pending.map((seat) => nameOf(match, seat)));
    return (
      <SessionCard
        testId={`${kind}-pending`}
        title={title}
        error={error}
        {...(isMine && {
          actions: (
            <Button
              variant="ghost"
              disabled={isBusy}
              onClick={() => respond(false)}
              data-testid={`withdraw-${kind}`}
            >
              {t('takeback.withdraw')}
            </Button>
          ),
        })}
      >
        <p className="note">
          {t('pause.waitingForAnswers', { names })} <Countdown deadline={expiresAt} />
        </p>
      </SessionCard>
    );
  }
  return (
    <SessionCard
      testId={`${kind}-proposed`}
      title={title}
      error={error}
      actions={
        <>
          <Button disabled={isBusy} onClick={() => respond(true)} data-testid={`agree-${kind}`}>
            {t(`${kind}.agree`)}
          </Button>
          <Button
            variant="ghost"
            disabled={isBusy}
            onClick={() => respond(false)}
            data-testid={`decline-${kind}`}
          >
            {t(`${kind}.decline`)}
          </Button>
          <span className="quiet text-15 push">
            <Countdown deadline={expiresAt} />
          </span>
        </>
      }
    >
      {kind === 'abort' && <p className="note">{t('abort.noResultHint')}</p>}
      {kind === 'takeback' && (
        <div
          className={`column gap-4 scroll text-14-5 round-6 contained leading-1-3 fine-scroll on-sunk ${lines['lines']}`}
          tabIndex={0}
          role="group"
          aria-label={t('takeback.movesToUndo')}
        >
          {movesToUndo}
        </div>
      )}
    </SessionCard>
  );
}
