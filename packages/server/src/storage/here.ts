/** Who is at a table, put together of what several processes know. */
import { NAMED_MAX } from '@great-fire/protocol';
import type { Here, PersonId, Watcher } from './storage';

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
