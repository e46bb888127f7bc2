import { Suspense, useCallback, useState } from 'react';
import { fetchStandings } from '../api/groups';
import { useFetch } from '../api/use-fetch';
import { lazyWithMessages } from '../i18n/lazy-with-messages';
import { useTranslation } from '../i18n/use-translation';
import { SegmentedControl } from '../ui/segmented-control';
import styles from './groups.module.css';
import { quartersSince } from './quarters';

const StandingsTable = lazyWithMessages(
  () => import('./standings-table.lazy').then((module) => module.StandingsTable),
  'scoring',
);

const ALL_TIME = 'all';
const OFFERED_QUARTERS = 3;

interface GroupStandingsProps {
  readonly id: string;
  readonly createdAt: number; // epoch ms
  readonly now?: () => number; // default: the time of the device
}

/** Games, wins, averages and honours of the members, of all time or of a quarter. Hidden until a game is over. */
export function GroupStandings({ id, createdAt, now = Date.now }: GroupStandingsProps) {
  const { t } = useTranslation('groups');
  const [quarters] = useState(() => quartersSince(createdAt, now()).slice(0, OFFERED_QUARTERS));
  const [period, setPeriod] = useState(ALL_TIME);
  const fetcher = useCallback(() => fetchStandings(id, null), [id]);
  const { data } = useFetch(fetcher);
  if (data === null || data.standings.length === 0) return null;
  const labelOf = (option: string) => {
    const [year = '', quarter = ''] = option.split('-');
    return option === ALL_TIME ? t('allTime') : t('quarter', { quarter, year });
  };
  return (
    <section aria-labelledby="standings">
      <div className={`row wrap spread gap-4-20 pad-bottom-8 ${styles['standingsHead']}`}>
        <h2 id="standings">{t('standings')}</h2>
        <SegmentedControl
          label={t('period')}
          options={[ALL_TIME, ...quarters]}
          value={period}
          getLabel={labelOf}
          onChange={setPeriod}
        />
      </div>
      <Suspense fallback={null}>
        {period === ALL_TIME ? (
          <StandingsTable standings={data.standings} />
        ) : (
          <StandingsOfQuarter key={period} id={id} quarter={period} />
        )}
      </Suspense>
    </section>
  );
}

function StandingsOfQuarter({ id, quarter }: { readonly id: string; readonly quarter: string }) {
  const { t } = useTranslation('groups');
  const fetcher = useCallback(() => fetchStandings(id, quarter), [id, quarter]);
  const { data } = useFetch(fetcher);
  if (data === null) return null;
  if (data.standings.length === 0) return <p className="intro">{t('noGames')}</p>;
  return <StandingsTable standings={data.standings} />;
}
