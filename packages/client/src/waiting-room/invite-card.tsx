import type { MatchSummary } from '@great-fire/protocol';
import { useTranslation } from '../i18n/use-translation';
import { CopyLinkField, QrCode } from '../ui/share-link';
import { basePath, tableUrl, tvPath } from '../lib/routes';
import { buttonClass } from '../ui/button';
import { PaperPanel } from '../ui/paper';
import { useNetworkOrigin } from '../api/use-network-origin';
import styles from './invite-card.module.css';

/**
 * The invitation link: to copy, to share, and as a QR code. A full table offers it to spectators, without the code. A
 * full table without spectators renders nothing. At localhost the link has the address in the local network, or says
 * that it works nowhere else.
 */
export function InviteCard({ match }: { readonly match: MatchSummary }) {
  const { t } = useTranslation('waitingRoom');
  const networkOrigin = useNetworkOrigin();
  const link = tableUrl(match.id, networkOrigin ?? undefined);
  const isLocal = networkOrigin === undefined; // only this computer can open the link
  const isFull = match.seats.every(({ name }) => name !== null);
  const networkHint = t(isLocal ? 'localLinkHint' : 'networkLinkHint');
  const hint = networkOrigin === null ? t('inviteLinkHint') : networkHint;
  if (isFull && match.spectatorAccess === 'none') return null;
  return (
    <PaperPanel className={`flex gap-16 ${styles['paper']}`}>
      {!isFull && !isLocal && <QrCode link={link} label={t('qrCodeLabel')} />}
      <div className={`column gap-8 grow narrowable ${styles['text']}`}>
        <h2>{t(isFull ? 'inviteSpectators' : 'inviteFriends')}</h2>
        <CopyLinkField
          key={hint}
          link={link}
          label={t('inviteLinkLabel')}
          copyLabel={t('copyInviteLink')}
          shareLabel={t('shareInviteLink')}
          hint={hint}
          copiedHint={t('inviteLinkCopied')}
          manualHint={t('copyManually')}
          testId="invite-link"
        />
        {match.spectatorAccess !== 'none' && (
          <a
            className={buttonClass({ variant: 'ghost', size: 'small' })}
            href={`${basePath()}${tvPath(match.id)}`}
            target="_blank"
            data-testid="show-on-tv"
          >
            {t('showOnTv')}
          </a>
        )}
      </div>
    </PaperPanel>
  );
}
