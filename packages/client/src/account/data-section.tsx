import { useId, useState } from 'react';
import { basePath } from '../lib/routes';
import { deleteAccount, dataExportUrl } from '../api/account';
import { useTranslation } from '../i18n/use-translation';
import { useMutation } from '../api/use-mutation';
import { DownloadIcon } from '../ui/icons';
import { Button, buttonClass } from '../ui/button';
import { ConfirmGroup } from '../ui/confirm-group';
import { usePlayerName } from './player-name';
import styles from './account.module.css';

/** Exports or deletes all data that the server stores about the player. */
export function DataSection() {
  const { t } = useTranslation('settings');
  const [isConfirming, setConfirming] = useState(false);
  const titleId = useId();
  return (
    <section className={styles['section']} aria-labelledby={titleId}>
      <h3 id={titleId}>{t('personalData.title')}</h3>
      {isConfirming ? (
        <DeleteConfirm onCancel={() => setConfirming(false)} />
      ) : (
        <>
          <p>{t('personalData.hint')}</p>
          <a href={dataExportUrl()} download className={buttonClass({})} data-testid="download-data">
            <DownloadIcon size={18} />
            {t('personalData.download')}
          </a>
          <Button variant="danger" data-testid="delete-account" onClick={() => setConfirming(true)}>
            {t('personalData.deleteAccount')}
          </Button>
        </>
      )}
    </section>
  );
}

/** Lists the effects of the deletion and asks for confirmation, because it cannot be undone. */
function DeleteConfirm({ onCancel }: { readonly onCancel: () => void }) {
  const { t } = useTranslation('settings');
  const { isPending, error, runVoid } = useMutation();
  const { setName } = usePlayerName();
  const confirm = async () => {
    if (!(await runVoid(deleteAccount))) return;
    setName('');
    // The reload clears what this page knows about the deleted player.
    window.location.assign(`${basePath()}/`);
  };
  return (
    <ConfirmGroup
      className={styles['confirm']}
      label={t('personalData.deleteAccount')}
      question={
        <ul className={styles['happens']}>
          <li>{t('personalData.signOutWarning')}</li>
          <li>{t('personalData.seatsWarning')}</li>
          <li>{t('personalData.anonymizationHint')}</li>
          <li>{t('personalData.irreversibleWarning')}</li>
        </ul>
      }
      cancelLabel={t('personalData.cancelDeletion')}
      onCancel={onCancel}
      isPending={isPending}
      error={error}
    >
      <Button
        variant="danger"
        disabled={isPending}
        data-testid="confirm-delete-account"
        onClick={() => void confirm()}
      >
        {t('personalData.confirmDeletion')}
      </Button>
    </ConfirmGroup>
  );
}
