import { useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { FaultFence } from '../ui/fault-fence';
import { Tabs } from '../ui/tabs';
import { TableChat } from './chat/table-chat';
import { useUnread } from './chat/unread';
import { Discards } from './hand/discards';
import { HistoryLine } from './history/history-line';
import { Log } from './log/log';
import { Losses } from './players/losses';
import { Players } from './players/players';
import { SupplyLine } from './players/supply-line';
import { useTable } from './table-context';
import styles from './rail.module.css';

const TABS = ['log', 'chat', 'cards'] as const;
const SILENT = TABS.filter((tab) => tab !== 'chat');
type RailTab = (typeof TABS)[number];

/** The rail at the right: people, losses, supply, and what happened and was said. */
export function Rail() {
  const { t } = useTranslation('table');
  const [tab, setTab] = useState<RailTab>('log');
  const unread = useUnread(tab !== 'cards');
  const { practice } = useTable();
  return (
    <aside className={styles['rail']}>
      <FaultFence>
        <Players />
        <Losses />
        <SupplyLine />
      </FaultFence>
      <Tabs
        label={t('tab.label')}
        tabs={(practice ? SILENT : TABS).map((name) => ({
          name,
          title: t(`tab.${name}`),
          ...(name === 'chat' && { count: unread }),
        }))}
        chosen={tab}
        onChoose={setTab}
      >
        <div className={styles['sheet']}>
          <FaultFence key={tab}>
            {tab === 'log' && <Log />}
            {tab === 'chat' && <TableChat />}
            {tab === 'cards' && <Discards />}
          </FaultFence>
        </div>
      </Tabs>
      <HistoryLine />
    </aside>
  );
}
