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
  const { t } = useTranslation('profiles');
  const { data, error } = useFetch<Leaderboard>(fetchLeaderboard);
  if (data === null) return <PageStatus error={error} />;
  const { entries, minGames } = data;
  return (
    <TextPage title={t('leaderboard')}>
      <header>
        <h1>{t('leaderboard')}</h1>
        <p className="intro">{t('leaderboardHint', { count: minGames })}</p>
      </header>
      {entries.length === 0 && (
        <div className="row wrap spread on-panel outlined round-8 pad-14-16 gap-8-20">
          <p>{t('leaderboardEmpty')}</p>
          <Link href="/" className={buttonClass({ variant: 'primary' })}>
            {t('playRated')}
          </Link>
        </div>
      )}
      <table
        className={`figures ${styles['table']} ${styles['leaders']}`}
        aria-hidden={entries.length === 0 || undefined}
      >
        <thead>
          <tr>
            <th scope="col">{t('placeColumn')}</th>
            <th scope="col">{t('nameColumn')}</th>
            <th scope="col">{t('rating')}</th>
            <th scope="col">{t('stats.games')}</th>
          </tr>
        </thead>
        <tbody>
          {entries.length === 0
            ? FREE_PLACES.map((place) => <FreePlace key={place} place={place} />)
            : entries.map((leader) => <LeaderboardRow key={leader.handle} leader={leader} />)}
        </tbody>
      </table>
    </TextPage>
  );
}

const FREE_PLACES = [1, 2, 3, 4, 5];

/** The row of a player who will come. */
const FreePlace = ({ place }: { readonly place: number }) => (
  <tr className={`high-44 quiet ${styles['free']}`}>
    <td>{place}</td>
    <th />
    <td />
    <td />
  </tr>
);

function LeaderboardRow({
  leader: { place, name, handle, rating, games, isMe },
}: {
  readonly leader: LeaderboardEntry;
}) {
  const { t } = useTranslation('profiles');
  return (
    <tr className={isMe ? `on-card ${styles['own']}` : ''}>
      <td>{place}</td>
      <th scope="row">
        <Link href={`/people/${handle}`}>{name ?? t('unnamedPlayer')}</Link>
        {isMe && <small className="text-13-5 block">{t('you')}</small>}
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
