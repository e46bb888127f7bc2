import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { type ActiveTurn, type MyGroups, type MyTable, decodeClock } from '@great-fire/protocol';
import { fetchMyGroups } from '../api/groups';
import { useFetch } from '../api/use-fetch';
import { formatTime } from '../i18n/format';
import { useTranslation } from '../i18n/use-translation';
import { isMyTurn, isOver } from '../live/lobby-reducer';
import { timeControlLabel } from '../create-table/time-control';
import { GROUPS_PATH, groupPath } from '../lib/routes';
import { formatWait } from '../ui/format-duration';
import { isWelcomeState } from '../account/welcome-state';
import { usePlayerName } from '../account/player-name';
import bannerStyles from './continue-banner.module.css';
import styles from './lobby-list.module.css';
import { TableRow } from './table-row.lazy';

/** Welcomes a player whose seats have just arrived in this browser. A reload does not show it again. */
export function RecoveryWelcome() {
  const { t } = useTranslation('lobbyLists');
  const name = usePlayerName((player) => player.name);
  const [isRecovered] = useState(() => isWelcomeState(window.history.state));
  useEffect(() => {
    if (isRecovered) window.history.replaceState(null, '');
  }, [isRecovered]);
  if (!isRecovered) return null;
  return (
    <p role="status" className={bannerStyles['strip']} data-testid="recovery-welcome">
      <span>
        <b>{name === '' ? t('welcomeBackUnnamed') : t('welcomeBack', { name })}</b> {t('welcomeBackHint')}
      </span>
    </p>
  );
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

interface MyTablesProps {
  readonly tables: readonly MyTable[];
  readonly serverNow: () => number; // epoch ms
  readonly handle: string | null; // of the own profile
  readonly hasLeaders: boolean;
}

/** The tables of the viewer, own turns first, and the links of a known person. */
export function MyTables({ tables, serverNow, handle, hasLeaders }: MyTablesProps) {
  const { t } = useTranslation(['lobby', 'lobbyLists']);
  return (
    <section>
      <div className={styles['head']}>
        {tables.length > 0 && <h2>{t('myTables')}</h2>}
        <nav className={styles['further']} aria-label={t('lobbyLists:morePages')}>
          {handle !== null && (
            <>
              <Link href={`/people/${handle}`}>{t('lobbyLists:finishedGames')}</Link>
              <Link href={GROUPS_PATH}>{t('lobbyLists:groups')}</Link>
              <GroupDates serverNow={serverNow} />
            </>
          )}
          {hasLeaders && <Link href="/leaderboard">{t('lobbyLists:leaderboard')}</Link>}
        </nav>
      </div>
      <ul>
        {tables.map((table) => (
          <TableRow
            key={table.match.id}
            match={table.match}
            action={t(isOver(table) ? 'view' : 'continue')}
            isOwnTurn={isMyTurn(table)}
            summary={<TurnStatus {...table} />}
            {...(table.activeTurn !== null && {
              caption: (
                <WaitTime
                  key={table.activeTurn.since}
                  {...table}
                  activeTurn={table.activeTurn}
                  serverNow={serverNow}
                />
              ),
            })}
          />
        ))}
      </ul>
    </section>
  );
}

type OwnDate = NonNullable<MyGroups['groups'][number]['date']>;

/** Returns the time of a date that is today and that the viewer has not declined, or null. Times in epoch ms. */
function findTimeToday({ times, chosen, answers }: OwnDate, now: number): number | null {
  if (chosen === null || answers[times.indexOf(chosen)] === 'no') return null;
  return new Date(chosen).toDateString() === new Date(now).toDateString() ? chosen : null;
}

/** Returns whether a time of a date, or the chosen one, waits for the viewer's answer. `now`: epoch ms. */
const isUnanswered = ({ times, chosen, answers }: OwnDate, now: number): boolean =>
  times.some((time, index) => time > now && (chosen ?? time) === time && (answers[index] ?? null) === null);

/** Links to the groups that meet today, and to those whose next date waits for the viewer's answer. */
function GroupDates({ serverNow }: Pick<MyTablesProps, 'serverNow'>) {
  const { t } = useTranslation('lobbyLists');
  const { data } = useFetch(fetchMyGroups);
  const now = serverNow();
  return data?.groups.map(({ id, name, date }) => {
    if (date === null) return null;
    const today = findTimeToday(date, now);
    if (today === null && !isUnanswered(date, now)) return null;
    return (
      <Link key={id} href={groupPath(id)} className="ember" data-testid="group-date">
        {today === null
          ? t('dateAwaitsAnswer', { group: name })
          : t('dateToday', { group: name, time: formatTime(today, now) })}
      </Link>
    );
  });
}

/** The player on turn, or the status of a table without a turn. */
function TurnStatus(table: MyTable) {
  const { t } = useTranslation(['lobby', 'lobbyLists']);
  const { match, activeTurn } = table;
  if (match.status === 'unfinished') return t('closedUnfinished');
  if (match.status === 'finished') return t('finished');
  if (isMyTurn(table)) return <b className="ember">{t('yourTurn')}</b>;
  const occupant = activeTurn === null ? null : (match.seats[activeTurn.seat] ?? null);
  if (occupant === null) return t('waitingForPlayers');
  return occupant === 0 ? t('lobbyLists:turnOfBot') : t('lobbyLists:turnOfPlayer', { name: occupant });
}

/** The awaited decision or the time control, with the time left or the time waited. */
function WaitTime({
  match,
  seat,
  activeTurn,
  serverNow,
}: MyTable & { readonly activeTurn: ActiveTurn; readonly serverNow: () => number }) {
  const { t } = useTranslation(['lobby', 'lobbyLists']);
  const [now, setNow] = useState(serverNow);
  const isSoon = activeTurn.deadline !== null && activeTurn.deadline - now < HOUR_MS;
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), isSoon ? SECOND_MS : MINUTE_MS);
    return () => clearInterval(timer);
  }, [isSoon, serverNow]);
  const step = isMyTurn({ match, seat, activeTurn }) ? toKnownStep(activeTurn.step) : null;
  const label =
    step === null ? timeControlLabel(t, decodeClock(match.clock)) : t(`lobbyLists:pendingDecision.${step}`);
  const time = formatWait(t, activeTurn, now);
  return time === null ? label : `${label}, ${time}`;
}

const KNOWN_STEPS = ['band', 'pawn', 'spread', 'act', 'intensify'] as const;

const toKnownStep = (step: string | null) => KNOWN_STEPS.find((candidate) => candidate === step) ?? null;
