import type { Call } from '@great-fire/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { tableNameFor } from '../../i18n/table-name';
import { useTranslation } from '../../i18n/use-translation';
import { waitOf } from '../../lobby/how-long';
import { tablePath } from '../../lobby/match-address';
import { CrossIcon } from '../pieces';
import { useTable } from '../table-context';
import styles from './other-table.module.css';
import { useOtherCalls } from './use-other-calls';

interface OtherTableProps {
  readonly place: 'bar' | 'map'; // over the map it can be put aside
}

/** The way to the table that waits for me most urgently, while this one does not. */
export function OtherTable({ place }: OtherTableProps) {
  const { t } = useTranslation(['lobby', 'lists', 'table']);
  const { match, view, conduct } = useTable();
  const isCalledHere = view.viewer !== null && conduct.clock.seat === view.viewer;
  const { tables, now } = useOtherCalls(match.id, isCalledHere);
  const [aside, setAside] = useState<readonly string[]>([]);
  const [first] = tables.filter((mine) => !aside.includes(callKey(mine.match.id, mine.call)));
  const call = first?.call ?? null;
  if (first === undefined || call === null) return null;
  const time = waitOf(t, call, now);
  return (
    <div className={`${styles['other']} ${styles[place]}`} role="status" data-testid="other-table">
      <Link href={tablePath(first.match.id)} className={styles['link']}>
        <b>{t('yourTurn')}</b>
        <span className={styles['name']}>{tableNameFor(first.match.name)}</span>
        {time !== null && <small>{time}</small>}
      </Link>
      {place === 'map' && (
        <button
          type="button"
          className={styles['close']}
          aria-label={t('table:notice.close')}
          onClick={() => setAside([...aside, callKey(first.match.id, call)])}
        >
          <CrossIcon size={16} />
        </button>
      )}
    </div>
  );
}

const callKey = (match: string, call: Call | null): string => `${match} ${String(call?.since)}`;
