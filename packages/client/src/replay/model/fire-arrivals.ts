/** Where the fire went, turn by turn. */
import type { DistrictId, Seat } from '@great-fire/game';
import type { LogEntry } from '@great-fire/protocol';
import type { TurnStart } from './turns';

/** The fire's first coming into a district. */
export interface Arrival {
  readonly district: DistrictId;
  readonly move: number; // with which it came; 0: it burnt from the start
  readonly turn: number; // of it; 0: from the start
  readonly seat: Seat | null; // who sent it; null: it burnt from the start
}

/** Every district that the fire came to, in that order. `entries`: of the moves that count; `initialFires`: burning from the start. */
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
