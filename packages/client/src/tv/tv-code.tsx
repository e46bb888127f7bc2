import type { MatchSummary } from '@great-fire/protocol';
import { useTranslation } from '../i18n/use-translation';
import { tableUrl } from '../lib/routes';
import { QrCode } from '../ui/share-link';
import { useNetworkOrigin } from '../api/use-network-origin';

/** The code with which phones open the table, or why there is none: only the computer itself can open localhost. */
export function TvCode({
  match,
  offersSeat,
}: {
  readonly match: MatchSummary;
  readonly offersSeat: boolean;
}) {
  const { t } = useTranslation('tv');
  const networkOrigin = useNetworkOrigin();
  if (networkOrigin === undefined) return <p>{t('localOnly')}</p>;
  return (
    <>
      <QrCode link={tableUrl(match.id, networkOrigin ?? undefined)} label={t('codeLabel')} />
      <p>{t(offersSeat ? 'scanForSeat' : 'scanToWatch')}</p>
    </>
  );
}
