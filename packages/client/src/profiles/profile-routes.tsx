import { LeaderboardPage } from './leaderboard-page';
import { ProfilePage } from './profile-page';

/** Somebody's page, or who is best: fetched together, for one leads to the other. */
export function ProfileRoutes({ handle }: { readonly handle: string | null }) {
  return handle === null ? <LeaderboardPage /> : <ProfilePage personRef={handle} />;
}
