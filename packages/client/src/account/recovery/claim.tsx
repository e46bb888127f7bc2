import type { Me, Recovered } from '@great-fire/protocol';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { fetchMe } from '../../api/lobby';
import { useTranslation } from '../../i18n/use-translation';
import { usePlayerName } from '../../lobby/player-name';
import { useMutation } from '../../api/use-mutation';
import { claimSecret, clearClaimSecret } from './claim-secret';
import styles from './recover-page.module.css';

/** Becoming somebody in this browser; the front page follows. */
export function useClaim() {
  const [, navigate] = useLocation();
  const { setName } = usePlayerName();
  const { isPending, error, run } = useMutation();
  const claim = async (request: (secret: string) => Promise<Recovered>) => {
    const recovered = await run(() => request(claimSecret()));
    if (recovered === null) return;
    clearClaimSecret();
    if (recovered.name !== null) setName(recovered.name);
    navigate('/', { replace: true });
  };
  return { isPending, error, claim };
}

/** Who this browser is now; undefined until that is known, null where it cannot be. */
export function useMe(): Me | null | undefined {
  const [me, setMe] = useState<Me | null>();
  useEffect(() => {
    void fetchMe().then(setMe, () => setMe(null)); // only a warning hangs on it
  }, []);
  return me;
}

/** That this browser sits at tables already, maybe as somebody else. */
export function ExistingSeatsWarning({ me }: { readonly me: Me | null | undefined }) {
  const { t } = useTranslation('recover');
  const count = me?.tables.length ?? 0;
  if (count === 0) return null;
  return (
    <p className={styles['warning']} data-testid="sits-already">
      {me?.name == null ? t('already', { count }) : t('alreadyAs', { name: me.name, count })} {t('keepThem')}
    </p>
  );
}
