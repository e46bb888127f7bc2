/** Who is at a table by its sockets, and what of that somebody there is told. */
import type { Seat } from '@great-fire/game';
import type { Presence } from '@great-fire/protocol';
import { uniqueNamedSpectators } from '../../storage/presence';
import type { TablePresence } from '../../storage/presence';
import type { PersonId } from '../../storage/storage';

/** Somebody's socket at a table. */
export interface PresentSocket {
  readonly personId: PersonId | null; // null: nobody known
  readonly name: string | null; // null: not to be told
  readonly seat: Seat | null;
  readonly isHidden: boolean; // nobody sees its page
}

/** Who is here by these sockets. Somebody who watches on several is one, without a name where one of them wants that. */
export function localPresence(sockets: readonly PresentSocket[]): TablePresence {
  const spectatorSockets = sockets.filter(({ seat }) => seat === null);
  const names = new Map<PersonId, string | null>();
  for (const { personId, name } of spectatorSockets)
    if (personId !== null) names.set(personId, names.get(personId) === null ? null : name);
  const anonymousCount = spectatorSockets.filter(({ personId }) => personId === null).length;
  return {
    seats: seatsOf(sockets),
    visibleSeats: seatsOf(sockets.filter(({ isHidden }) => !isHidden)),
    spectators: names.size + anonymousCount,
    namedSpectators: uniqueNamedSpectators(
      [...names].flatMap(([personId, name]) => (name === null ? [] : [{ personId, name }])),
    ),
  };
}

/**
 * What is told of who is here. To who is told of the game later nothing is told of those who play, and nobody is named
 * who is called as somebody who played `delayedPlayerNames`: who lost a seat since watches from now on.
 */
export function toPresenceMessage(
  presence: TablePresence,
  players: number,
  delayedPlayerNames: ReadonlySet<string> | null,
): Presence {
  const visibleNames = new Set(
    presence.namedSpectators.map(({ name }) => name).filter((name) => delayedPlayerNames?.has(name) !== true),
  );
  return {
    connected: Array.from(
      { length: players },
      (_, seat) => delayedPlayerNames !== null || presence.seats.includes(seat),
    ),
    spectators: presence.spectators,
    ...(visibleNames.size > 0 && { spectatorNames: [...visibleNames] }),
  };
}

const seatsOf = (sockets: readonly PresentSocket[]): readonly Seat[] =>
  [...new Set(sockets.map(({ seat }) => seat))].filter((seat) => seat !== null);
