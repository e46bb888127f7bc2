import { useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { FlameIcon } from '../pieces/flame';
import { PawnIcon } from '../pieces/figures';
import { BookIcon } from '../ui/bar-icons';
import { CardsIcon, EyeIcon } from '../ui/icons';
import { UnownedColours, Players } from '../table/players/players';
import { PlayerStrip } from '../table/players/player-strip';
import { SupplyStatus } from '../table/players/supply-status';
import phone from '../table/phone-table.module.css';
import { BottomSheet } from '../ui/bottom-sheet';
import { ErrorBoundary } from '../ui/error-boundary';
import { Tabs } from '../ui/tabs';
import { ReplayControls, ExportActions, SpeedSelect, ReplayPerspective } from './replay-controls';
import { ReplayPanel } from './replay-panel';
import { ReplayBar, ReplayHeading } from './replay-bar';
import { ReplayViewport } from './replay-viewport';
import styles from './replay.module.css';

const ICONS = {
  players: <PawnIcon colour="red" size={20} />,
  log: <BookIcon size={20} />,
  'legal-moves': <CardsIcon size={21} />,
  hands: <EyeIcon size={20} />,
  stats: <FlameIcon size={20} />,
};
const PANELS = ['players', 'log', 'legal-moves', 'hands', 'stats'] as const;

/** The replay on phones: the map, the controls below it, everything else in the bottom sheet. */
export function PhoneReplay() {
  const { t } = useTranslation('replay');
  const [panel, setPanel] = useState<(typeof PANELS)[number]>('log');
  return (
    <div className={`column clipped ${phone['table']}`}>
      <ReplayBar />
      <PlayerStrip />
      <main className={`grow lowerable relative clipped on-ground ${phone['pane']} column`}>
        <ReplayHeading />
        <div className="grow lowerable relative clipped">
          <ErrorBoundary>
            <ReplayViewport />
          </ErrorBoundary>
        </div>
        <ReplayControls isSmall />
      </main>
      <BottomSheet label={t('panelsLabel')} restHeight="compact">
        <Tabs
          label={t('panelsLabel')}
          tabs={PANELS.map((name) => ({ name, title: t(`panel.${name}`), icon: ICONS[name] }))}
          value={panel}
          onChange={setPanel}
          placement="bottom"
        >
          <ErrorBoundary key={panel}>
            <div className="column grow lowerable scroll" {...(panel === 'players' && { tabIndex: 0 })}>
              {panel === 'players' ? (
                <>
                  <Players />
                  <UnownedColours />
                  <SupplyStatus />
                  <div className="stack gap-10 pad-14-16">
                    <SpeedSelect />
                    <ExportActions />
                  </div>
                </>
              ) : (
                <>
                  {panel !== 'log' && panel !== 'stats' && (
                    <div className={styles['perspective']}>
                      <ReplayPerspective />
                    </div>
                  )}
                  <ReplayPanel name={panel} />
                </>
              )}
            </div>
          </ErrorBoundary>
        </Tabs>
      </BottomSheet>
    </div>
  );
}
