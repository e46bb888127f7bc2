import type { Me, Recovered } from '@great-fire/protocol';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { readMe } from '../connection/api';
import { useTranslation } from '../i18n/use-translation';
import { useGuestName } from '../lobby/guest-name';
import { useRequest } from '../lobby/use-request';
import { claimSecret, forgetClaimSecret } from './claim-secret';
import styles from './recover-page.module.css';

/** Becoming somebody in this browser; the front page follows. */
export function useClaim() {
  const [, goTo] = useLocation();
  const { setName } = useGuestName();
  const { isBusy, failed, run } = useRequest();
  const claim = async (request: (secret: string) => Promise<Recovered>) => {
    const recovered = await run(() => request(claimSecret()));
    if (recovered === null) return;
    forgetClaimSecret();
    if (recovered.name !== null) setName(recovered.name);
    goTo('/', { replace: true });
  };
  return { isBusy, failed, claim };
}

/** Who this browser is now; undefined until that is known, null where it cannot be. */
export function useSitting(): Me | null | undefined {
  const [me, setMe] = useState<Me | null>();
  useEffect(() => {
    void readMe().then(setMe, () => setMe(null)); // only a warning hangs on it
  }, []);
  return me;
}

/** That this browser sits at tables already, maybe as somebody else. */
export function SitsAlready({ me }: { readonly me: Me | null | undefined }) {
  const { t } = useTranslation('recover');
  const count = me?.seats.length ?? 0;
  if (count === 0) return null;
  return (
    <p className={styles['warning']} data-testid="sits-already">
      {me?.name == null ? t('already', { count }) : t('alreadyAs', { name: me.name, count })} {t('keepThem')}
    </p>
  );
}
