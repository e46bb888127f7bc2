/** Who is at a table by its sockets, and what of that somebody there is told. */
import type { Seat } from '@great-fire/game';
import type { Presence } from '@great-fire/protocol';
import { firstNamed } from '../storage/here';
import type { Here } from '../storage/here';
import type { PersonId } from '../storage/storage';

/** Somebody's socket at a table. */
export interface Present {
  readonly personId: PersonId | null; // null: nobody known
  readonly name: string | null; // null: not to be told
  readonly seat: Seat | null;
  readonly isHidden: boolean; // nobody sees its page
}

/** Who is here by these sockets. Somebody who watches on several is one, without a name where one of them wants that. */
export function hereOf(present: readonly Present[]): Here {
  const watching = present.filter(({ seat }) => seat === null);
  const names = new Map<PersonId, string | null>();
  for (const { personId, name } of watching)
    if (personId !== null) names.set(personId, names.get(personId) === null ? null : name);
  const strangers = watching.filter(({ personId }) => personId === null).length;
  return {
    seats: seatsOf(present),
    looking: seatsOf(present.filter(({ isHidden }) => !isHidden)),
    spectators: names.size + strangers,
    named: firstNamed([...names].flatMap(([personId, name]) => (name === null ? [] : [{ personId, name }]))),
  };
}

/**
 * What is told of who is here. To who is told of the game later nothing is told of those who play, and nobody is named
 * who is called as somebody who played `then`: who lost a seat since watches from now on.
 */
export function presenceOf(here: Here, players: number, then: ReadonlySet<string> | null): Presence {
  const told = new Set(here.named.map(({ name }) => name).filter((name) => then?.has(name) !== true));
  return {
    seats: Array.from({ length: players }, (_, seat) => then !== null || here.seats.includes(seat)),
    spectators: here.spectators,
    ...(told.size > 0 && { names: [...told] }),
  };
}

const seatsOf = (present: readonly Present[]): readonly Seat[] =>
  [...new Set(present.map(({ seat }) => seat))].filter((seat) => seat !== null);
