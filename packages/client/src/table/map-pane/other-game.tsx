import { useState } from 'react';
import { lazyExtra } from '../../i18n/lazy-with-messages';
import { hasSeenOtherMatches } from '../../lib/last-seen';
import { useTable } from '../model/table-context';

const OtherGameBanner = lazyExtra(
  () => import('./other-game-banner.lazy').then((module) => module.OtherGameBanner),
  'lobbyLists',
);

/**
 * Loads the banner for other tables. Renders nothing if this browser has seen no other match, which is the common
 * case.
 */
export function OtherGame({ place }: { readonly place: 'bar' | 'map' }) {
  const { match, localGame } = useTable('match', 'localGame');
  const [hasOtherGames] = useState(() => localGame === undefined && hasSeenOtherMatches(match.id));
  if (!hasOtherGames) return null;
  return <OtherGameBanner place={place} />;
}
