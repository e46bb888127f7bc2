import { useMemo, useState } from 'react';
import { useMedia } from '../shell/media';
import { FaultFence } from '../ui/fault-fence';
import { Slip } from '../ui/slip';
import { BesideHand } from './actions/beside-hand';
import { ConsequenceCard } from './actions/consequence-card';
import { Middle } from './actions/middle';
import { Opening } from './actions/opening';
import { Question } from './actions/question';
import { canSpreadAgain } from './choice/spread-again';
import { useDecision, useMoment } from './decision';
import styles from './desktop-table.module.css';
import { PeekingHand } from './hand/hand';
import { SpreadTwice } from './hand/spread-twice';
import { LivingMap } from './living-map';
import { Objectives } from './mine/objectives';
import { Tokens } from './mine/tokens';
import { Notices } from './notice';
import { Rail } from './rail';
import { TableBar } from './table-bar';
import { useTable } from './table-context';
import { TableHeading } from './table-heading';
import { WindowedMap } from './windowed-map';

const DOCKED: ReadonlySet<string> = new Set(['act', 'intensify', 'band', 'pawn']);

/** The design's screen: there the whole map has room with its names at 12 px. */
const SMALLER = '(max-width: 1439px), (max-height: 899px)';

/** The table on a wide screen: the map to the left, what is mine on its water, the rail to the right. */
export function DesktopTable() {
  const { view } = useTable();
  const moment = useMoment();
  const [pane, setPane] = useState<HTMLElement | null>(null);
  const isSmaller = useMedia(SMALLER);
  const isSeated = view.own !== null;
  const offersTwice = useMemo(() => canSpreadAgain(view), [view]);
  const peeks = isSeated && DOCKED.has(moment) && !offersTwice;
  const looks = [styles['pane'], !isSeated && styles['spectator'], peeks && styles['docked']];
  return (
    <div className={styles['table']}>
      <TableBar />
      <div className={styles['floor']}>
        <main ref={setPane} className={looks.filter(Boolean).join(' ')}>
          <TableHeading />
          <FaultFence>{isSmaller ? <WindowedMap foot="river" /> : <LivingMap />}</FaultFence>
          <FaultFence>
            {moment === 'redeal' && (
              <div className={styles['opening']}>
                <Opening />
              </div>
            )}
            {isSeated && moment !== 'redeal' && (
              <>
                <Slip className={styles['objectives']}>
                  <Objectives />
                </Slip>
                <div className={styles['middle']}>
                  <div className={styles['question']}>
                    <Question onWater />
                  </div>
                  <div className={styles['asked']}>
                    <Middle />
                  </div>
                </div>
                {peeks && <PeekingHand />}
                <div className={styles['beside']}>
                  <BesideHand />
                </div>
                <div className={styles['right']}>
                  <SpreadTwice />
                  <Tokens />
                </div>
              </>
            )}
            {!isSeated && (
              <div className={styles['question']}>
                <Question onWater />
              </div>
            )}
            <Foretold pane={pane} />
          </FaultFence>
          <Notices />
        </main>
        <Rail />
      </div>
    </div>
  );
}

function Foretold({ pane }: { readonly pane: HTMLElement | null }) {
  const { offer } = useDecision();
  const isSpread = offer.moment === 'spread' || offer.moment === 'spread-again';
  const lit = useMemo(
    () => (isSpread ? offer.lit.filter(({ legal }) => legal).map(({ to }) => to) : []),
    [offer, isSpread],
  );
  if (pane === null || !isSpread || offer.plan === null) return null;
  return <ConsequenceCard plan={offer.plan} lit={lit} pane={pane} />;
}
