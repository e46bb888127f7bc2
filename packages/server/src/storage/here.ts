/** Who is at a table, put together of what several processes know. */
import { NAMED_MAX } from '@great-fire/protocol';
import type { Seat } from '@great-fire/game';
import type { MatchId, PersonId } from './storage';

/** Somebody who watches and lets it be known. */
export interface Watcher {
  readonly personId: PersonId;
  readonly name: string;
}

/** Who is at a table: by their sockets, whatever server these are at. */
export interface Here {
  readonly seats: readonly Seat[];
  readonly looking: readonly Seat[]; // those of them whose page somebody sees
  readonly spectators: number; // people, and the sockets of nobody known
  readonly named: readonly Watcher[]; // of the spectators, at most NAMED_MAX of a process
}

/** Nobody. */
export const NOBODY_HERE: Here = { seats: [], looking: [], spectators: 0, named: [] };

/** Presence is no part of a match: it is said again and again, and goes by itself with a server that ends. */
export interface PresenceStore {
  /** Says who is at a table by the sockets of this process. */
  say(matchId: MatchId, here: Here): Promise<void>;
  /** Who is at these tables by the sockets of the other processes; a table that is not told has nobody. */
  elsewhere(matchIds: readonly MatchId[]): Promise<ReadonlyMap<MatchId, Here>>;
}

const once = <T>(all: readonly T[]): readonly T[] => [...new Set(all)];

/** Those of some watchers who come first, each once. */
export function firstNamed(watchers: readonly Watcher[]): readonly Watcher[] {
  const byPerson = new Map<PersonId, Watcher>();
  for (const watcher of watchers)
    if (!byPerson.has(watcher.personId)) byPerson.set(watcher.personId, watcher);
  return [...byPerson.values()].slice(0, NAMED_MAX);
}

/** Both together; somebody who is told by name at both is one person. */
export function together(one: Here, other: Here): Here {
  const known = new Set(one.named.map(({ personId }) => personId));
  const twice = other.named.filter(({ personId }) => known.has(personId)).length;
  return {
    seats: once([...one.seats, ...other.seats]),
    looking: once([...one.looking, ...other.looking]),
    spectators: one.spectators + other.spectators - twice,
    named: firstNamed([...one.named, ...other.named]),
  };
}
