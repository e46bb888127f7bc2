import { useDisplayed } from '../display/display-context';
import { PlayerPanel } from './player-panel';

const MAX_WIDE_PANELS = 4; // with more players the panels are narrow

/** The panels of all players, in turn order. */
export function Players() {
  const { view } = useDisplayed();
  return (
    <ul>
      {view.seats.map((_, seat) => (
        <PlayerPanel key={seat} seat={seat} narrow={view.seats.length > MAX_WIDE_PANELS} />
      ))}
    </ul>
  );
}
