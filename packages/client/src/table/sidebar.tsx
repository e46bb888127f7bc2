import { useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { ErrorBoundary } from '../ui/error-boundary';
import { Tabs } from '../ui/tabs';
import { TableChat, UnreadBadge } from './log/table-chat';
import { LazyCardCounts } from './turn-panel/lazy-card-counts';
import { HistorySlider } from './time-travel/history-slider';
import { Log } from './log/log';
import { RecapButton } from './time-travel/lazy-catch-up';
import { ConeStockWarning, isConeStockLow } from './players/cone-stock-warning';
import { UnownedColours, Players } from './players/players';
import { StartBriefing } from './players/start-briefing';
import { SupplyStatus } from './players/supply-status';
import { useTable, useTableValue } from './model/table-context';
import { ShortScreenPreview } from './turn-panel/spread-preview-panel';
import styles from './sidebar.module.css';

const TABS = ['log', 'chat', 'cards'] as const;
const TABS_WITHOUT_CHAT = TABS.filter((tab) => tab !== 'chat');
type SidebarTab = (typeof TABS)[number];

/** The sidebar: players, losses, supply, log and chat. */
export function Sidebar() {
  const { t } = useTranslation('table');
  const [tab, setTab] = useState<SidebarTab>('log');
  const { localGame } = useTable('localGame');
  return (
    <aside className={`column firm lowerable relative on-panel edge ${styles['rail']}`}>
      <ErrorBoundary>
        <SidebarPlayers />
        <SupplyStatus />
        <ConeStockWarning />
      </ErrorBoundary>
      <ShortScreenPreview />
      <div className={`no-box ${styles['tabs']}`}>
        <Tabs
          label={t('tabs.label')}
          tabs={(localGame ? TABS_WITHOUT_CHAT : TABS).map((name) => ({
            name,
            title: t(`tabs.${name}`),
            ...(name === 'chat' && { badge: <UnreadBadge isVisible={tab !== 'cards'} /> }),
          }))}
          value={tab}
          onChange={setTab}
        >
          <div className="column grow lowerable">
            <StartBriefing showsObjectives={false} />
            <ErrorBoundary key={tab}>
              {tab === 'log' && (
                <>
                  <RecapButton />
                  <Log />
                </>
              )}
              {tab === 'chat' && <TableChat />}
              {tab === 'cards' && <LazyCardCounts />}
            </ErrorBoundary>
          </div>
        </Tabs>
        <HistorySlider />
      </div>
    </aside>
  );
}

/** The players and the unowned colours. If log and chat need the room, this part scrolls, also by keys. */
export function SidebarPlayers() {
  const { t } = useTranslation('table');
  const mayScroll = useTableValue(({ view }) => view.seats.length > 4 || isConeStockLow(view));
  return (
    <div
      className="lowerable scroll contained inner-focus"
      {...(mayScroll && { tabIndex: 0, role: 'group', 'aria-label': t('tabs.players') })}
    >
      <Players />
      <UnownedColours />
    </div>
  );
}
