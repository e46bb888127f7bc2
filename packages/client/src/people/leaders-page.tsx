import type { LeaderRow, Leaders } from '@great-fire/protocol';
import { Link } from 'wouter';
import { readLeaders } from '../connection/people-api';
import { useRead } from '../connection/use-read';
import { languageShown } from '../i18n/i18n';
import { useTranslation } from '../i18n/use-translation';
import styles from './people.module.css';
import { Nothing, Sheet } from './sheet';

/** Who is best, by their ratings. */
export function LeadersPage() {
  const { t } = useTranslation('people');
  const { found, failed } = useRead<Leaders>(readLeaders);
  if (found === null) return <Nothing failed={failed} />;
  const { leaders, fromGames } = found;
  return (
    <Sheet title={t('leaders')}>
      <h1>{t('leaders')}</h1>
      <p className={styles['hint']}>{t('leadersHint', { count: fromGames })}</p>
      {leaders.length === 0 ? (
        <p>{t('noLeaders')}</p>
      ) : (
        <table className={`${styles['table']} ${styles['leaders']}`}>
          <thead>
            <tr>
              <th scope="col">{t('place')}</th>
              <th scope="col">{t('name')}</th>
              <th scope="col">{t('rating')}</th>
              <th scope="col">{t('sum.games')}</th>
            </tr>
          </thead>
          <tbody>
            {leaders.map((leader) => (
              <Leader key={leader.handle} leader={leader} />
            ))}
          </tbody>
        </table>
      )}
    </Sheet>
  );
}

function Leader({ leader: { place, name, handle, rating, games, isMe } }: { readonly leader: LeaderRow }) {
  const { t } = useTranslation('people');
  return (
    <tr className={isMe ? styles['own'] : ''}>
      <td>{place}</td>
      <th scope="row">
        <Link href={`/people/${handle}`}>{name ?? t('nobody')}</Link>
        {isMe && <small>{t('you')}</small>}
      </th>
      <td>{rating.toLocaleString(languageShown(), { minimumFractionDigits: 1 })}</td>
      <td>{games}</td>
    </tr>
  );
}
