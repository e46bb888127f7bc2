import { useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { FaultFence } from '../ui/fault-fence';
import { Tabs } from '../ui/tabs';
import { TableChat } from './chat/table-chat';
import { useUnread } from './chat/unread';
import { WaysUnderPlayers } from './conduct/ways-button';
import { useIsAsked, useMoment } from './decision';
import { HistoryLine } from './history/history-line';
import { Log } from './log/log';
import { Objectives } from './mine/objectives';
import { Tokens } from './mine/tokens';
import { Notices } from './notice';
import { PhoneHand } from './phone-hand';
import styles from './phone-table.module.css';
import { Sheet } from './sheet';
import { BookIcon, CardsIcon, ChatIcon, PawnIcon, VpSeal } from './pieces';
import { Losses } from './players/losses';
import { PlayerStrip } from './players/player-strip';
import { Players } from './players/players';
import { SupplyLine } from './players/supply-line';
import { TableBar } from './table-bar';
import { useTable } from './table-context';
import { WatchersUnderPlayers } from './watchers/watchers-button';
import { WindowedMap } from './windowed-map';
import { TableHeading } from './table-heading';

const MINE = ['hand', 'objectives', 'players', 'log', 'chat'] as const;
const THEIRS = ['players', 'log', 'chat'] as const;
const STILL: ReadonlySet<string> = new Set(['objectives', 'players']); // nothing to press, so the page itself can be scrolled by keys
type SheetTab = (typeof MINE)[number];

/** The table on a phone: the map above, everything else on a sheet below. */
export function PhoneTable() {
  const { t } = useTranslation('table');
  const { view, practice } = useTable();
  const isSeated = view.own !== null;
  const moment = useMoment();
  const [tab, setTab] = useSheetTab();
  const unread = useUnread(tab === 'chat' || tab === 'log');
  const pawnColour = view.seats[view.viewer ?? 0]?.pawnColour ?? 'red';
  const icons = {
    hand: <CardsIcon size={21} />,
    objectives: <VpSeal vp={view.own?.objectives.length ?? 0} size={20} />,
    players: <PawnIcon colour={pawnColour} size={20} />,
    log: <BookIcon size={20} />,
    chat: <ChatIcon size={20} />,
  };
  const kinds = (isSeated ? MINE : THEIRS).filter((name) => name !== 'chat' || !practice);
  const tabs = kinds.map((name) => ({
    name,
    title: t(`tab.${name}`),
    icon: icons[name],
    ...(name === 'chat' && { count: unread }),
  }));
  const usual = tab === 'chat' ? 'roomy' : moment === 'redeal' && tab === 'hand' ? 'fitting' : 'usual';
  return (
    <div className={styles['table']}>
      <TableBar />
      <PlayerStrip />
      <main className={styles['pane']}>
        <TableHeading />
        <FaultFence>
          <WindowedMap foot="quays" />
        </FaultFence>
        <Notices />
      </main>
      <Sheet label={t('tab.label')} usual={usual}>
        <Tabs label={t('tab.label')} tabs={tabs} chosen={tab} onChoose={setTab} place="bottom">
          <FaultFence key={tab}>
            <div
              className={`${styles['body']} ${tab === 'players' ? styles['flush'] : ''}`}
              {...(STILL.has(tab) && { tabIndex: 0 })}
            >
              <SheetPage tab={tab} />
            </div>
          </FaultFence>
        </Tabs>
      </Sheet>
    </div>
  );
}

/** The open tab; a decision that becomes mine brings the hand up. */
function useSheetTab(): readonly [SheetTab, (tab: SheetTab) => void] {
  const { view } = useTable();
  const isMine = useIsAsked();
  const [wasMine, setWasMine] = useState(isMine);
  const [picked, setTab] = useState<SheetTab | null>(null);
  if (isMine !== wasMine) {
    setWasMine(isMine);
    if (isMine) setTab('hand');
  }
  return [picked ?? (view.own === null ? 'players' : 'hand'), setTab];
}

function SheetPage({ tab }: { readonly tab: SheetTab }) {
  switch (tab) {
    case 'hand':
      return <PhoneHand />;
    case 'objectives':
      return (
        <>
          <Objectives />
          <Tokens />
        </>
      );
    case 'players':
      return (
        <>
          <Players />
          <Losses />
          <SupplyLine />
          <div className={styles['ways']}>
            <WatchersUnderPlayers />
            <WaysUnderPlayers />
          </div>
        </>
      );
    case 'log':
      return (
        <>
          <Log />
          <HistoryLine />
        </>
      );
    case 'chat':
      return <TableChat />;
  }
}
