import { useTranslation } from '../i18n/use-translation';
import { CopyLink } from '../ui/copy-link';
import { tableUrl } from '../lobby/table-url';
import { Paper } from '../ui/paper';
import styles from './invite-card.module.css';
import { QrCode } from './qr-code';

/** The link that asks others in: to copy, to share, or to be scanned from this screen. */
export function InviteCard({ match }: { readonly match: string }) {
  const { t } = useTranslation('room');
  const link = tableUrl(match);
  return (
    <Paper className={styles['slip']}>
      <QrCode link={link} />
      <div className={styles['words']}>
        <h2>{t('invite')}</h2>
        <CopyLink
          link={link}
          label={t('linkLabel')}
          copyLabel={t('copyLink')}
          shareLabel={t('share')}
          hint={t('linkHint')}
          copiedHint={t('copied')}
          manualHint={t('copyByHand')}
          testId="invite-link"
        />
      </div>
    </Paper>
  );
}
