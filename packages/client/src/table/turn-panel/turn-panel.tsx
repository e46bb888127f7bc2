import { useMoveInput } from '../move-input/move-input-context';
import { renderPanel } from './phase-panels';

/** The panel at the centre bottom: the hand, or the panel of the current phase. */
export const TurnPanel = () => renderPanel(useMoveInput().phaseState);
