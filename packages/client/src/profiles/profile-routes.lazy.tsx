import { LeaderboardPage } from './leaderboard-page';
import { ProfilePage } from './profile-page';

/** Routes of the profile and the leaderboard, in one chunk because they link to each other. */
export function ProfileRoutes({ handle }: { readonly handle: string | null }) {
  return handle === null ? <LeaderboardPage /> : <ProfilePage personRef={handle} />;
}
