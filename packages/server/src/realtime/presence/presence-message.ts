/** Computes the presence at a table from its sockets, and the message that a viewer receives about it. */
import type { Seat } from '@great-fire/game';
import type { Presence } from '@great-fire/protocol';
import { firstNamedSpectators } from '../../storage/presence';
import type { TablePresence } from '../../storage/presence';
import type { PersonId } from '../../entities/match';

/** A socket at a table. */
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

/**
 * Builds the presence message for one viewer. `delayedPlayerNames`: for a delayed spectator, the player names in the
 * delayed view; null for all other viewers.
 *
 * For a delayed spectator, every seat counts as connected, and spectators with one of these names are omitted.
 * Otherwise the name of a player who has just lost a seat would reveal the substitution before the delay is over.
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
