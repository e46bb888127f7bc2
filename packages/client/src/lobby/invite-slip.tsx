import { useTranslation } from '../i18n/use-translation';
import { Slip } from '../ui/slip';
import { CopyLink } from './copy-link';
import styles from './invite-slip.module.css';
import { tableLink } from './match-address';

/** The link that asks others in. */
export function InviteSlip({ match }: { readonly match: string }) {
  const { t } = useTranslation('lobby');
  return (
    <Slip className={styles['slip']}>
      <h2>{t('room.invite')}</h2>
      <CopyLink
        link={tableLink(match)}
        label={t('room.linkLabel')}
        copy={t('room.copyLink')}
        hint={t('room.linkHint')}
        copied={t('room.copied')}
        byHand={t('room.copyByHand')}
        testId="invite-link"
      />
    </Slip>
  );
}
