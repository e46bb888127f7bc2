/** Counts lost houses by the seat whose fire burned them. */
import { COLOURS } from '@great-fire/game';
import type { Colour } from '@great-fire/game';
import type { LogEntry } from '@great-fire/protocol';

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
