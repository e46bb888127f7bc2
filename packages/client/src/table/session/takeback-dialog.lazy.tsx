import type { ReactNode } from 'react';
import { findTakebackLimit } from '@great-fire/protocol';
import { seatsToAsk } from '@great-fire/table';
import { formatList } from '../../i18n/format';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { Dialog, DialogHead } from '../../ui/dialog';
import { nameOf, useTable } from '../model/table-context';
import { RequestError } from '../../ui/request-error';
import { useCommand } from './table-command';
import { useTableFacts } from './table-facts';
import styles from './takeback.module.css';

interface TakebackDialogProps {
  readonly toStateId: number; // target state
  readonly moveCount: number; // number of moves to undo
  readonly isStale: boolean; // no moves to undo are left
  readonly onClose: () => void;
  readonly children: ReactNode; // log lines of the moves
}

/**
 * Shows the moves to undo and proposes the takeback. If no other player has to agree, takes the moves back
 * immediately.
 */
export function TakebackDialog({ toStateId, moveCount, isStale, onClose, children }: TakebackDialogProps) {
  const { t } = useTranslation(['session', 'refusals']);
  const table = useTable('view', 'match', 'tableState', 'stateId', 'proposeTakeback', 'localGame');
  const { proposeTakeback, localGame } = table;
  const { isBusy, error, send } = useCommand(proposeTakeback);
  const consentingSeats = seatsToAsk(useTableFacts(), table.view.viewer ?? 0, 'takeback');
  const needsConsent = consentingSeats.length > 0 && localGame === undefined;
  const limit = findTakebackLimit(table.tableState, table.stateId);
  const note = needsConsent
    ? t('takeback.consentRequired', {
        names: formatList(consentingSeats.map((seat) => nameOf(table.match, seat))),
      })
    : consentingSeats.length > 0
      ? t('takeback.localConsentQuestion')
      : t('takeback.noConsentRequired');
  return (
    <Dialog onClose={onClose} data-testid="takeback-dialog">
      {({ close }) => (
        <div className="stack gap-10 pad-14-16">
          <DialogHead title={t('takeback.title', { count: moveCount })} />
          <div
            className={`column gap-4 scroll text-14-5 round-6 contained leading-1-3 fine-scroll on-sunk ${styles['lines']}`}
            tabIndex={0}
            role="group"
            aria-label={t('takeback.movesToUndo')}
          >
            {children}
          </div>
          <p className="quiet text-15 leading-1-3">
            {limit === null
              ? `${note} ${t('takeback.revealedSecretsHint')}`
              : t(`refusals:notAllowed.${limit}`)}
          </p>
          <RequestError error={error} />
          <div className="flex wrap gap-8 ends">
            <Button variant="ghost" onClick={close}>
              {t('takeback.cancel')}
            </Button>
            <Button
              variant="primary"
              disabled={isBusy || isStale || limit !== null}
              onClick={() => void send(toStateId).then((isAccepted) => isAccepted && close())}
              data-testid="propose-takeback"
              data-autofocus
            >
              {t(needsConsent ? 'takeback.propose' : 'takeback.confirm')}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
