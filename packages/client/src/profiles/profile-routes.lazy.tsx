import type { LeaderboardEntry, Leaderboard } from '@great-fire/protocol';
import { Link } from 'wouter';
import { fetchLeaderboard } from '../api/profiles';
import { useFetch } from '../api/use-fetch';
import { currentLanguage } from '../i18n/i18n';
import { useTranslation } from '../i18n/use-translation';
import { PageStatus, TextPage } from '../page/text-page';
import { buttonClass } from '../ui/button';
import styles from './profiles.module.css';
import { ProfilePage } from './profile-page';

/** The best players by rating. */
function LeaderboardPage() {
  const { t } = useTranslation(['profiles', 'common']);
  const { data, error } = useFetch<Leaderboard>(fetchLeaderboard);
  if (data === null) return <PageStatus error={error} />;
  const { entries, minGames } = data;
  return (
    <TextPage title={t('leaderboard')}>
      <h1>{t('leaderboard')}</h1>
      <p className={styles['hint']}>{t('leaderboardHint', { count: minGames })}</p>
      {entries.length === 0 ? (
        <>
          <p>{t('leaderboardEmpty')}</p>
          <p>
            <Link href="/" className={buttonClass({})}>
              {t('common:backToLobby')}
            </Link>
          </p>
        </>
      ) : (
        <table className={`${styles['table']} ${styles['leaders']}`}>
          <thead>
            <tr>
              <th scope="col">{t('placeColumn')}</th>
              <th scope="col">{t('nameColumn')}</th>
              <th scope="col">{t('rating')}</th>
              <th scope="col">{t('stats.games')}</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((leader) => (
              <LeaderboardRow key={leader.handle} leader={leader} />
            ))}
          </tbody>
        </table>
      )}
    </TextPage>
  );
}

function LeaderboardRow({
  leader: { place, name, handle, rating, games, isMe },
}: {
  readonly leader: LeaderboardEntry;
}) {
  const { t } = useTranslation('profiles');
  return (
    <tr className={isMe ? styles['own'] : ''}>
      <td>{place}</td>
      <th scope="row">
        <Link href={`/people/${handle}`}>{name ?? t('unnamedPlayer')}</Link>
        {isMe && <small>{t('you')}</small>}
      </th>
      <td>{rating.toLocaleString(currentLanguage(), { minimumFractionDigits: 1 })}</td>
      <td>{games}</td>
    </tr>
  );
}

/** Routes of the profile and the leaderboard, in one chunk because they link to each other. */
export function ProfileRoutes({ handle }: { readonly handle: string | null }) {
  return handle === null ? <LeaderboardPage /> : <ProfilePage personRef={handle} />;
}
