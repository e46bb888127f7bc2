/** What one viewer gets of a match: views, frames, log entries, chat. Nothing leaves but through here. */
import type { Seat } from '@great-fire/game';
import { contextOf } from '@great-fire/game/reducer';
import type { Rules } from '@great-fire/game/rules';
import type { ChatLine, Frame, LogEntry, TakenBackTo } from '@great-fire/protocol';
import type { HotMatch, LoggedMove } from '../matches/load-match';
import type { StoredLine } from '../storage/storage';

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

function takenBackTo({ to, consent }: TakenBackTo): TakenBackTo {
  return { to, consent };
}

/** A line of the chat, field by field. */
export function lineOf(line: StoredLine): ChatLine {
  return { id: line.id, seat: line.seat, name: line.name, text: line.text, at: line.at };
}

/** Players do not hear spectators, who may see or guess more than one of them, before the end. */
export function hearsSpectators(viewer: Seat | null, isOver: boolean): boolean {
  return viewer === null || isOver;
}
