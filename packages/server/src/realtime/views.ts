/**
 * Builds the views, frames and log entries of a match that one viewer may receive. All game state leaves the server through
 * this file. Chat lines leave it through chat/present-lines.ts.
 */
import type { Seat } from '@great-fire/game';
import { toBgioContext } from '@great-fire/game/match';
import type { RulesEngine } from '@great-fire/game/engine';
import type { FormerOwner, Frame, LogEntry, Takeback } from '@great-fire/protocol';
import type { LiveMatch, LoggedMove } from '../matches/load-match';

/** The state as a seat, or a spectator (null), may see it. */
export function frameFor({ rules, state }: LiveMatch, viewer: Seat | null): Frame {
  return { stateId: state.stateId, view: rules.viewFor(state.game, viewer), ctx: toBgioContext(state) };
}

/** A move as a seat, or a spectator (null), may hear of it. */
export function entryFor(rules: RulesEngine, move: LoggedMove, viewer: Seat | null): LogEntry {
  const events = move.events.map((event) => rules.viewEvent(event, viewer));
  const { stateId, seat, at, takeback } = move;
  return { stateId, seat, events, at, ...(takeback !== null && { takeback: toTakeback(takeback) }) };
}

/** Moves as a seat, or a spectator (null), may read of them, each with those whose last it was. */
export function entriesFor(
  rules: RulesEngine,
  moves: readonly LoggedMove[],
  formerOwners: readonly FormerOwner[],
  viewer: Seat | null,
): readonly LogEntry[] {
  return moves.map((move) => {
    const lastOf = formerOwnersAt(formerOwners, move.stateId);
    return { ...entryFor(rules, move, viewer), ...(lastOf.length > 0 && { formerOwners: lastOf }) };
  });
}

/** One of a seat: who took it and lost it before the next move is in no sentence of a move. */
function formerOwnersAt(formerOwners: readonly FormerOwner[], stateId: number): readonly FormerOwner[] {
  const owners = formerOwners.filter((owner) => owner.stateId === stateId);
  return owners.filter(({ seat }, index) => owners.findIndex((other) => other.seat === seat) === index);
}

function toTakeback({ to, consent }: Takeback): Takeback {
  return { to, consent };
}
