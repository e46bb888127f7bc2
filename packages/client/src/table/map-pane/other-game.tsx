import { Suspense, useState } from 'react';
import { loadMessages } from '../../i18n/i18n';
import { hasSeenOtherMatches } from '../../lib/last-seen';
import { useTable } from '../model/table-context';
import { lazyWithRetry } from '../../lib/lazy-with-retry';

const OtherGameBanner = lazyWithRetry(async () => {
  const [bannerModule] = await Promise.all([import('./other-game-banner.lazy'), loadMessages('lobbyLists')]);
  return { default: bannerModule.OtherGameBanner };
});

/**
 * Loads the banner for other tables. Renders nothing if this browser has seen no other match, which is the common
 * case.
 */
export function OtherGame({ place }: { readonly place: 'bar' | 'map' }) {
  const { match, localGame } = useTable('match', 'localGame');
  const [hasOtherGames] = useState(() => localGame === undefined && hasSeenOtherMatches(match.id));
  if (!hasOtherGames) return null;
  return (
    <Suspense fallback={null}>
      <OtherGameBanner place={place} />
    </Suspense>
  );
}
