import type { TableCommand } from '@great-fire/protocol';
import { formatList } from '../../i18n/format';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { nameOf, useTable } from '../table-context';
import { getConsentingSeats } from './consenting-seats';

interface AbortConfirmProps {
  readonly isBusy: boolean;
  readonly onConfirm: (command: TableCommand) => void;
  readonly onCancel: () => void;
}

/** Confirms a proposal to end the game: lists the players who must agree, and the consequences. */
export function AbortConfirm({ isBusy, onConfirm, onCancel }: AbortConfirmProps) {
  const { t } = useTranslation('session');
  const table = useTable();
  const consentingSeats = getConsentingSeats(table);
  const names = formatList(consentingSeats.map((seat) => nameOf(table.match, seat)));
  const needsConsent = consentingSeats.length > 0;
  return (
    <>
      <p>
        <b>{t('abort.title')}</b> {needsConsent ? t('back.all', { names }) : t('back.alone')}{' '}
        {t('abort.counts')}
      </p>
      <Button
        variant="danger"
        disabled={isBusy}
        onClick={() => onConfirm({ type: 'propose-abort' })}
        data-testid="abort-surely"
      >
        {t(needsConsent ? 'back.ask' : 'abort.now')}
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        {t('back.no')}
      </Button>
    </>
  );
}
