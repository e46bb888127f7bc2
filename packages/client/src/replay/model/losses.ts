/** Counts lost houses by the seat whose fire burned them. */
import { COLOURS, type Colour, type DistrictId, type Seat } from '@great-fire/game';
import type { LogEntry } from '@great-fire/protocol';
import type { TurnStart } from './turns';

// Order in which the fire reached the districts.

/** The first cones in a district. */
export interface Arrival {
  readonly district: DistrictId;
  readonly move: number; // that placed the first cones; 0: from the start
  readonly turn: number; // of the move; 0: from the start
  readonly seat: Seat | null; // that spread the fire; null: from the start
}

/**
 * Returns the districts in the order in which the fire reached them. `entries`: the mainline moves; `initialFires`:
 * the districts that burn at the start.
 */
export function fireArrivals(
  entries: readonly LogEntry[],
  starts: readonly TurnStart[],
  initialFires: readonly DistrictId[],
): readonly Arrival[] {
  const arrivals = new Map<DistrictId, Arrival>(
    initialFires.map((district) => [district, { district, move: 0, turn: 0, seat: null }]),
  );
  for (const [index, { events }] of entries.entries()) {
    const move = index + 1;
    const turn = starts.filter((start) => start.move < move).at(-1)?.turn ?? 0;
    for (const event of events) {
      if (event.type !== 'fire-spread') continue;
      const district = event.path.at(-1);
      if (district === undefined || arrivals.has(district)) continue;
      arrivals.set(district, { district, move, turn, seat: event.seat });
    }
  }
  return [...arrivals.values()];
}

export interface HouseLosses {
  readonly bySeat: readonly Readonly<Record<Colour, number>>[]; // burned by each seat's fire
  readonly demolished: Readonly<Record<Colour, number>>; // demolished before the fire arrived
}

const zeroByColour = (): Record<Colour, number> =>
  Object.fromEntries(COLOURS.map((colour) => [colour, 0])) as Record<Colour, number>;

/** Counts the houses lost in these mainline moves. */
export function countHouseLosses(entries: readonly LogEntry[], seats: number): HouseLosses {
  const bySeat = Array.from({ length: seats }, zeroByColour);
  const demolished = zeroByColour();
  for (const event of entries.flatMap(({ events }) => events)) {
    if (event.type !== 'houses-burned' && event.type !== 'district-demolished') continue;
    const tally = event.type === 'houses-burned' ? bySeat[event.seat] : demolished;
    if (tally === undefined) continue;
    for (const colour of COLOURS) tally[colour] += event.houses[colour] ?? 0;
  }
  return { bySeat, demolished };
}
