import { Link } from 'wouter';
import { formatList } from '../i18n/format';
import { useTranslation } from '../i18n/use-translation';
import { useTable } from '../table/table-context';
import { fingerprint } from './fingerprint';
import { seatNames } from './seat-names';
import { loadCommitments } from './commitment-store';

/** Over the cards that were dealt: what their deal was bound to. For those whose browser was shown it before. */
export function DealCommitment() {
  const { t } = useTranslation('deal');
  const { match } = useTable();
  const stored = loadCommitments(match.id);
  if (stored === null) return null;
  const names = seatNames(match, (seat) => match.dealCommitments?.commitments[seat] != null);
  return (
    <>
      {t('wasBound', { mark: fingerprint(stored.commitment) })}{' '}
      {names.length > 0 && t('from', { names: formatList(names) })} <Link href="/fair">{t('how')}</Link>
    </>
  );
}
