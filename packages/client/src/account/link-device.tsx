import type { RecoveryLink } from '@great-fire/protocol';
import { useState } from 'react';
import { formatDate } from '../i18n/format';
import { useTranslation } from '../i18n/use-translation';
import { createRecoveryLink } from '../api/account';
import { useNetworkOrigin } from '../api/use-network-origin';
import { CopyLinkField, QrCode } from '../ui/share-link';
import { RequestError } from '../ui/request-error';
import { SettingsSection } from '../ui/settings-section';
import { useMutation } from '../api/use-mutation';
import { Button } from '../ui/button';
import { recoveryUrl } from './links';

/** Creates the link that signs the player in on another device. */
export function LinkDevice() {
  const { t } = useTranslation('settings');
  const { isPending, error, run } = useMutation();
  const [link, setLink] = useState<RecoveryLink | null>(null);
  return (
    <SettingsSection title={t('linkDevice.title')}>
      {link === null ? (
        <>
          <p className="hint">{t('linkDevice.hint')}</p>
          <Button
            disabled={isPending}
            data-testid="create-recovery-link"
            onClick={() => void run(createRecoveryLink).then(setLink)}
          >
            {t('linkDevice.createLink')}
          </Button>
          <RequestError error={error} />
        </>
      ) : (
        <CreatedLink link={link} />
      )}
    </SettingsSection>
  );
}

/** At localhost the link has the address in the local network, or says that only this computer can open it. */
function CreatedLink({ link: { key, expiresAt } }: { readonly link: RecoveryLink }) {
  const { t } = useTranslation('settings');
  const day = formatDate(expiresAt);
  const networkOrigin = useNetworkOrigin();
  const url = recoveryUrl(key, networkOrigin ?? undefined);
  return (
    <>
      {networkOrigin === undefined ? (
        <p className="hint">{t('linkDevice.localHint')}</p>
      ) : (
        <QrCode link={url} label={t('linkDevice.qrCodeLabel')} />
      )}
      <CopyLinkField
        link={url}
        label={t('linkDevice.linkLabel')}
        copyLabel={t('linkDevice.copyLink')}
        shareLabel={t('linkDevice.shareLink')}
        hint={t('linkDevice.linkHint', { day })}
        copiedHint={t('linkDevice.linkCopied', { day })}
        manualHint={t('linkDevice.copyManually')}
        testId="recovery-link"
      />
    </>
  );
}
