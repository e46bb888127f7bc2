/** What a game came to for each seat: what people's histories and statistics are made of. */
import { OBJECTIVES } from '../board/board';
import type { GameEvent } from '../event';
import { STARTING_VP, HOUSE_VP, hasSurvived } from '../scoring/score';
import type { Colour, GameState, Score, Seat } from '../state';

export interface SeatStats {
  readonly seat: Seat;
  readonly place: number; // 1: first; seats that nothing parts share a place
  readonly isShared: boolean; // nothing parts it from another seat
  readonly total: number; // VP
  readonly houses: number; // own ones that stand
  readonly putOut: number; // cones put out in the whole game, those returned later too
  readonly kept: number; // objectives that survived
  readonly lost: number; // objectives that did not
  readonly burnt: number; // houses of others that this seat's fire took
}

/**
 * The facts of a game that is over, by seat. `events`: of all moves that counted, oldest first.
 * @throws Error before the end
 */
export function computeSeatStats(state: GameState, events: readonly GameEvent[]): readonly SeatStats[] {
  const { result } = state;
  if (result === null) throw new Error('The game is not over');
  return result.scores.map((score) => {
    const { seat, total } = score;
    const betterCount = result.scores.filter((other) => compareScores(other, score) > 0).length;
    const tiedCount = result.scores.filter((other) => compareScores(other, score) === 0).length;
    const objectives = result.reveal.objectives[seat] ?? [];
    const kept = objectives.filter((card) =>
      OBJECTIVES[card].districts.every((district) => hasSurvived(state, district)),
    ).length;
    return {
      ...{ seat, total, kept },
      place: betterCount + 1,
      isShared: tiedCount > 1,
      houses: (score.houses - STARTING_VP) / HOUSE_VP + INITIAL_HOUSES_PER_COLOUR,
      putOut: countConesPutOut(events, seat),
      lost: objectives.length - kept,
      burnt: countHousesBurnt(events, seat, result.reveal.colours[seat] ?? null),
    };
  });
}

/** Houses of a colour when the game begins. */
const INITIAL_HOUSES_PER_COLOUR = STARTING_VP / HOUSE_VP;

/** Above 0: `a` is ahead of `b`. @source END-4 */
function compareScores(a: Score, b: Score): number {
  for (const criterion of ['total', 'cones', 'houses', 'objectives'] as const)
    if (a[criterion] !== b[criterion]) return a[criterion] - b[criterion];
  return 0;
}

function countConesPutOut(events: readonly GameEvent[], seat: Seat): number {
  let cones = 0;
  for (const event of events) {
    if (event.type === 'cone-put-out' && event.seat === seat) cones += 1;
    if (event.type === 'taken-back' && event.seat === seat && event.action.type === 'put-out') cones -= 1;
  }
  return cones;
}

function countHousesBurnt(events: readonly GameEvent[], seat: Seat, ownColour: Colour | null): number {
  return events
    .flatMap((event) =>
      event.type === 'houses-burned' && event.seat === seat ? Object.entries(event.houses) : [],
    )
    .reduce((sum, [colour, houses]) => (colour === ownColour ? sum : sum + houses), 0);
}
