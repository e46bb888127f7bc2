import type { Colour, Seat } from '@great-fire/game';
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
