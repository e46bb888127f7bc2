import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { type ActiveTurn, type MyTable, decodeClock } from '@great-fire/protocol';
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
import { findTimeToday, isDateUnanswered } from './own-date';
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
  const names = tables.map(({ match }) => match.name);
  const sharedNames = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  return (
    <section>
      <div className={styles['head']}>
        {tables.length > 0 && <h2>{t('myTables')}</h2>}
        <nav
          className={`flex wrap links gap-4-20 ${styles['further']}`}
          aria-label={t('lobbyLists:morePages')}
        >
          {handle !== null && (
            <>
              <Link href={`/people/${handle}`}>{t('lobbyLists:finishedGames')}</Link>
              <Link href={GROUPS_PATH}>{t('lobbyLists:groups')}</Link>
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
            {...(sharedNames.has(table.match.name) && {
              note: t('lobbyLists:openedAt', { time: formatTime(table.openedAt, serverNow()) }),
            })}
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

/** Links to the groups that meet today, and to those whose next date waits for the viewer's answer. */
export function GroupDates({ serverNow }: Pick<MyTablesProps, 'serverNow'>) {
  const { t } = useTranslation('lobbyLists');
  const { data } = useFetch(fetchMyGroups);
  const now = serverNow();
  return data?.groups.map(({ id, name, date }) => {
    if (date === null) return null;
    const today = findTimeToday(date, now);
    if (today === null && !isDateUnanswered(date, now)) return null;
    return (
      <p key={id} className={bannerStyles['date']}>
        <Link href={groupPath(id)} className="ember any-break" data-testid="group-date">
          {today === null
            ? t('dateAwaitsAnswer', { group: name })
            : t('dateToday', { group: name, time: formatTime(today, now) })}
        </Link>
      </p>
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
  activeTurn,
  serverNow,
  ...table
}: MyTable & { readonly activeTurn: ActiveTurn; readonly serverNow: () => number }) {
  const { t } = useTranslation(['lobby', 'lobbyLists']);
  const [now, setNow] = useState(serverNow);
  const isSoon = activeTurn.deadline !== null && activeTurn.deadline - now < HOUR_MS;
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), isSoon ? SECOND_MS : MINUTE_MS);
    return () => clearInterval(timer);
  }, [isSoon, serverNow]);
  const step = isMyTurn({ ...table, activeTurn }) ? toKnownStep(activeTurn.step) : null;
  const label =
    step === null
      ? timeControlLabel(t, decodeClock(table.match.clock))
      : t(`lobbyLists:pendingDecision.${step}`);
  const time = formatWait(t, activeTurn, now);
  return time === null ? label : `${label}, ${time}`;
}

const KNOWN_STEPS = ['band', 'pawn', 'spread', 'act', 'intensify'] as const;

const toKnownStep = (step: string | null) => KNOWN_STEPS.find((candidate) => candidate === step) ?? null;
