import type { MatchSummary } from '@great-fire/protocol';
import { useEffect } from 'react';
import { useTranslation } from '../i18n/use-translation';
import type { LobbyLists } from '../connection/lobby-list';
import { useLobby } from '../connection/use-lobby';
import { useIsWide } from '../shell/media';
import { TopBar } from '../ui/top-bar';
import { BesideTheCity } from './beside-the-city';
import styles from './front-page.module.css';
import { hearName } from './known-name';
import { MyTables } from './my-tables';
import { NoLine } from './no-line';
import { OpenTables } from './open-tables';
import { PlayNow } from './play-now';
import { StartSlip } from './start-slip';
import { WatchTiles } from './watch-tiles';

/** The front page, live. */
export function FrontPage() {
  const { lobby, showMore } = useLobby();
  const { ready, name } = lobby;
  useEffect(() => {
    if (ready) hearName(name);
  }, [ready, name]);
  return (
    <Front
      lobby={lobby}
      isReady={lobby.ready}
      isLive={lobby.live}
      onMore={lobby.more === null ? null : () => void showMore()}
    />
  );
}

interface FrontProps {
  readonly lobby: LobbyLists;
  readonly isReady: boolean; // the lists were fetched
  readonly isLive?: boolean; // left out: it is
  readonly onMore: (() => void) | null; // null: all open tables are shown
}

const isDeserted = ({ seats }: MatchSummary): boolean => seats.some(({ isOpen }) => isOpen);

/** A name and a table of one's own, or one of those that are open. */
export function Front({ lobby, isReady, isLive = true, onMore }: FrontProps) {
  const { t } = useTranslation(['lobby', 'common']);
  const isWide = useIsWide();
  const title = `${t('common:title')} ${t('common:year')}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  const mine = new Set(lobby.mine.map(({ match }) => match.id));
  const ofOthers = (matches: readonly MatchSummary[]) => matches.filter(({ id }) => !mine.has(id));
  const running = ofOthers(lobby.running);
  return (
    <BesideTheCity
      kind="front"
      bar={<TopBar />}
      hero={
        <>
          <h1 className={styles['title']}>{isWide ? t('title') : t('phoneTitle')}</h1>
          <p className={styles['tagline']}>{t('tagline')}</p>
          <PlayNow />
          <StartSlip />
        </>
      }
    >
      <NoLine isLive={isLive} />
      <MyTables seats={lobby.mine} />
      {isReady && (
        <OpenTables matches={ofOthers(lobby.open)} deserted={running.filter(isDeserted)} onMore={onMore} />
      )}
      <WatchTiles matches={running.filter((match) => !isDeserted(match))} />
    </BesideTheCity>
  );
}
