/** Computes the presence at a table from its sockets, and the message about it. */
import type { Seat } from '@great-fire/game';
import type { Presence } from '@great-fire/protocol';
import { firstNamedSpectators, type TablePresence } from '../../storage/presence';
import type { PersonId } from '../../entities/match';

export interface PresentSocket {
  readonly personId: PersonId | null; // null: unknown
  readonly name: string | null; // null: anonymous
  readonly seat: Seat | null;
  readonly isHidden: boolean; // its page is hidden
}

/**
 * Returns the presence of these sockets. A person who watches on several sockets counts once, without a name if one of
 * them is anonymous.
 */
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
    namedSpectators: firstNamedSpectators(
      [...names].flatMap(([personId, name]) => (name === null ? [] : [{ personId, name }])),
    ),
  };
}

/** Builds the presence message that every viewer receives. */
export function toPresenceMessage(presence: TablePresence, players: number): Presence {
  const names = new Set(presence.namedSpectators.map(({ name }) => name));
  return {
    connected: Array.from({ length: players }, (_, seat) => presence.seats.includes(seat)),
    spectators: presence.spectators,
    ...(names.size > 0 && { spectatorNames: [...names] }),
  };
}

const seatsOf = (sockets: readonly PresentSocket[]): readonly Seat[] =>
  [...new Set(sockets.map(({ seat }) => seat))].filter((seat) => seat !== null);
