/** SEC-1, SEC-3: removes the parts of events that only their owner may know. */
import type { GameEvent } from '../event';
import type { Seat } from '../state';

/** Returns the event as a seat, or a spectator (null), may see it. @source SEC-1, SEC-3 */
export function viewEvent(event: GameEvent, viewer: Seat | null): GameEvent {
  switch (event.type) {
    case 'card-drawn':
      return event.seat === viewer ? event : { type: event.type, seat: event.seat };
    case 'token-taken':
      return event.seat === viewer ? event : { type: event.type, seat: event.seat, district: event.district };
    default:
      return event;
  }
}
