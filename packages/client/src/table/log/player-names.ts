import type { Colour, Seat } from '@great-fire/game';
import type { FormerOwner, LogEntry, TableLogEntry } from '@great-fire/protocol';
import { useMemo } from 'react';
import { nameOf, useTable } from '../table-context';

/** The people of a game, as its sentences name them. */
export interface PlayerNames {
  readonly viewer: Seat | null;
  readonly names: readonly string[]; // by seat
  readonly pawns: readonly Colour[]; // by seat
  readonly former: readonly FormerOwner[]; // oldest first
}

/** What a sentence tells of: a move, by the state that it led to, or something beside the moves, by its version. */
export type LogPoint = { readonly stateId: number } | { readonly version: number };

/** The same object until one of them changes: what was said in a hundred lines is not said anew each turn. */
export function usePlayerNames(): PlayerNames {
  const { view, match, log, tableLog } = useTable();
  const { viewer, seats } = view;
  const names = seats.map((_, seat) => nameOf(match, seat));
  const pawns = seats.map(({ pawnColour }) => pawnColour);
  const key = JSON.stringify({ viewer, names, pawns, former: findFormerOwners(log, tableLog) });
  return useMemo(() => JSON.parse(key) as PlayerNames, [key]);
}

/**
 * Those in whose place somebody else plays now. The moves tell it of themselves, for what happened beside them may not
 * be known as far back.
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

/** Who had a seat at a moment, where another has it now; else null. */
export function findOwnerAt(former: readonly FormerOwner[], seat: Seat, point: LogPoint): string | null {
  const isLater = (owner: FormerOwner): boolean =>
    'stateId' in point ? owner.stateId >= point.stateId : owner.version > point.version;
  return former.find((owner) => owner.seat === seat && isLater(owner))?.name ?? null;
}

/** Names seats as they were at a moment; `ownLabel`: what the viewer is called. */
export const createSeatNamer =
  ({ viewer, names, former }: PlayerNames, point: LogPoint, ownLabel: string) =>
  (seat: Seat): string =>
    findOwnerAt(former, seat, point) ?? (seat === viewer ? ownLabel : (names[seat] ?? ''));
