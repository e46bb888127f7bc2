import { standing } from '@great-fire/game';
import type { DistrictId, PublicState } from '@great-fire/game';
import { BOARD, BURNABLE_DISTRICTS, PUDDING_LANE } from '@great-fire/game/board';
import type { Rules } from '@great-fire/game/rules';
import type { Progress } from '../storage/moves';

/** Where fire may be, by the steps that it takes to get there: how far a fire has come is told by its last. */
const BY_DISTANCE: readonly DistrictId[] = byDistance();

function byDistance(): readonly DistrictId[] {
  const reached = new Set<DistrictId>([PUDDING_LANE]);
  // What is added while the set is walked is walked too.
  for (const id of reached) for (const next of BOARD[id].burnableNeighbours) reached.add(next.id);
  const burnable = new Set<DistrictId>(BURNABLE_DISTRICTS);
  return [
    ...[...reached].filter((id) => burnable.has(id)),
    ...BURNABLE_DISTRICTS.filter((id) => !reached.has(id)),
  ];
}

/** Whose turn it is, as the lobby shows it. */
export function turnOf({ result, turn }: PublicState): Pick<Progress, 'status' | 'turn' | 'activeSeat'> {
  const isOver = result !== null;
  return {
    status: isOver ? 'finished' : 'running',
    turn: turn.number,
    activeSeat: isOver ? null : turn.seat,
  };
}

/** The VP that lie open for all, by seat. With hidden colours there are none, at the end neither (SEC-4). */
function standingOf(state: PublicState): Progress['standing'] {
  const points = state.seats.map((_, seat) => standing(state, seat));
  return !state.rules.hiddenColours && points.every((vp) => vp !== null) ? points : null;
}

/** What the lobby shows of a game: nothing that a spectator may not see. */
export function progressOf({ isOnFire }: Rules, state: PublicState): Progress {
  const { status, turn, activeSeat } = turnOf(state); // not spread: fields after that take V8 5 us
  return {
    status,
    turn,
    activeSeat,
    step: state.turn.step,
    burning: BY_DISTANCE.filter((district) => isOnFire(state, district)),
    standing: standingOf(state),
  };
}
