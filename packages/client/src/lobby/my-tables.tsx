import type { Call, MyTable } from '@great-fire/protocol';
import { clockOf } from '@great-fire/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useTranslation } from '../i18n/use-translation';
import { isMyTurn, isOver } from '../connection/lobby-list';
import { paceWords } from '../pace/pace-words';
import { waitOf } from './how-long';
import styles from './lists.module.css';
import { TableRow } from './table-row';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

interface MyTablesProps {
  readonly tables: readonly MyTable[];
  readonly ahead: number; // ms that the server's clock is before this device's
  readonly handle: string | null; // of my own page
  readonly hasLeaders: boolean;
}

/** The tables where I sit; those that wait for me come first. */
export function MyTables({ tables, ahead, handle, hasLeaders }: MyTablesProps) {
  const { t } = useTranslation('lobby');
  return (
    <section>
      <div className={styles['head']}>
        <h2>{t('mine')}</h2>
        <nav className={styles['further']} aria-label={t('further')}>
          {handle !== null && <Link href={`/people/${handle}`}>{t('myGames')}</Link>}
          {hasLeaders && <Link href="/leaders">{t('leaders')}</Link>}
        </nav>
      </div>
      <ul>
        {tables.map((mine) => (
          <TableRow
            key={mine.match.id}
            match={mine.match}
            action={t(isOver(mine) ? 'view' : 'goTo')}
            isCalled={isMyTurn(mine)}
            middle={<Awaited {...mine} />}
            {...(mine.call !== null && {
              note: <Waiting key={mine.call.since} {...mine} call={mine.call} ahead={ahead} />,
            })}
          />
        ))}
      </ul>
    </section>
  );
}

/** Who is awaited, or how the table stands where nobody is. */
function Awaited(mine: MyTable) {
  const { t } = useTranslation('lobby');
  const { match, call } = mine;
  if (match.status === 'unfinished') return t('unfinished');
  if (match.status === 'finished') return t('finished');
  if (isMyTurn(mine)) return <b className={styles['call']}>{t('yourTurn')}</b>;
  const held = call === null ? null : (match.seats[call.seat] ?? null);
  if (held === null) return t('waiting');
  return held === 0 ? t('turnOfBot') : t('turnOf', { name: held });
}

/** What is asked of me, or the pace of the table; how long is left for it, or how long it has waited. */
function Waiting({ match, seat, call, ahead }: MyTable & { readonly call: Call; readonly ahead: number }) {
  const { t } = useTranslation(['lobby', 'lists']);
  const [here, setHere] = useState(() => Date.now());
  const now = here + ahead;
  const isSoon = call.until !== null && call.until - now < HOUR;
  useEffect(() => {
    const timer = setInterval(() => setHere(Date.now()), isSoon ? SECOND : MINUTE);
    return () => clearInterval(timer);
  }, [isSoon]);
  const asked = call.seat === seat ? askedOf(call.step) : null;
  const what = asked === null ? paceWords(t, clockOf(match.pace)) : t(`lists:asked.${asked}`);
  const time = waitOf(t, call, now);
  return time === null ? what : `${what}, ${time}`;
}

const ASKED = ['redeal', 'band', 'pawn', 'spread', 'act', 'intensify'] as const;

const askedOf = (step: string | null) => ASKED.find((known) => known === step) ?? null;
