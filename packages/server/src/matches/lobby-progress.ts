import { publicVp, type DistrictId, type PublicState } from '@great-fire/game';
import { BOARD, BURNABLE_DISTRICTS, PUDDING_LANE } from '@great-fire/game/board';
import type { RulesEngine } from '@great-fire/game/engine';
import type { Progress } from '../storage/moves';

/**
 * Districts in the order in which fire reaches them, so that the last burning one shows how far the fire has spread.
 */
const DISTRICTS_BY_DISTANCE: readonly DistrictId[] = sortDistrictsByDistance();

function sortDistrictsByDistance(): readonly DistrictId[] {
  const reached = new Set<DistrictId>([PUDDING_LANE]);
  // The loop also visits the districts that it adds.
  for (const id of reached) for (const next of BOARD[id].fireNeighbours) reached.add(next.id);
  const burnable = new Set<DistrictId>(BURNABLE_DISTRICTS);
  return [
    ...[...reached].filter((id) => burnable.has(id)),
    ...BURNABLE_DISTRICTS.filter((id) => !reached.has(id)),
  ];
}

/** Returns the status, turn number and active seat that the lobby shows. */
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

/**
 * Returns the VP that are public, by seat, and the final ones at the end. With hidden colours it returns null, even at the
 * end (SEC-4).
 */
function computeOpenScores(state: PublicState): Progress['openScores'] {
  const { result } = state;
  const scores = state.seats.map((_, seat) =>
    result === null
      ? publicVp(state, seat)
      : (result.scores.find((score) => score.seat === seat)?.total ?? null),
  );
  return !state.rules.hiddenColours && scores.every((vp) => vp !== null) ? scores : null;
}

/** Returns what the lobby shows of a game. It contains nothing that a spectator may not see. */
export function toProgress({ isOnFire }: RulesEngine, state: PublicState): Progress {
  const { status, turn, activeSeat } = toTurnStatus(state); // not spread, which costs V8 5 µs
  return {
    status,
    turn,
    activeSeat,
    step: state.turn.step,
    burning: DISTRICTS_BY_DISTANCE.filter((district) => isOnFire(state, district)),
    openScores: computeOpenScores(state),
  };
}
