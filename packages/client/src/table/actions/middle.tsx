import { useDecision } from '../decision';
import { Hand } from '../hand/hand';
import { ActDock } from './act-dock';
import { IntensifyDock } from './intensify-dock';
import { PlaceDock } from './place-dock';

/** The place in the middle of the water: the hand, or the dock of the moment. */
export function Middle() {
  const { offer } = useDecision();
  switch (offer.moment) {
    case 'act':
      return <ActDock offer={offer} />;
    case 'intensify':
      return <IntensifyDock offer={offer} />;
    case 'band':
    case 'pawn':
      return <PlaceDock offer={offer} />;
    default:
      return <Hand />;
  }
}
