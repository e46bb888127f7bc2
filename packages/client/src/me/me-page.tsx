import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import { readDevices } from '../connection/me-api';
import { useRead } from '../connection/use-read';
import { useTranslation } from '../i18n/use-translation';
import { FailedNote } from '../lobby/failed-note';
import { PlayElsewhere } from '../recovery/play-elsewhere';
import { DeviceList } from './device-list';
import styles from './me.module.css';
import { MyDataPart } from './my-data';
import { RecoveryCodePart } from './recovery-code';
import { YourName } from './your-name';
import { lazily } from '../shell/lazily';

// Where the host sends mail.
const MailPart = lazily(() => import('./mail-part').then((part) => ({ default: part.MailPart })));

/** The part of the settings about the player's name, devices and recovery. */
export function MePage({ onGo }: { readonly onGo: () => void }) {
  const { found: known, failed, readAgain } = useRead(readDevices);
  const [endedCodes, setEndedCodes] = useState(0);
  if (known === null) return <FailedNote failed={failed} />;
  const isSomebody = known.devices.length > 0;
  return (
    <div className={styles['page']}>
      <YourName isSomebody={isSomebody} />
      {isSomebody ? (
        <>
          <DeviceList
            devices={known.devices}
            onChange={readAgain}
            onCodeEnd={() => setEndedCodes((count) => count + 1)}
          />
          <PlayElsewhere />
          <RecoveryCodePart key={endedCodes} madeAt={known.codeMadeAt} />
          {known.mail !== null && (
            <Suspense fallback={null}>
              <MailPart mail={known.mail} onChange={readAgain} />
            </Suspense>
          )}
          <MyDataPart />
        </>
      ) : (
        <NobodyYet onGo={onGo} />
      )}
    </div>
  );
}

function NobodyYet({ onGo }: { readonly onGo: () => void }) {
  const { t } = useTranslation('settings');
  return (
    <section className={styles['part']}>
      <p>{t('me.nobody')}</p>
      <Link href="/recover" className={styles['way']} onClick={onGo}>
        {t('me.haveCode')}
      </Link>
    </section>
  );
}
