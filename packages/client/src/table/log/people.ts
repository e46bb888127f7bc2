import type { Colour, Seat } from '@great-fire/game';
import type { Former, LogEntry, TableEntry } from '@great-fire/protocol';
import { useMemo } from 'react';
import { nameOf, useTable } from '../table-context';

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
  const { view, match, log, tableLog } = useTable();
  const { viewer, seats } = view;
  const names = seats.map((_, seat) => nameOf(match, seat));
  const pawns = seats.map(({ pawnColour }) => pawnColour);
  const key = JSON.stringify({ viewer, names, pawns, former: formerIn(log, tableLog) });
  return useMemo(() => JSON.parse(key) as People, [key]);
}

/**
 * Those in whose place somebody else plays now. The moves tell it of themselves, for what happened beside them may not
 * be known as far back.
 */
export function formerIn(log: readonly LogEntry[], tableLog: readonly TableEntry[]): readonly Former[] {
  const byMoves = log.flatMap(({ lastOf = [] }) => lastOf);
  const byEvents = tableLog.flatMap(({ id, stateId, event }) =>
    event.type === 'substituted' ? [{ seat: event.seat, name: event.before, stateId, version: id }] : [],
  );
  const byVersion = new Map([...byMoves, ...byEvents].map((one) => [one.version, one]));
  return [...byVersion.values()].sort((a, b) => a.version - b.version);
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
