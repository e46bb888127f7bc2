/** Statistics of a finished game by seat, for the histories and statistics of players. */
import { OBJECTIVES } from '../board/board';
import type { DistrictId } from '../board/ids';
import type { GameEvent } from '../event';
import { hasSurvived } from '../scoring/objectives';
import { HOUSE_VP, STARTING_VP } from '../victory-points';
import type { Colour, ColourCount, GameState, Score, Seat } from '../state';

export interface SeatStats {
  readonly seat: Seat;
  readonly place: number; // 1: first. Seats tied on all criteria share a place
  readonly isShared: boolean; // tied with another seat on all criteria
  readonly total: number; // VP
  readonly houses: number; // own houses that stand
  readonly putOut: number; // cones put out in the whole game, those returned later included
  readonly kept: number; // surviving objectives
  readonly lost: number; // lost objectives
  readonly burnt: number; // houses of other colours that this seat's spreads burnt, undone ones excluded
}

/**
 * Returns the statistics of a finished game by seat. Pass the events of all moves that were not taken back, oldest
 * first.
 * @throws Error if the game is not over
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

/** Houses of each colour at the start of the game. */
const INITIAL_HOUSES_PER_COLOUR = STARTING_VP / HOUSE_VP;

/** Returns a positive number if `a` ranks above `b`. @source END-4 */
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
  return collectBurns(events)
    .filter((burn) => burn.seat === seat)
    .reduce((sum, { houses }) => sum + countOtherHouses(houses, ownColour), 0);
}

/** A spread and the houses that it burnt. */
export interface Burn {
  readonly seat: Seat;
  readonly district: DistrictId;
  readonly houses: ColourCount;
}

/**
 * Returns the spreads of a game that were not undone, oldest first. A seat undoes its latest spread first.
 * @source UNDO-1
 */
export function collectBurns(events: readonly GameEvent[]): readonly Burn[] {
  const burns: Burn[] = [];
  const findLast = (seat: Seat) => burns.map((burn) => burn.seat).lastIndexOf(seat);
  for (const event of events) {
    if (event.type === 'fire-spread') {
      const { seat, path } = event;
      const district = path.at(-1);
      if (district !== undefined) burns.push({ seat, district, houses: {} });
    } else if (event.type === 'houses-burned') {
      const { seat, district, houses } = event;
      burns.splice(findLast(seat), 1, { seat, district, houses });
    } else if (event.type === 'taken-back' && event.action.type === 'spread') {
      burns.splice(findLast(event.seat), 1);
    }
  }
  return burns;
}

const countOtherHouses = (houses: ColourCount, ownColour: Colour | null): number =>
  Object.entries(houses).reduce((sum, [colour, count]) => (colour === ownColour ? sum : sum + count), 0);
