/** What a move does to the conduct of its table, and what taking back does. */
import type { Seat } from '@great-fire/game';
import type { Conduct } from '@great-fire/protocol';
import { runningFor, stopped, turned } from '../clock/clock';
import { awaiting, isStoodIn, withAway } from './conduct';
import type { Table } from './conduct';

/** Who is awaited after a move. */
export interface Onward {
  readonly seat: Seat | null; // null: the game is over
  readonly isNewTurn: boolean;
}

/** The conduct after a move of the seat that was awaited. The version stays: nothing was decided beside the moves. */
export function afterMove(before: Conduct, table: Table, { seat, isNewTurn }: Onward): Conduct {
  // What was asked was asked of the game as it stood.
  const conduct = before.takeBackAsked === null ? before : { ...before, takeBackAsked: null };
  const { clock } = conduct;
  if (seat === null) {
    const still = { ...stopped(clock, table.at), seat: null };
    return { ...conduct, clock: still, vote: null, pauseAsked: null, abortAsked: null };
  }
  if (!isNewTurn) return conduct.vote === null ? conduct : awaiting(conduct, table);
  const freed = clock.seat === null ? conduct : afterItsTurn(conduct, clock.seat);
  return awaiting({ ...freed, clock: turned(table.pace, clock, seat, table.at) }, table);
}

/**
 * The conduct after moves were taken back, with `seat` awaited again: its time begins anew. The banks stay as they
 * are, for the time was spent, whatever became of the moves. The version stays, as after a move.
 */
export function afterTakeBack(before: Conduct, table: Table, seat: Seat): Conduct {
  const conduct = { ...before, takeBackAsked: null, clock: stopped(before.clock, table.at) };
  const freed = before.clock.seat === null ? conduct : afterItsTurn(conduct, before.clock.seat);
  return awaiting({ ...freed, clock: runningFor(table.pace, freed.clock, seat, table.at) }, table);
}

/** Whether a bot that played a seat for one turn has done so with this move. */
export function freedBy(before: Conduct, after: Conduct): Seat | null {
  const { seat } = before.clock;
  return seat !== null && isStoodIn(before, seat) && !isStoodIn(after, seat) ? seat : null;
}

function afterItsTurn(conduct: Conduct, seat: Seat): Conduct {
  const away = conduct.away[seat] ?? null;
  if (away?.bot !== 'turn') return conduct;
  return withAway(conduct, seat, away.isOpen ? { ...away, bot: 'none' } : null);
}
