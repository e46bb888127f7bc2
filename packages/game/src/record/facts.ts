/** What a game came to for each seat: what people's histories and statistics are made of. */
import { OBJECTIVES } from '../board/board';
import type { GameEvent } from '../event';
import { FULL_TRACK, HOUSE_VP, hasSurvived } from '../scoring/score';
import type { Colour, GameState, Score, Seat } from '../state';

export interface SeatFacts {
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
export function factsOf(state: GameState, events: readonly GameEvent[]): readonly SeatFacts[] {
  const { result } = state;
  if (result === null) throw new Error('The game is not over');
  return result.scores.map((score) => {
    const { seat, total } = score;
    const better = result.scores.filter((other) => compare(other, score) > 0).length;
    const alike = result.scores.filter((other) => compare(other, score) === 0).length;
    const objectives = result.reveal.objectives[seat] ?? [];
    const kept = objectives.filter((card) =>
      OBJECTIVES[card].districts.every((district) => hasSurvived(state, district)),
    ).length;
    return {
      ...{ seat, total, kept },
      place: better + 1,
      isShared: alike > 1,
      houses: (score.houses - FULL_TRACK) / HOUSE_VP + HOUSES,
      putOut: conesPutOut(events, seat),
      lost: objectives.length - kept,
      burnt: housesBurnt(events, seat, result.reveal.colours[seat] ?? null),
    };
  });
}

/** Houses of a colour when the game begins. */
const HOUSES = FULL_TRACK / HOUSE_VP;

/** Above 0: `one` is ahead of `other`. @source END-4 */
function compare(one: Score, other: Score): number {
  for (const line of ['total', 'cones', 'houses', 'objectives'] as const)
    if (one[line] !== other[line]) return one[line] - other[line];
  return 0;
}

function conesPutOut(events: readonly GameEvent[], seat: Seat): number {
  let cones = 0;
  for (const event of events) {
    if (event.type === 'cone-put-out' && event.seat === seat) cones += 1;
    if (event.type === 'taken-back' && event.seat === seat && event.action.type === 'put-out') cones -= 1;
  }
  return cones;
}

function housesBurnt(events: readonly GameEvent[], seat: Seat, own: Colour | null): number {
  return events
    .flatMap((event) =>
      event.type === 'houses-burned' && event.seat === seat ? Object.entries(event.houses) : [],
    )
    .reduce((sum, [colour, houses]) => (colour === own ? sum : sum + houses), 0);
}
