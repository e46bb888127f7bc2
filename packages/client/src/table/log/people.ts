import type { Colour, Seat } from '@great-fire/game';
import type { TableEntry, TableEvent } from '@great-fire/protocol';
import { useMemo } from 'react';
import { nameOf, useTable } from '../table-context';

/** The people of a game, as its sentences name them. */
export interface People {
  readonly viewer: Seat | null;
  readonly names: readonly string[]; // by seat
  readonly pawns: readonly Colour[]; // by seat
}

/** The same object until one of them changes: what was said in a hundred lines is not said anew each turn. */
export function usePeople(): People {
  const { view, match } = useTable();
  const { viewer, seats } = view;
  const names = seats.map((_, seat) => nameOf(match, seat));
  const pawns = seats.map(({ pawnColour }) => pawnColour);
  const key = JSON.stringify({ viewer, names, pawns });
  return useMemo(() => JSON.parse(key) as People, [key]);
}

/** Who had a seat when something happened at the table, where a substitute came later; null: whoever has it now. */
export function nameThen(tableLog: readonly TableEntry[], event: TableEvent, seat: Seat): string | null {
  const later = tableLog.slice(tableLog.findIndex((entry) => entry.event === event) + 1);
  for (const { event: after } of later)
    if (after.type === 'substituted' && after.seat === seat) return after.before;
  return null;
}
