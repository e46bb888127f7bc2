import { useId, useState } from 'react';
import { basePath } from '../connection/base-path';
import { forgetMe, myDataAddress } from '../connection/me-api';
import { useTranslation } from '../i18n/use-translation';
import { FailedNote } from '../lobby/failed-note';
import { useGuestName } from '../lobby/guest-name';
import { useRequest } from '../lobby/use-request';
import { DownloadIcon } from '../table/pieces';
import { Button, buttonClass } from '../ui/button';
import styles from './me.module.css';

/** All that is kept of this person, to take along or to have taken away. */
export function MyDataPart() {
  const { t } = useTranslation('settings');
  const [isAsked, setAsked] = useState(false);
  const title = useId();
  return (
    <section className={styles['part']} aria-labelledby={title}>
      <h3 id={title}>{t('data.title')}</h3>
      {isAsked ? (
        <Sure onNo={() => setAsked(false)} />
      ) : (
        <>
          <p>{t('data.hint')}</p>
          <a href={myDataAddress()} download className={buttonClass({})} data-testid="my-data">
            <DownloadIcon size={18} />
            {t('data.download')}
          </a>
          <Button kind="danger" data-testid="forget-me" onClick={() => setAsked(true)}>
            {t('data.forget')}
          </Button>
        </>
      )}
    </section>
  );
}

/** What will happen, before it does: nothing brings it back. */
function Sure({ onNo }: { readonly onNo: () => void }) {
  const { t } = useTranslation('settings');
  const { isBusy, failed, does } = useRequest();
  const { setName } = useGuestName();
  const forget = async () => {
    if (!(await does(forgetMe))) return;
    setName('');
    // Whatever this page knew of who was here goes with it.
    window.location.assign(`${basePath()}/`);
  };
  return (
    <div className={styles['sure']} role="group" aria-label={t('data.forget')} tabIndex={-1} ref={comeTo}>
      <ul className={styles['happens']}>
        <li>{t('data.signedOut')}</li>
        <li>{t('data.seats')}</li>
        <li>{t('data.named')}</li>
        <li>{t('data.forEver')}</li>
      </ul>
      <Button kind="danger" disabled={isBusy} data-testid="forget-me-now" onClick={() => void forget()}>
        {t('data.now')}
      </Button>
      <Button disabled={isBusy} onClick={onNo}>
        {t('data.keep')}
      </Button>
      <FailedNote failed={failed} />
    </div>
  );
}

/** What was pressed is gone, and what took its place is longer: the focus goes there, and brings it into view. */
const comeTo = (part: HTMLElement | null): void => part?.focus();
