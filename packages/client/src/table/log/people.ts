import type { Colour, Seat } from '@great-fire/game';
import type { TableEntry } from '@great-fire/protocol';
import { useMemo } from 'react';
import { nameOf, useTable } from '../table-context';

/** Somebody who had a seat until another took it. */
export interface Former {
  readonly seat: Seat;
  readonly name: string;
  readonly stateId: number; // the state that the game had reached then
  readonly version: number; // of the conduct that this led to
}

/** The people of a game, as its sentences name them. */
export interface People {
  readonly viewer: Seat | null;
  readonly names: readonly string[]; // by seat
  readonly pawns: readonly Colour[]; // by seat
  readonly former: readonly Former[]; // oldest first
}

/** What a sentence tells of: a move, by the state that it led to, or something beside the moves, by its version. */
export type Moment = { readonly stateId: number } | { readonly version: number };

/** The same object until one of them changes: what was said in a hundred lines is not said anew each turn. */
export function usePeople(): People {
  const { view, match, tableLog } = useTable();
  const { viewer, seats } = view;
  const names = seats.map((_, seat) => nameOf(match, seat));
  const pawns = seats.map(({ pawnColour }) => pawnColour);
  const key = JSON.stringify({ viewer, names, pawns, former: formerIn(tableLog) });
  return useMemo(() => JSON.parse(key) as People, [key]);
}

/** Those in whose place somebody else plays now, as far back as the table's log is known. */
export function formerIn(tableLog: readonly TableEntry[]): readonly Former[] {
  return tableLog.flatMap(({ id, stateId, event }) =>
    event.type === 'substituted' ? [{ seat: event.seat, name: event.before, stateId, version: id }] : [],
  );
}

/** Who had a seat at a moment, where another has it now; else null. */
export function nameThen(former: readonly Former[], seat: Seat, moment: Moment): string | null {
  const isLater = (one: Former): boolean =>
    'stateId' in moment ? one.stateId >= moment.stateId : one.version > moment.version;
  return former.find((one) => one.seat === seat && isLater(one))?.name ?? null;
}

/** Names seats as they were at a moment; `you`: what the viewer is called. */
export const namedAt =
  ({ viewer, names, former }: People, moment: Moment, you: string) =>
  (seat: Seat): string =>
    nameThen(former, seat, moment) ?? (seat === viewer ? you : (names[seat] ?? ''));
