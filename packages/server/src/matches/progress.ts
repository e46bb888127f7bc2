import { publicVp } from '@great-fire/game';
import type { DistrictId, PublicState } from '@great-fire/game';
import { BOARD, BURNABLE_DISTRICTS, PUDDING_LANE } from '@great-fire/game/board';
import type { RulesEngine } from '@great-fire/game/engine';
import type { Progress } from '../storage/moves';

/** Where fire may be, by the steps that it takes to get there: how far a fire has come is told by its last. */
const DISTRICTS_BY_DISTANCE: readonly DistrictId[] = sortDistrictsByDistance();

function sortDistrictsByDistance(): readonly DistrictId[] {
  const reached = new Set<DistrictId>([PUDDING_LANE]);
  // What is added while the set is walked is walked too.
  for (const id of reached) for (const next of BOARD[id].fireNeighbours) reached.add(next.id);
  const burnable = new Set<DistrictId>(BURNABLE_DISTRICTS);
  return [
    ...[...reached].filter((id) => burnable.has(id)),
    ...BURNABLE_DISTRICTS.filter((id) => !reached.has(id)),
  ];
}

/** Whose turn it is, as the lobby shows it. */
export function toTurnStatus({
  result,
  turn,
}: PublicState): Pick<Progress, 'status' | 'turn' | 'activeSeat'> {
  const isOver = result !== null;
  return {
    status: isOver ? 'finished' : 'running',
    turn: turn.number,
    activeSeat: isOver ? null : turn.seat,
  };
}

/** The VP that lie open for all, by seat. With hidden colours there are none, at the end neither (SEC-4). */
function computeOpenScores(state: PublicState): Progress['openScores'] {
  const scores = state.seats.map((_, seat) => publicVp(state, seat));
  return !state.rules.hiddenColours && scores.every((vp) => vp !== null) ? scores : null;
}

/** What the lobby shows of a game: nothing that a spectator may not see. */
export function toProgress({ isOnFire }: RulesEngine, state: PublicState): Progress {
  const { status, turn, activeSeat } = toTurnStatus(state); // not spread: fields after that take V8 5 us
  return {
    status,
    turn,
    activeSeat,
    step: state.turn.step,
    burning: DISTRICTS_BY_DISTANCE.filter((district) => isOnFire(state, district)),
    openScores: computeOpenScores(state),
  };
}
