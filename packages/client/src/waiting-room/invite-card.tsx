import type { MatchSummary } from '@great-fire/protocol';
import { useTranslation } from '../i18n/use-translation';
import { CopyLinkField, QrCode } from '../ui/share-link';
import { tableUrl } from '../lib/routes';
import { Paper } from '../ui/paper';
import styles from './invite-card.module.css';

/**
 * The invitation link: to copy, to share, and as a QR code. A full table offers it to spectators, without the code. A
 * full table without spectators renders nothing.
 */
export function InviteCard({ match }: { readonly match: MatchSummary }) {
  const { t } = useTranslation('waitingRoom');
  const link = tableUrl(match.id);
  const isFull = match.seats.every(({ name }) => name !== null);
  if (isFull && match.spectatorAccess === 'none') return null;
  return (
    <Paper className={styles['paper']}>
      {!isFull && <QrCode link={link} label={t('qrCodeLabel')} />}
      <div className={styles['text']}>
        <h2>{t(isFull ? 'inviteSpectators' : 'inviteFriends')}</h2>
        <CopyLinkField
          link={link}
          label={t('inviteLinkLabel')}
          copyLabel={t('copyInviteLink')}
          shareLabel={t('shareInviteLink')}
          hint={t('inviteLinkHint')}
          copiedHint={t('inviteLinkCopied')}
          manualHint={t('copyManually')}
          testId="invite-link"
        />
      </div>
    </Paper>
  );
}
