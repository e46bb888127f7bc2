import type { Me } from '@great-fire/protocol';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { Link, useLocation } from 'wouter';
import { claimLink, readMe } from '../connection/api';
import { BesideTheCity } from '../lobby/beside-the-city';
import { FailedNote } from '../lobby/failed-note';
import { useGuestName } from '../lobby/guest-name';
import { useRequest } from '../lobby/use-request';
import { Button, buttonClass } from '../ui/button';
import { Slip } from '../ui/slip';
import { TopBar } from '../ui/top-bar';
import { claimSecret, forgetClaimSecret } from './claim-secret';
import { linkKey, takeLinkKey } from './link-key';
import styles from './recover-page.module.css';

/** Where a recovery link leads: says what it will do, and does it at one press. */
export function RecoverPage() {
  const { t } = useTranslation(['recover', 'common']);
  const key = useLinkKey();
  const [refused, setRefused] = useState<string | null>(null); // a key
  const title = t('common:title');
  useEffect(() => {
    document.title = title;
  }, [title]);
  if (key === null) return <Lost title={t('broken')} why={t('brokenWhy')} />;
  if (refused === key) return <Lost title={t('gone')} why={t('goneWhy')} />;
  return <TakeOver key={key} linkKey={key} onRefused={() => setRefused(key)} />;
}

/** The key of the link that was opened last: another may be pasted into the address of this same page. */
function useLinkKey(): string | null {
  const [key, setKey] = useState(linkKey);
  useEffect(() => {
    const take = () => {
      takeLinkKey();
      setKey(linkKey());
    };
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  return key;
}

function TakeOver({ linkKey: key, onRefused }: { readonly linkKey: string; readonly onRefused: () => void }) {
  const { t } = useTranslation('recover');
  const [, goTo] = useLocation();
  const { setName } = useGuestName();
  const { isBusy, failed, run } = useRequest();
  const sitting = useSitting();
  const takeOver = async () => {
    const recovered = await run(() => claimLink({ key, secret: claimSecret() }));
    if (recovered === null) return;
    forgetClaimSecret();
    if (recovered.name !== null) setName(recovered.name);
    goTo('/', { replace: true });
  };
  const isRefused = failed !== null && (failed.code === 'not-found' || failed.code === 'bad-request');
  useEffect(() => {
    if (isRefused) onRefused();
  }, [isRefused, onRefused]);
  const tables = sitting?.seats.length ?? 0;
  return (
    <Leaf
      title={t('title')}
      why={t('why')}
      slip={
        <>
          {tables > 0 && (
            <p className={styles['warning']} data-testid="sits-already">
              {sitting?.name == null
                ? t('already', { count: tables })
                : t('alreadyAs', { name: sitting.name, count: tables })}{' '}
              {t('keepThem')}
            </p>
          )}
          <Button
            kind="primary"
            size="big"
            wide
            disabled={isBusy || sitting === undefined}
            data-testid="take-over"
            onClick={() => void takeOver()}
          >
            {t('takeOver')}
          </Button>
          <FailedNote failed={isRefused ? null : failed} />
        </>
      }
      listTitle={t('happens')}
    >
      <li>{t('here')}</li>
      <li>{t('there')}</li>
      <li>{t('once')}</li>
    </Leaf>
  );
}

/** Who this browser is now; undefined until that is known, null where it cannot be. */
function useSitting(): Me | null | undefined {
  const [me, setMe] = useState<Me | null>();
  useEffect(() => {
    void readMe().then(setMe, () => setMe(null)); // only a warning hangs on it
  }, []);
  return me;
}

/** A link that does nothing any more, and the ways on. */
function Lost({ title, why }: { readonly title: string; readonly why: string }) {
  const { t } = useTranslation(['recover', 'common']);
  return (
    <Leaf
      title={title}
      why={why}
      slip={
        <Link href="/" className={buttonClass({ kind: 'primary', size: 'big', wide: true })}>
          {t('common:home')}
        </Link>
      }
      listTitle={t('waysOn')}
    >
      <li>{t('makeNew')}</li>
      <li>{t('whereOpened')}</li>
    </Leaf>
  );
}

interface LeafProps {
  readonly title: string;
  readonly why: string;
  readonly slip: ReactNode; // the way on
  readonly listTitle: string;
  readonly children: ReactNode;
}

function Leaf({ title, why, slip, listTitle, children }: LeafProps) {
  return (
    <BesideTheCity
      kind="room"
      bar={<TopBar />}
      hero={
        <div role="status">
          <h1 className={styles['title']}>{title}</h1>
          <p className={styles['why']}>{why}</p>
          <Slip className={styles['slip']}>{slip}</Slip>
        </div>
      }
    >
      <h2 className={styles['head']}>{listTitle}</h2>
      <ul className={styles['list']}>{children}</ul>
    </BesideTheCity>
  );
}
