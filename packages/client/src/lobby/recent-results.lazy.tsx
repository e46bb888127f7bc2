import { Link } from 'wouter';
import type { MatchListItem } from '@great-fire/protocol';
import { formatList } from '../i18n/format';
import { translateTableName } from '../i18n/table-name';
import { useTranslation } from '../i18n/use-translation';
import { tableLink } from '../lib/link-state';
import { tablePath } from '../lib/routes';
import { UserText } from '../ui/user-text';
import { playersByPoints } from './players-by-points';
import styles from './lobby-list.module.css';

/** The newest finished games with the points of their players, and links to their results. */
export function RecentResults({ matches }: { readonly matches: readonly MatchListItem[] }) {
  const { t } = useTranslation(['lobbyLists', 'lobby']);
  return (
    <section data-testid="recent-results">
      <div className={styles['head']}>
        <h2>{t('recentResults')}</h2>
      </div>
      <ul className={`lines ${styles['results']}`}>
        {matches.map((match) => (
          <li key={match.id}>
            <Link href={tablePath(match.id)} {...tableLink(match.name, match.status)}>
              <UserText>{translateTableName(match.name)}</UserText>
            </Link>
            <span className="quiet text-14-5">
              {formatList(playersByPoints(match, t('lobby:unnamedBot')))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
