/**
 * Builds the views, frames and log entries of a match that one viewer may receive. All game state leaves the server through
 * this file. Chat lines leave it through chat/present-lines.ts.
 */
import type { Seat } from '@great-fire/game';
import type { RulesEngine } from '@great-fire/game/engine';
import type { FormerOwner, Frame, LegalActions, LogEntry, Takeback } from '@great-fire/protocol';
import { findMoveObstacle } from '@great-fire/table';
import type { LiveMatch, LoggedMove } from '../matches/load-match';

/** Returns the state as a seat, or a spectator (null), may see it. */
export function frameFor({ rules, state }: LiveMatch, viewer: Seat | null): Frame {
  return { stateId: state.stateId, view: rules.viewFor(state.game, viewer), ctx: state.ctx };
}

/** Returns what a seat may play now: the choices that both the rules and the table allow. */
export function getLegalActionsAtTable(match: LiveMatch, seat: Seat): LegalActions {
  const { rules, tableState, ownedByPerson } = match;
  const { stateId, game } = match.state;
  const table = { state: tableState, stateId, ownedByPerson };
  const isTaken = (isUndo: boolean) => findMoveObstacle(table, seat, { isUndo, isByBot: false }) === null;
  if (!isTaken(false)) return { stateId, actions: [], spreads: [], intensify: null };
  const { actions, ...choices } = rules.legalChoices(rules.viewFor(game, seat));
  return { stateId, ...choices, actions: actions.filter(({ type }) => type !== 'undo' || isTaken(true)) };
}

/** Returns the log entry of a move as a seat, or a spectator (null), may see it. */
export function entryFor(rules: RulesEngine, move: LoggedMove, viewer: Seat | null): LogEntry {
  const events = move.events.map((event) => rules.viewEvent(event, viewer));
  const { stateId, seat, at, takeback, isForced } = move;
  return {
    ...{ stateId, seat, events, at },
    ...(takeback !== null && { takeback: toTakeback(takeback) }),
    ...(isForced && { isForced }),
  };
}

/**
 * Returns the log entries of moves as a seat, or a spectator (null), may see them. Each entry names the former owners
 * whose seat changed hands after that move.
 */
export function entriesFor(
  rules: RulesEngine,
  moves: readonly LoggedMove[],
  formerOwners: readonly FormerOwner[],
  viewer: Seat | null,
): readonly LogEntry[] {
  return moves.map((move) => {
    const owners = formerOwnersAt(formerOwners, move.stateId);
    return { ...entryFor(rules, move, viewer), ...(owners.length > 0 && { formerOwners: owners }) };
  });
}

/**
 * Returns the former owners at a state, one per seat. An owner who took and lost the seat before the next move is
 * omitted.
 */
function formerOwnersAt(formerOwners: readonly FormerOwner[], stateId: number): readonly FormerOwner[] {
  const owners = formerOwners.filter((owner) => owner.stateId === stateId);
  return owners.filter(({ seat }, index) => owners.findIndex((other) => other.seat === seat) === index);
}

function toTakeback({ to, consent }: Takeback): Takeback {
  return { to, consent };
}
