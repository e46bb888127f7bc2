/** The honours of a finished game: the fiercest fire, the best firefighter and the hardest loss. */
import { OBJECTIVES } from '../board/board';
import type { DistrictId } from '../board/ids';
import type { GameEvent } from '../event';
import type { Result, Seat } from '../state';
import { HOUSE_VP } from '../victory-points';
import { collectBurns } from './stats';

export interface Honours {
  /** The player who burnt the most houses of one rival. Null: no house of another player burnt. */
  readonly fiercest: { readonly seat: Seat; readonly rival: Seat; readonly houses: number } | null;
  /** The player with the most cones put out at the end. Null: no one has any. */
  readonly firefighter: { readonly seat: Seat; readonly cones: number } | null;
  /** The player who lost the most points to one spread, by houses and an objective. Null: no player lost any. */
  readonly hardestLoss: {
    readonly seat: Seat;
    readonly district: DistrictId;
    readonly points: number;
  } | null;
}

/** Returns the first item with the highest value, or null if no value is above 0. */
function findBest<T>(items: readonly T[], getValue: (item: T) => number): T | null {
  const best = Math.max(0, ...items.map(getValue));
  return best === 0 ? null : (items.find((item) => getValue(item) === best) ?? null);
}

/** Returns the honours of a finished game. Pass the events of all moves that were not taken back, oldest first. */
export function computeHonours(result: Result, events: readonly GameEvent[]): Honours {
  const { scores, reveal } = result;
  const burns = collectBurns(events);
  const seats = scores.map(({ seat }) => seat);
  const housesOf = (rival: Seat, houses: (typeof burns)[number]['houses']): number => {
    const colour = reveal.colours[rival];
    return colour === undefined ? 0 : (houses[colour] ?? 0);
  };
  const rivalries = seats.flatMap((seat) =>
    seats
      .filter((rival) => rival !== seat)
      .map((rival) => ({
        ...{ seat, rival },
        houses: burns
          .filter((burn) => burn.seat === seat)
          .reduce((sum, burn) => sum + housesOf(rival, burn.houses), 0),
      })),
  );
  const objectiveVpIn = (seat: Seat, district: DistrictId): number =>
    (reveal.objectives[seat] ?? [])
      .filter((card) => OBJECTIVES[card].districts.includes(district))
      .reduce((sum, card) => sum + OBJECTIVES[card].vp, 0);
  const losses = burns.flatMap(({ district, houses }) =>
    seats.map((seat) => {
      const lost = housesOf(seat, houses);
      const hasBurnt = Object.keys(houses).length > 0;
      return { seat, district, points: lost * HOUSE_VP + (hasBurnt ? objectiveVpIn(seat, district) : 0) };
    }),
  );
  return {
    fiercest: findBest(rivalries, ({ houses }) => houses),
    firefighter: findBest(
      scores.map(({ seat, cones }) => ({ seat, cones })),
      ({ cones }) => cones,
    ),
    hardestLoss: findBest(losses, ({ points }) => points),
  };
}
