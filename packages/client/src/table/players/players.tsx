import { useShown } from '../shown';
import { PlayerPanel } from './player-panel';

const ROOMY = 4; // with more people the panels are narrow

/** Everybody at the table, in turn order. */
export function Players() {
  const { view } = useShown();
  return (
    <ul>
      {view.seats.map((_, seat) => (
        <PlayerPanel key={seat} seat={seat} narrow={view.seats.length > ROOMY} />
      ))}
    </ul>
  );
}
