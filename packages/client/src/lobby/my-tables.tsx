import type { Me } from '@great-fire/protocol';
import { useTranslation } from '../i18n/use-translation';
import { isMyTurn } from '../connection/lobby-list';
import styles from './lists.module.css';
import { TableRow } from './table-row';

/** The tables where I sit; those that wait for me come first. */
export function MyTables({ seats }: { readonly seats: Me['seats'] }) {
  const { t } = useTranslation('lobby');
  if (seats.length === 0) return null;
  return (
    <section>
      <div className={styles['head']}>
        <h2>{t('mine')}</h2>
      </div>
      <ul>
        {seats.map((mine) => (
          <TableRow
            key={mine.match.id}
            match={mine.match}
            action={t('goTo')}
            isCalled={isMyTurn(mine)}
            middle={<Awaited {...mine} />}
          />
        ))}
      </ul>
    </section>
  );
}

function Awaited(mine: Me['seats'][number]) {
  const { t } = useTranslation('lobby');
  const { activeSeat, seats } = mine.match;
  if (mine.match.status === 'unfinished') return t('unfinished');
  if (isMyTurn(mine)) return <b className={styles['call']}>{t('yourTurn')}</b>;
  const name = activeSeat === null ? null : (seats[activeSeat]?.name ?? null);
  return name === null ? t('waiting') : t('turnOf', { name });
}
