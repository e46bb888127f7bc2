import type { Me, Recovered } from '@great-fire/protocol';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { fetchMe } from '../api/lobby';
import { useTranslation } from '../i18n/use-translation';
import { useMutation } from '../api/use-mutation';
import { createSecret } from '../lib/random-id';
import { removeStored, writeStored, readStored } from '../lib/local-storage';
import { usePlayerName } from './player-name';
import { WELCOME_STATE } from './welcome-state';

// The secret with which this browser claims a link. It stays the same until the server answers. If the response is
// lost, the browser can therefore repeat the claim, even after a reload.

let createdSecret: string | null = null; // for browsers without localStorage

/** Returns the stored secret, or creates one. */
export function claimSecret(): string {
  const secret = readStored('claim-secret') ?? createdSecret ?? createSecret();
  createdSecret = secret;
  writeStored('claim-secret', secret);
  return secret;
}

/** Removes the secret. Call it once a claim was answered: the next claim uses a new secret. */
export function clearClaimSecret(): void {
  createdSecret = null;
  removeStored('claim-secret');
}

/** Signs this browser in as the player of a link or code, then navigates to the lobby. */
export function useClaim() {
  const [, navigate] = useLocation();
  const { setName } = usePlayerName();
  const { isPending, error, run } = useMutation();
  const claim = async (request: (secret: string) => Promise<Recovered>) => {
    const recovered = await run(() => request(claimSecret()));
    if (recovered === null) return;
    clearClaimSecret();
    if (recovered.name !== null) setName(recovered.name);
    navigate('/', { replace: true, state: WELCOME_STATE });
  };
  return { isPending, error, claim };
}

/** Returns the player of this browser: `undefined` while loading, `null` if the request failed. */
export function useMe(): Me | null | undefined {
  const [me, setMe] = useState<Me | null>();
  useEffect(() => {
    void fetchMe().then(setMe, () => setMe(null)); // an error only hides a warning
  }, []);
  return me;
}

/** Warns that this browser already has seats, perhaps as another player. */
export function ExistingSeatsWarning({ me }: { readonly me: Me | null | undefined }) {
  const { t } = useTranslation('recovery');
  const count = me?.tables.length ?? 0;
  if (count === 0) return null;
  return (
    <p className="bold leading-1-3 ember" data-testid="existing-seats-warning">
      {me?.name == null
        ? t('seatLossWarning', { count })
        : t('seatLossWarningNamed', { name: me.name, count })}{' '}
      {t('keepSeatsHint')}
    </p>
  );
}
