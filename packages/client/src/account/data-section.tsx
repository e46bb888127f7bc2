import { useState } from 'react';
import { basePath } from '../lib/routes';
import { deleteAccount, dataExportUrl } from '../api/account';
import { useTranslation } from '../i18n/use-translation';
import { useMutation } from '../api/use-mutation';
import { DownloadIcon } from '../ui/icons';
import { Button, buttonClass } from '../ui/button';
import { ConfirmGroup } from '../ui/confirm-group';
import { SettingsSection } from '../ui/settings-section';
import { usePlayerName } from './player-name';

/** Exports or deletes all data that the server stores about the player. */
export function DataSection() {
  const { t } = useTranslation('settings');
  const [isConfirming, setConfirming] = useState(false);
  return (
    <SettingsSection title={t('personalData.title')}>
      {isConfirming ? (
        <DeleteConfirm onCancel={() => setConfirming(false)} />
      ) : (
        <>
          <p className="hint">{t('personalData.hint')}</p>
          <a href={dataExportUrl()} download className={buttonClass({})} data-testid="download-data">
            <DownloadIcon size={18} />
            {t('personalData.download')}
          </a>
          <Button variant="danger" data-testid="delete-account" onClick={() => setConfirming(true)}>
            {t('personalData.deleteAccount')}
          </Button>
        </>
      )}
    </SettingsSection>
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
      className="stack gap-8 no-outline"
      label={t('personalData.deleteAccount')}
      question={
        <ul className="bullets stack gap-6 text-14-5 leading-1-3">
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
