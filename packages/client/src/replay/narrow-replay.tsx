import { useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { BookIcon, CardsIcon, EyeIcon, FlameIcon, PawnIcon } from '../table/pieces';
import { Losses } from '../table/players/losses';
import { PlayerStrip } from '../table/players/player-strip';
import { Players } from '../table/players/players';
import { SupplyLine } from '../table/players/supply-line';
import phone from '../table/phone-table.module.css';
import { Sheet } from '../table/sheet';
import { WindowedMap } from '../table/windowed-map';
import { FaultFence } from '../ui/fault-fence';
import { Tabs } from '../ui/tabs';
import { Controls, Handed, SpeedChoice } from './controls';
import { EyesChoice } from './eyes-choice';
import { placeOf } from './model/place-of';
import { Panel } from './panel';
import { ReplayBar, ReplayHeading } from './replay-bar';
import { useReplay } from './replay-context';
import styles from './replay.module.css';

const ICONS = {
  players: <PawnIcon colour="red" size={20} />,
  log: <BookIcon size={20} />,
  choices: <CardsIcon size={21} />,
  hands: <EyeIcon size={20} />,
  course: <FlameIcon size={20} />,
};
const PANELS = ['players', 'log', 'choices', 'hands', 'course'] as const;

/** The viewer on a phone: the map, the ways through the game under it, everything else on a sheet. */
export function NarrowReplay() {
  const { t } = useTranslation('replay');
  const { entries, move } = useReplay();
  const [panel, setPanel] = useState<(typeof PANELS)[number]>('log');
  return (
    <div className={phone['table']}>
      <ReplayBar />
      <PlayerStrip />
      <main className={`${phone['pane']} ${styles['pane']}`}>
        <ReplayHeading />
        <div className={styles['map']}>
          <FaultFence>
            <WindowedMap foot="quays" look={placeOf(entries[move - 1])} />
          </FaultFence>
        </div>
        <Controls isSmall />
      </main>
      <Sheet label={t('panels')}>
        <Tabs
          label={t('panels')}
          tabs={PANELS.map((name) => ({ name, title: t(`panel.${name}`), icon: ICONS[name] }))}
          chosen={panel}
          onChoose={setPanel}
          place="bottom"
        >
          <FaultFence key={panel}>
            <div className={styles['sheet']} {...(panel === 'players' && { tabIndex: 0 })}>
              {panel === 'players' ? (
                <>
                  <Players />
                  <Losses />
                  <SupplyLine />
                  <div className={styles['handed']}>
                    <SpeedChoice />
                    <Handed />
                  </div>
                </>
              ) : (
                <>
                  {panel !== 'log' && panel !== 'course' && (
                    <div className={styles['eyes']}>
                      <EyesChoice />
                    </div>
                  )}
                  <Panel name={panel} />
                </>
              )}
            </div>
          </FaultFence>
        </Tabs>
      </Sheet>
    </div>
  );
}
