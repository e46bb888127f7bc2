import { useMoveInput } from '../move-input/move-input-context';
import { Hand } from '../hand/hand';
import { ActionPhasePanel } from './action-phase-panel';
import { IntensifyPanel } from './intensify-panel';
import { PlacementPanel } from './placement-panel';

/** The panel at the centre bottom: the hand, or the panel of the current phase. */
export function TurnPanel() {
  const { phaseState } = useMoveInput();
  switch (phaseState.phase) {
    case 'act':
      return <ActionPhasePanel phaseState={phaseState} />;
    case 'intensify':
      return <IntensifyPanel phaseState={phaseState} />;
    case 'band':
    case 'pawn':
      return <PlacementPanel phaseState={phaseState} />;
    default:
      return <Hand />;
  }
}
