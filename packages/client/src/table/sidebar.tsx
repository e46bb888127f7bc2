import { useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { ErrorBoundary } from '../ui/error-boundary';
import { Tabs } from '../ui/tabs';
import { TableChat } from '../chat/table-chat';
import { useUnreadBadge } from '../chat/use-unread-badge';
import { DiscardCounts } from './hand/discard-counts';
import { HistorySlider } from './time-travel/history-slider';
import { Log } from './log/log';
import { UnownedColours } from './players/unowned-colours';
import { Players } from './players/players';
import { SupplyStatus } from './players/supply-status';
import { useTable } from './table-context';
import styles from './sidebar.module.css';

const TABS = ['log', 'chat', 'cards'] as const;
const TABS_WITHOUT_CHAT = TABS.filter((tab) => tab !== 'chat');
type SidebarTab = (typeof TABS)[number];

/** The rail at the right: people, losses, supply, and what happened and was said. */
export function Sidebar() {
  const { t } = useTranslation('table');
  const [tab, setTab] = useState<SidebarTab>('log');
  const unreadBadge = useUnreadBadge(tab !== 'cards');
  const { localGame } = useTable();
  return (
    <aside className={styles['rail']}>
      <ErrorBoundary>
        <Players />
        <UnownedColours />
        <SupplyStatus />
      </ErrorBoundary>
      <Tabs
        label={t('tab.label')}
        tabs={(localGame ? TABS_WITHOUT_CHAT : TABS).map((name) => ({
          name,
          title: t(`tab.${name}`),
          ...(name === 'chat' && { badge: unreadBadge }),
        }))}
        value={tab}
        onChange={setTab}
      >
        <div className={styles['sheet']}>
          <ErrorBoundary key={tab}>
            {tab === 'log' && <Log />}
            {tab === 'chat' && <TableChat />}
            {tab === 'cards' && <DiscardCounts />}
          </ErrorBoundary>
        </div>
      </Tabs>
      <HistorySlider />
    </aside>
  );
}
