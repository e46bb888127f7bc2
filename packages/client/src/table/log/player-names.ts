import type { Colour, Seat } from '@great-fire/game';
import type { FormerOwner, LogEntry, TableLogEntry } from '@great-fire/protocol';
import { useShared } from '../../lib/share-equal';
import { nameOf, useTable } from '../model/table-context';

/** The players' names and pawns, as the log sentences use them. */
export interface PlayerNames {
  readonly viewer: Seat | null;
  readonly names: readonly string[]; // by seat
  readonly pawns: readonly Colour[]; // by seat
  readonly former: readonly FormerOwner[]; // oldest first
}

/** The time of a sentence: the state id after a move, or the table-state version after a table event. */
export type LogPoint = { readonly stateId: number } | { readonly version: number };

/**
 * Returns the names for the log. The object stays the same until its content changes, so that log lines do not render.
 */
export function usePlayerNames(): PlayerNames {
  const { view, match, log, tableLog } = useTable('view', 'match', 'log', 'tableLog');
  const { viewer, seats } = view;
  return useShared({
    viewer,
    names: seats.map((_, seat) => nameOf(match, seat)),
    pawns: seats.map(({ pawnColour }) => pawnColour),
    former: findFormerOwners(log, tableLog),
  });
}

/**
 * Returns the former owners of substituted seats. Reads the moves too, because earlier table events may not be loaded.
 */
export function findFormerOwners(
  log: readonly LogEntry[],
  tableLog: readonly TableLogEntry[],
): readonly FormerOwner[] {
  const byMoves = log.flatMap(({ formerOwners = [] }) => formerOwners);
  const byEvents = tableLog.flatMap(({ id, stateId, event }) =>
    event.type === 'substituted' ? [{ seat: event.seat, name: event.formerName, stateId, version: id }] : [],
  );
  const byVersion = new Map([...byMoves, ...byEvents].map((owner) => [owner.version, owner]));
  return [...byVersion.values()].sort((a, b) => a.version - b.version);
}

/** Returns the name of a seat's former owner at that time, or null if the current owner had the seat. */
export function findOwnerAt(former: readonly FormerOwner[], seat: Seat, point: LogPoint): string | null {
  const isLater = (owner: FormerOwner): boolean =>
    'stateId' in point ? owner.stateId >= point.stateId : owner.version > point.version;
  return former.find((owner) => owner.seat === seat && isLater(owner))?.name ?? null;
}

/** Returns a function that names the owner of a seat at that time. `ownLabel`: the name of the viewer. */
export const createSeatNamer =
  ({ viewer, names, former }: PlayerNames, point: LogPoint, ownLabel: string) =>
  (seat: Seat): string =>
    findOwnerAt(former, seat, point) ?? (seat === viewer ? ownLabel : (names[seat] ?? ''));
