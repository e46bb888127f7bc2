import { DISTRICT_IDS } from '@great-fire/game';
import type { PublicState } from '@great-fire/game';
import type { Rules } from '@great-fire/game/rules';
import type { Progress } from '../storage/storage';

/** What the lobby shows of a game: nothing that a spectator may not see. */
export function progressOf({ isOnFire }: Rules, state: PublicState): Progress {
  const isOver = state.result !== null;
  return {
    status: isOver ? 'finished' : 'running',
    turn: state.turn.number,
    activeSeat: isOver ? null : state.turn.seat,
    burning: DISTRICT_IDS.filter((district) => isOnFire(state, district)),
  };
}
