import { useTranslation } from '../i18n/use-translation';
import { DeadEnd } from '../page/dead-end';

/** The page of an address that leads nowhere. */
export function UnknownAddress() {
  const { t } = useTranslation('network');
  return <DeadEnd title={t('unknownAddress')} hint={t('unknownAddressHint')} />;
}
