import { DISTRICT_IDS } from '@great-fire/game';
import type { PublicState } from '@great-fire/game';
import type { Rules } from '@great-fire/game/rules';
import type { Progress } from '../storage/storage';

/** Whose turn it is, as the lobby shows it. */
export function turnOf({ result, turn }: PublicState): Pick<Progress, 'status' | 'turn' | 'activeSeat'> {
  const isOver = result !== null;
  return {
    status: isOver ? 'finished' : 'running',
    turn: turn.number,
    activeSeat: isOver ? null : turn.seat,
  };
}

/** What the lobby shows of a game: nothing that a spectator may not see. */
export function progressOf({ isOnFire }: Rules, state: PublicState): Progress {
  return { ...turnOf(state), burning: DISTRICT_IDS.filter((district) => isOnFire(state, district)) };
}
