/** Who is at a table, put together of what several processes know. */
import { NAMED_SPECTATORS_MAX } from '@great-fire/protocol';
import type { Seat } from '@great-fire/game';
import type { MatchId, PersonId } from './storage';

/** Somebody who watches and lets it be known. */
export interface NamedSpectator {
  readonly personId: PersonId;
  readonly name: string;
}

/** Who is at a table: by their sockets, whatever server these are at. */
export interface TablePresence {
  readonly seats: readonly Seat[];
  readonly visibleSeats: readonly Seat[]; // those of them whose page somebody sees
  readonly spectators: number; // people, and the sockets of nobody known
  readonly namedSpectators: readonly NamedSpectator[]; // of the spectators, at most NAMED_MAX of a process
}

/** Nobody. */
export const EMPTY_PRESENCE: TablePresence = {
  seats: [],
  visibleSeats: [],
  spectators: 0,
  namedSpectators: [],
};

/** Presence is no part of a match: it is said again and again, and goes by itself with a server that ends. */
export interface PresenceStore {
  /** Says who is at a table by the sockets of this process. */
  publish(matchId: MatchId, presence: TablePresence): Promise<void>;
  /** Who is at these tables by the sockets of the other processes; a table that is not told has nobody. */
  findRemote(matchIds: readonly MatchId[]): Promise<ReadonlyMap<MatchId, TablePresence>>;
}

const unique = <T>(items: readonly T[]): readonly T[] => [...new Set(items)];

/** Those of some watchers who come first, each once. */
export function uniqueNamedSpectators(spectators: readonly NamedSpectator[]): readonly NamedSpectator[] {
  const byPerson = new Map<PersonId, NamedSpectator>();
  for (const spectator of spectators)
    if (!byPerson.has(spectator.personId)) byPerson.set(spectator.personId, spectator);
  return [...byPerson.values()].slice(0, NAMED_SPECTATORS_MAX);
}

/** Both together; somebody who is told by name at both is one person. */
export function mergePresence(first: TablePresence, second: TablePresence): TablePresence {
  const namedIds = new Set(first.namedSpectators.map(({ personId }) => personId));
  const duplicates = second.namedSpectators.filter(({ personId }) => namedIds.has(personId)).length;
  return {
    seats: unique([...first.seats, ...second.seats]),
    visibleSeats: unique([...first.visibleSeats, ...second.visibleSeats]),
    spectators: first.spectators + second.spectators - duplicates,
    namedSpectators: uniqueNamedSpectators([...first.namedSpectators, ...second.namedSpectators]),
  };
}
