/** What one viewer gets of a match: views, frames, log entries (its talk: talk/telling.ts). Nothing leaves but through here. */
import type { Seat } from '@great-fire/game';
import { contextOf } from '@great-fire/game/reducer';
import type { Rules } from '@great-fire/game/rules';
import type { Former, Frame, LogEntry, TakenBackTo } from '@great-fire/protocol';
import type { HotMatch, LoggedMove } from '../matches/load-match';

/** The state as a seat, or a spectator (null), may see it. */
export function frameFor({ rules, state }: HotMatch, viewer: Seat | null): Frame {
  return { stateId: state.stateId, view: rules.viewFor(state.game, viewer), ctx: contextOf(state) };
}

/** A move as a seat, or a spectator (null), may hear of it. */
export function entryFor(rules: Rules, move: LoggedMove, viewer: Seat | null): LogEntry {
  const events = move.events.map((event) => rules.viewEvent(event, viewer));
  const { stateId, seat, at, takenBack } = move;
  return { stateId, seat, events, at, ...(takenBack !== null && { takenBack: takenBackTo(takenBack) }) };
}

/** Moves as a seat, or a spectator (null), may read of them, each with those whose last it was. */
export function entriesFor(
  rules: Rules,
  moves: readonly LoggedMove[],
  former: readonly Former[],
  viewer: Seat | null,
): readonly LogEntry[] {
  return moves.map((move) => {
    const lastOf = whoseLast(former, move.stateId);
    return { ...entryFor(rules, move, viewer), ...(lastOf.length > 0 && { lastOf }) };
  });
}

/** One of a seat: who took it and lost it before the next move is in no sentence of a move. */
function whoseLast(former: readonly Former[], stateId: number): readonly Former[] {
  const gone = former.filter((one) => one.stateId === stateId);
  return gone.filter(({ seat }, index) => gone.findIndex((other) => other.seat === seat) === index);
}

function takenBackTo({ to, consent }: TakenBackTo): TakenBackTo {
  return { to, consent };
}
