import { useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { useMedia } from '../shell/media';
import { LivingMap } from '../table/living-map';
import { Losses } from '../table/players/losses';
import { Players } from '../table/players/players';
import { SupplyLine } from '../table/players/supply-line';
import table from '../table/desktop-table.module.css';
import rail from '../table/rail.module.css';
import { WindowedMap } from '../table/windowed-map';
import { FaultFence } from '../ui/fault-fence';
import { Tabs } from '../ui/tabs';
import { Controls } from './controls';
import { placeOf } from './model/place-of';
import { Panel } from './panel';
import { ReplayBar, ReplayHeading } from './replay-bar';
import { useReplay } from './replay-context';
import styles from './replay.module.css';

/** The design's screen: there the whole map has room with its names at 12 px. */
const SMALLER = '(max-width: 1439px), (max-height: 899px)';
const PANELS = ['log', 'choices', 'hands', 'course'] as const;

/** The viewer on a wide screen: the map, the ways through the game on its water, the rail to the right. */
export function WideReplay() {
  const { t } = useTranslation('replay');
  const [panel, setPanel] = useState<(typeof PANELS)[number]>('log');
  const { entries, move } = useReplay();
  const isSmaller = useMedia(SMALLER);
  return (
    <div className={table['table']}>
      <ReplayBar />
      <div className={table['floor']}>
        <main className={table['pane']}>
          <ReplayHeading />
          <FaultFence>
            {isSmaller ? <WindowedMap foot="river" look={placeOf(entries[move - 1])} /> : <LivingMap />}
          </FaultFence>
          <div className={styles['water']}>
            <Controls isSmall={false} />
          </div>
        </main>
        <aside className={rail['rail']}>
          {panel !== 'course' && (
            <FaultFence>
              <Players />
              <Losses />
              <SupplyLine />
            </FaultFence>
          )}
          <Tabs
            label={t('panels')}
            tabs={PANELS.map((name) => ({ name, title: t(`panel.${name}`) }))}
            chosen={panel}
            onChoose={setPanel}
          >
            <FaultFence key={panel}>
              <Panel name={panel} />
            </FaultFence>
          </Tabs>
        </aside>
      </div>
    </div>
  );
}
