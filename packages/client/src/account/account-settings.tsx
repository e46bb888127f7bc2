import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import { fetchDevices } from '../api/account';
import { useFetch } from '../api/use-fetch';
import { useTranslation } from '../i18n/use-translation';
import { RequestError } from '../ui/request-error';
import { LinkDevice } from './recovery/link-device';
import { DeviceList } from './device-list';
import styles from './account.module.css';
import { DataSection } from './data-section';
import { RecoveryCodeSection } from './recovery-code-section';
import { NameSection } from './name-section';
import { lazyWithRetry } from '../lib/lazy-with-retry';

// Loaded lazily: not every server sends mail.
const EmailSection = lazyWithRetry(() =>
  import('./email-section.lazy').then((module) => ({ default: module.EmailSection })),
);

/** Settings of the player's name, devices, e-mail address and recovery code. */
export function AccountSettings({ onNavigate }: { readonly onNavigate: () => void }) {
  const { data: account, error, refetch } = useFetch(fetchDevices);
  const [revokedCodes, setRevokedCodes] = useState(0);
  if (account === null) return <RequestError error={error} />;
  const isSignedIn = account.devices.length > 0;
  return (
    <div className={styles['page']}>
      <NameSection isSignedIn={isSignedIn} />
      {isSignedIn ? (
        <>
          <DeviceList
            devices={account.devices}
            onChange={refetch}
            onCodeRevoked={() => setRevokedCodes((count) => count + 1)}
          />
          <LinkDevice />
          <RecoveryCodeSection key={revokedCodes} createdAt={account.codeCreatedAt} />
          {account.email !== null && (
            <Suspense fallback={null}>
              <EmailSection email={account.email} onChange={refetch} />
            </Suspense>
          )}
          <DataSection />
        </>
      ) : (
        <SignedOutNotice onNavigate={onNavigate} />
      )}
    </div>
  );
}

function SignedOutNotice({ onNavigate }: { readonly onNavigate: () => void }) {
  const { t } = useTranslation('settings');
  return (
    <section className={styles['part']}>
      <p>{t('me.nobody')}</p>
      <Link href="/recover" className={styles['way']} onClick={onNavigate}>
        {t('me.haveCode')}
      </Link>
    </section>
  );
}
