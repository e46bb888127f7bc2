/** Presence: the persons at a table, merged from what several processes report. */
import { NAMED_SPECTATORS_MAX } from '@great-fire/protocol';
import type { Seat } from '@great-fire/game';
import type { MatchId, PersonId } from '../entities/match';

/** A spectator who shows the own name. */
interface NamedSpectator {
  readonly personId: PersonId;
  readonly name: string;
}

/** The presence at a table, by sockets. */
export interface TablePresence {
  readonly seats: readonly Seat[];
  readonly visibleSeats: readonly Seat[]; // seats with a visible page
  readonly spectators: number; // persons, and sockets without a person
  readonly namedSpectators: readonly NamedSpectator[]; // at most NAMED_SPECTATORS_MAX for each process
}

export const EMPTY_PRESENCE: TablePresence = {
  seats: [],
  visibleSeats: [],
  spectators: 0,
  namedSpectators: [],
};

/** Presence is not part of a match. Each process renews what it reports, and reports of ended processes expire. */
export interface PresenceStore {
  publish(matchId: MatchId, presence: TablePresence): Promise<void>;
  /** The presence by the sockets of other processes. Tables without presence are missing. */
  findRemote(matchIds: readonly MatchId[]): Promise<ReadonlyMap<MatchId, TablePresence>>;
}

const unique = <T>(items: readonly T[]): readonly T[] => [...new Set(items)];

/** Returns the first named spectators, each once. */
export function firstNamedSpectators(spectators: readonly NamedSpectator[]): readonly NamedSpectator[] {
  const byPerson = new Map<PersonId, NamedSpectator>();
  for (const spectator of spectators)
    if (!byPerson.has(spectator.personId)) byPerson.set(spectator.personId, spectator);
  return [...byPerson.values()].slice(0, NAMED_SPECTATORS_MAX);
}

/** Merges two presences. A named spectator of both counts once. */
export function mergePresence(first: TablePresence, second: TablePresence): TablePresence {
  const namedIds = new Set(first.namedSpectators.map(({ personId }) => personId));
  const duplicates = second.namedSpectators.filter(({ personId }) => namedIds.has(personId)).length;
  return {
    seats: unique([...first.seats, ...second.seats]),
    visibleSeats: unique([...first.visibleSeats, ...second.visibleSeats]),
    spectators: first.spectators + second.spectators - duplicates,
    namedSpectators: firstNamedSpectators([...first.namedSpectators, ...second.namedSpectators]),
  };
}
