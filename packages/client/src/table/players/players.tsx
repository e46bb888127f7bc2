import { useDisplayed } from '../time-travel/displayed-state';
import { PlayerPanel } from './player-panel';

const MAX_WIDE_PANELS = 4; // with more people the panels are narrow

/** Everybody at the table, in turn order. */
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
