import { useTranslation } from '../i18n/use-translation';
import { CopyLink } from '../lobby/copy-link';
import { tableLink } from '../lobby/match-address';
import { Slip } from '../ui/slip';
import styles from './invite-slip.module.css';
import { QrCode } from './qr-code';

/** The link that asks others in: to copy, to share, or to be scanned from this screen. */
export function InviteSlip({ match }: { readonly match: string }) {
  const { t } = useTranslation('room');
  const link = tableLink(match);
  return (
    <Slip className={styles['slip']}>
      <QrCode link={link} />
      <div className={styles['words']}>
        <h2>{t('invite')}</h2>
        <CopyLink
          link={link}
          label={t('linkLabel')}
          copy={t('copyLink')}
          share={t('share')}
          hint={t('linkHint')}
          copied={t('copied')}
          byHand={t('copyByHand')}
          testId="invite-link"
        />
      </div>
    </Slip>
  );
}
