import type { Devices } from '@great-fire/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { ApiFailure } from '../connection/api';
import { readDevices } from '../connection/me-api';
import { useTranslation } from '../i18n/use-translation';
import { FailedNote } from '../lobby/failed-note';
import type { Failed } from '../lobby/use-request';
import { PlayElsewhere } from '../recovery/play-elsewhere';
import { DeviceList } from './device-list';
import styles from './me.module.css';
import { MyDataPart } from './my-data';
import { RecoveryCodePart } from './recovery-code';
import { YourName } from './your-name';

/** Who one is here, and the devices and ways by which one is: part of the settings. */
export function MePage({ onGo }: { readonly onGo: () => void }) {
  const { known, failed, readAgain } = useDevices();
  if (known === null) return <FailedNote failed={failed} />;
  const isSomebody = known.devices.length > 0;
  return (
    <div className={styles['page']}>
      <YourName isSomebody={isSomebody} />
      {isSomebody ? (
        <>
          <DeviceList devices={known.devices} onChange={readAgain} />
          <PlayElsewhere />
          <RecoveryCodePart madeAt={known.codeMadeAt} />
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

interface KnownDevices {
  readonly known: Devices | null; // null: not yet, or not at all
  readonly failed: Failed | null;
  readonly readAgain: () => void;
}

function useDevices(): KnownDevices {
  const [known, setKnown] = useState<Devices | null>(null);
  const [asked, setAsked] = useState(0);
  const [failed, setFailed] = useState<Failed | null>(null);
  useEffect(() => {
    let isWanted = true;
    readDevices().then(
      (read) => {
        if (isWanted) setKnown(read);
      },
      (error: unknown) => {
        if (!(error instanceof ApiFailure)) throw error;
        if (isWanted) setFailed({ code: error.body.code, field: '' });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [asked]);
  return { known, failed, readAgain: () => setAsked((times) => times + 1) };
}
