import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLobby } from '../connection/use-lobby';
import { useIsWide } from '../shell/media';
import { TopBar } from '../ui/top-bar';
import { EngravedStrip } from './engraved-strip';
import styles from './front-page.module.css';
import { MyTables } from './my-tables';
import { OpenTables } from './open-tables';
import { StartSlip } from './start-slip';
import { WatchTiles } from './watch-tiles';

/** The front page: a name and a table of one's own, or one of those that are open. */
export function FrontPage() {
  const { t } = useTranslation(['lobby', 'common']);
  const { lobby, showMore } = useLobby();
  const isWide = useIsWide();
  const title = `${t('common:title')} ${t('common:year')}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <div className={styles['page']}>
      <TopBar />
      <main className={styles['floor']}>
        <div className={styles['strip']}>
          <div className={styles['picture']} aria-hidden="true">
            <EngravedStrip />
          </div>
          <div className={styles['hero']}>
            <h1>{isWide ? t('title') : t('phoneTitle')}</h1>
            <p className={styles['tagline']}>{t('tagline')}</p>
            <StartSlip />
          </div>
        </div>
        <div className={styles['lists']} aria-busy={!lobby.ready}>
          <MyTables seats={lobby.mine} />
          {lobby.ready && (
            <OpenTables matches={lobby.open} onMore={lobby.more === null ? null : () => void showMore()} />
          )}
          <WatchTiles matches={lobby.running} />
        </div>
      </main>
    </div>
  );
}
