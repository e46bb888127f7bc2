import { useState } from 'react';
import { useStore } from 'zustand';
import { useTranslation } from '../i18n/use-translation';
import { ErrorBoundary } from '../ui/error-boundary';
import { Tabs } from '../ui/tabs';
import { BottomSheet } from '../ui/bottom-sheet';
import { PawnIcon } from '../pieces/figures';
import { VpSeal } from '../pieces/vp-seal';
import { BookIcon } from '../ui/bar-icons';
import { CardsIcon, ChatIcon } from '../ui/icons';
import { TableChat, UnreadBadge } from './log/table-chat';
import { useIsMyDecision, useDraftStore, useMoveInput } from './move-input/move-input-context';
import { HistorySlider } from './time-travel/history-slider';
import { Log } from './log/log';
import { RecapButton } from './time-travel/lazy-catch-up';
import { Objectives } from './turn-panel/objectives';
import { Tokens } from './turn-panel/tokens';
import { MapAlerts } from './map-pane/map-alerts';
import styles from './phone-table.module.css';
import { UnownedColours, Players } from './players/players';
import { PlayerStrip } from './players/player-strip';
import { StartBriefing } from './players/start-briefing';
import { SupplyStatus } from './players/supply-status';
import { TableBar } from './table-bar';
import { useTable, useTableValue } from './model/table-context';
import { SpectatorDock, InlineSpectators } from './spectators';
import { MapViewport } from './map-pane/map-viewport';
import { TableHeading } from './map-pane/table-map';
import { PanelBesideHand, TurnPanel, TurnPrompt, usePanelLayout } from './turn-panel/turn-panel';
import { ConfirmSpreadButton, SpreadPreviewDetails } from './turn-panel/spread-preview';
import { ConeSource } from './turn-panel/cone-source';
import { LazyCardCounts } from './turn-panel/lazy-card-counts';
import { getHandCard, getUnplayableCards } from './move-input/phase-state';
import { getSelectableCards } from './move-input/phases';
import { Hand, DoubleMoveToggle } from './turn-panel/hand';

const SEATED_TABS = ['hand', 'objectives', 'players', 'log', 'chat'] as const;
const SPECTATOR_TABS = ['players', 'log', 'chat'] as const;
const SCROLL_ONLY_TABS: ReadonlySet<string> = new Set(['objectives', 'players']); // focusable, to scroll by keys
type PhoneTab = (typeof SEATED_TABS)[number];

/** The table on a phone: the map above, everything else in a bottom sheet. */
export function PhoneTable() {
  const { t } = useTranslation('table');
  const { localGame } = useTable('localGame');
  const isSeated = useTableValue(({ view }) => view.own !== null);
  const objectiveCount = useTableValue(({ view }) => view.own?.objectives.length ?? 0);
  const pawnColour = useTableValue(({ view }) => view.seats[view.viewer ?? 0]?.pawnColour ?? 'red');
  const { sheetHeight } = usePanelLayout();
  const [tab, setTab] = useActiveTab();
  const icons = {
    hand: <CardsIcon size={21} />,
    objectives: <VpSeal vp={objectiveCount} size={20} />,
    players: <PawnIcon colour={pawnColour} size={20} />,
    log: <BookIcon size={20} />,
    chat: <ChatIcon size={20} />,
  };
  const visibleTabs = (isSeated ? SEATED_TABS : SPECTATOR_TABS).filter(
    (name) => name !== 'chat' || !localGame,
  );
  const tabs = visibleTabs.map((name) => ({
    name,
    title: t(`tabs.${name}`),
    icon: icons[name],
    ...(name === 'chat' && { badge: <UnreadBadge isVisible={tab === 'chat' || tab === 'log'} /> }),
  }));
  const restHeight = tab === 'chat' ? 'tall' : tab === 'hand' ? sheetHeight : 'default';
  return (
    <div className={`column clipped ${styles['table']}`}>
      <TableBar />
      <PlayerStrip />
      <StartBriefing showsObjectives />
      <main className={`grow lowerable relative clipped on-ground ${styles['pane']}`}>
        <TableHeading />
        <ErrorBoundary>
          <MapViewport />
        </ErrorBoundary>
        <MapAlerts />
      </main>
      <BottomSheet label={t('tabs.label')} restHeight={restHeight}>
        <Tabs label={t('tabs.label')} tabs={tabs} value={tab} onChange={setTab} placement="bottom">
          <ErrorBoundary key={tab}>
            <div
              className={`column grow lowerable scroll ${styles['body']} ${tab === 'players' ? styles['flush'] : ''}`}
              {...(SCROLL_ONLY_TABS.has(tab) && { tabIndex: 0 })}
            >
              <TabPanel tab={tab} />
            </div>
          </ErrorBoundary>
        </Tabs>
      </BottomSheet>
    </div>
  );
}

/** Returns the open tab and its setter. Opens the hand when the viewer has to decide. */
function useActiveTab(): readonly [PhoneTab, (tab: PhoneTab) => void] {
  const isSeated = useTableValue(({ view }) => view.own !== null);
  const isMyDecision = useIsMyDecision();
  const [wasMyDecision, setWasMyDecision] = useState(isMyDecision);
  const [selectedTab, setTab] = useState<PhoneTab | null>(null);
  if (isMyDecision !== wasMyDecision) {
    setWasMyDecision(isMyDecision);
    if (isMyDecision) setTab('hand');
  }
  return [selectedTab ?? (isSeated ? 'hand' : 'players'), setTab];
}

function TabPanel({ tab }: { readonly tab: PhoneTab }) {
  const isSpectator = useTableValue(({ view }) => view.viewer === null);
  switch (tab) {
    case 'hand':
      return <PhoneTurnTab />;
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
          {isSpectator && (
            <div className="if-filled pad-8-14">
              <SpectatorDock />
            </div>
          )}
          <Players />
          <UnownedColours />
          <SupplyStatus />
          <LazyCardCounts />
          <div className="if-filled pad-8-14">
            <InlineSpectators />
          </div>
        </>
      );
    case 'log':
      return (
        <>
          <RecapButton />
          <Log />
          <HistorySlider />
        </>
      );
    case 'chat':
      return <TableChat />;
  }
}

/** The first tab of the bottom sheet: the current decision with its button. */
function PhoneTurnTab() {
  const { phaseState } = useMoveInput();
  const { dock, phoneHand } = usePanelLayout();
  const plan = 'plan' in phaseState ? phaseState.plan : null;
  return (
    <>
      {plan === null ? (
        <TurnPrompt />
      ) : (
        <div className={`row wrap line-below pad-bottom-8 ${styles['chosen']}`}>
          <SpreadPreviewDetails plan={plan} />
          <ConfirmSpreadButton plan={plan} short />
        </div>
      )}
      <TurnPanel />
      {plan !== null && <ConeSource plan={plan} />}
      <PanelBesideHand />
      <UnplayableReason />
      <DoubleMoveToggle />
      {dock === 'panel' && phoneHand === 'shown' && (
        <div className={styles['peeking']}>
          <Hand />
        </div>
      )}
    </>
  );
}

/** Shows why the card that was tapped last is unplayable. */
function UnplayableReason() {
  const { t } = useTranslation(['table', 'common']);
  const { view } = useTable('view');
  const { phaseState } = useMoveInput();
  const cardIndex = useStore(useDraftStore(), (state) => state.hover.card);
  const card = getHandCard(view, cardIndex);
  if (getSelectableCards(phaseState.phase) !== 'playable' || card === null || cardIndex === null) return null;
  if (getUnplayableCards(view)[cardIndex] !== true) return null;
  return (
    <p className="quiet text-14-5 pad-top-4">
      <b className="ink">{t(`common:direction.${card}`)}</b> {t(`hand.noTarget.${card}`)}
    </p>
  );
}
