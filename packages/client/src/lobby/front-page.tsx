import type { TableFilter, TableRow } from '@great-fire/protocol';
import { Suspense, useEffect, useState } from 'react';
import { openWords } from '../i18n/i18n';
import { useTranslation } from '../i18n/use-translation';
import type { LobbyLists } from '../connection/lobby-list';
import { isMyTurn } from '../connection/lobby-list';
import { useLobby } from '../connection/use-lobby';
import { markTab } from '../notices/call-mark';
import { useIsWide } from '../shell/media';
import { TopBar } from '../ui/top-bar';
import { BesideTheCity } from './beside-the-city';
import { ContinueStrip } from './continue-strip';
import styles from './front-page.module.css';
import { hearName } from './known-name';
import { NoLine } from './no-line';
import { OpenTables } from './open-tables';
import { PlayNow } from './play-now';
import { StartSlip } from './start-slip';
import type { TableWish } from './table-wish';
import { useFilter } from './use-filter';
import { WatchTiles } from './watch-tiles';
import { lazily } from '../shell/lazily';

// Who comes for the first time has none.
const MyTables = lazily(async () => {
  const [mine] = await Promise.all([import('./my-tables'), openWords('lists')]);
  return { default: mine.MyTables };
});

/** The front page, live. */
export function FrontPage() {
  const { filter } = useFilter();
  const { lobby, showMore } = useLobby(filter);
  const { ready, name } = lobby;
  useEffect(() => {
    if (ready) hearName(name);
  }, [ready, name]);
  return (
    <Front
      lobby={lobby}
      isReady={lobby.ready}
      isLive={lobby.live}
      isSettled={lobby.filter !== null}
      ahead={lobby.ahead}
      handle={lobby.handle}
      hasLeaders={lobby.hasLeaders}
      onMore={lobby.more === null ? null : () => void showMore()}
    />
  );
}

interface FrontProps {
  readonly lobby: LobbyLists;
  readonly isReady: boolean; // the lists were fetched
  readonly isLive?: boolean; // left out: it is
  readonly isSettled?: boolean; // which open tables fit, was told; left out: it was
  readonly ahead?: number; // ms that the server's clock is before this device's; left out: none
  readonly handle?: string | null; // of my own page; left out: none
  readonly hasLeaders?: boolean; // left out: none
  readonly onMore: (() => void) | null; // null: all open tables that fit are known
}

const isDeserted = ({ open = [] }: TableRow): boolean => open.length > 0;

/** A name and a table of one's own, or one of those that are open. */
export function Front({
  lobby,
  isReady,
  isLive = true,
  isSettled = true,
  ahead = 0,
  handle = null,
  hasLeaders = false,
  onMore,
}: FrontProps) {
  const { t } = useTranslation(['lobby', 'common']);
  const isWide = useIsWide();
  const filtering = useFilter();
  const [wished, setWished] = useState<{ readonly like: TableWish | null; readonly times: number }>({
    ...{ like: null, times: 0 },
  });
  const calls = lobby.mine.filter(isMyTurn).length;
  const openLike = async (looked: TableFilter) => {
    const { wishLike } = await import('./table-like');
    setWished({ like: wishLike(looked), times: wished.times + 1 });
  };
  const title = `${t('common:title')} ${t('common:year')}`;
  useEffect(() => {
    document.title = calls === 0 ? title : `(${calls}) ${title}`;
    markTab(calls > 0);
    return () => markTab(false);
  }, [title, calls]);
  const mine = new Set(lobby.mine.map(({ match }) => match.id));
  const ofOthers = (matches: readonly TableRow[]) => matches.filter(({ id }) => !mine.has(id));
  const running = ofOthers(lobby.running);
  return (
    <BesideTheCity
      kind="front"
      bar={
        <>
          <TopBar />
          <ContinueStrip tables={lobby.mine} />
        </>
      }
      hero={
        <>
          <h1 className={styles['title']}>{isWide ? t('title') : t('phoneTitle')}</h1>
          <p className={styles['tagline']}>{t('tagline')}</p>
          <PlayNow />
          <StartSlip key={wished.times} like={wished.like} />
        </>
      }
    >
      <NoLine isLive={isLive} />
      {lobby.mine.length > 0 && (
        <Suspense fallback={null}>
          <MyTables tables={lobby.mine} ahead={ahead} handle={handle} hasLeaders={hasLeaders} />
        </Suspense>
      )}
      {isReady && (
        <OpenTables
          {...filtering}
          matches={ofOthers(lobby.open)}
          deserted={running.filter(isDeserted)}
          isSettled={isSettled}
          onMore={onMore}
          onOpenLike={(looked) => void openLike(looked)}
        />
      )}
      <WatchTiles matches={running.filter((match) => !isDeserted(match))} />
    </BesideTheCity>
  );
}
