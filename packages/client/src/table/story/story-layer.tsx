import type { ReactNode } from 'react';
import { useState } from 'react';
import { FaultFence } from '../../ui/fault-fence';
import { CardSlip } from './actors/card-slip';
import { ConeTravels } from './actors/cone-travels';
import { Dust } from './actors/dust';
import { ConePutOut, FireGrows, TokenTaken } from './actors/fire-changes';
import { HousesFall } from './actors/houses-fall';
import { Catches, StudsClose } from './actors/on-the-map';
import { PieceMoves } from './actors/piece-moves';
import { CardDrawn, HeroComes } from './actors/round-the-table';
import { lengthOf } from './beats';
import { usePlaying } from './playing';
import type { Playing } from './reel';
import type { Stage } from './stage';
import { measureStage } from './stage';
import styles from './story.module.css';

/** Plays the beat of the moment over the page. It takes no press and says nothing to a screen reader. */
export function StoryLayer() {
  const now = usePlaying();
  if (now === null) return null;
  // Without its sprites a step is a pause. The next step gets a boundary of its own.
  return (
    <FaultFence key={now.key} fallback={null}>
      <BeatOnStage now={now} />
    </FaultFence>
  );
}

function BeatOnStage({ now }: { readonly now: Playing }) {
  // The page is measured as it was before this beat changed anything on it.
  const [stage] = useState(measureStage);
  if (stage === null) return null;
  const { left, top, width, height } = stage.window;
  return (
    <div className={styles['layer']} aria-hidden="true" data-testid="story" data-beat={now.beat.kind}>
      <div className={styles['window']} style={{ left, top, width, height }}>
        {now.beat.kind === 'card' && <CardSlip seat={now.beat.seat} card={now.beat.card} ms={msOf(now)} />}
        <div className={styles['page']} style={{ left: -left, top: -top }}>
          <OverMap now={now} stage={stage} />
        </div>
      </div>
      <OverPage now={now} stage={stage} />
    </div>
  );
}

const msOf = ({ beat, pace }: Playing): number => lengthOf(beat) / pace;

interface PartProps {
  readonly now: Playing;
  readonly stage: Stage;
}

/** The sprites that are clipped to the map's window. */
export function OverMap({ now, stage }: PartProps): ReactNode {
  const { beat, before, after, pace } = now;
  const ms = msOf(now);
  switch (beat.kind) {
    case 'cone':
      return <ConeTravels stage={stage} path={beat.path} ms={ms} />;
    case 'burn':
      return <Catches district={beat.district} pace={pace} />;
    case 'demolish':
      return <Dust stage={stage} district={beat.district} ms={ms} />;
    case 'contain':
      return <StudsClose district={beat.district} pace={pace} />;
    case 'step':
    case 'stand': {
      const from = beat.kind === 'step' ? beat.from : null;
      const to = beat.kind === 'step' ? beat.to : beat.district;
      const walk = { piece: beat.piece, seat: beat.seat, from, to };
      return <PieceMoves stage={stage} before={before} after={after} {...walk} ms={ms} />;
    }
    case 'grow':
      return <FireGrows stage={stage} after={after} districts={beat.districts} pace={pace} />;
    default:
      return null;
  }
}

/** The sprites that leave the map: houses to their tracks, cones and tokens to their new owners. */
export function OverPage({ now, stage }: PartProps): ReactNode {
  const { beat, before, pace } = now;
  const ms = msOf(now);
  switch (beat.kind) {
    case 'burn':
    case 'demolish':
      return (
        <>
          <HousesFall
            stage={stage}
            before={before}
            district={beat.district}
            houses={beat.houses}
            pace={pace}
          />
          {beat.kind === 'burn' && beat.token && (
            <TokenTaken stage={stage} before={before} district={beat.district} seat={beat.seat} ms={ms} />
          )}
        </>
      );
    case 'put-out':
      return <ConePutOut stage={stage} before={before} district={beat.district} seat={beat.seat} ms={ms} />;
    case 'draw':
      return <CardDrawn seat={beat.seat} ms={ms} />;
    case 'hero':
      return <HeroComes seat={beat.seat} ms={ms} />;
    default:
      return null;
  }
}
