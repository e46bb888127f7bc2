import { Link } from 'wouter';
import { listed } from '../i18n/listed';
import { useTranslation } from '../i18n/use-translation';
import { useTable } from '../table/table-context';
import { fingerprint } from './fingerprint';
import { namesOf } from './names-of';
import { pinsOf } from './pins';

/** Over the cards that were dealt: what their deal was bound to. For those whose browser was shown it before. */
export function TableDeal() {
  const { t } = useTranslation('deal');
  const { match } = useTable();
  const pins = pinsOf(match.id);
  if (pins === null) return null;
  const names = namesOf(match, (seat) => match.parts?.commitments[seat] != null);
  return (
    <>
      {t('wasBound', { mark: fingerprint(pins.commitment) })}{' '}
      {names.length > 0 && t('from', { names: listed(names) })} <Link href="/fair">{t('how')}</Link>
    </>
  );
}
