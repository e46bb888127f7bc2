/** Order in which the fire reached the districts. */
import type { DistrictId, Seat } from '@great-fire/game';
import type { LogEntry } from '@great-fire/protocol';
import type { TurnStart } from './turns';

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
