/** What is decided because its time has come, and nobody asked. */
import type { Seat } from '@great-fire/game';
import type { Conduct, TimeOut } from '@great-fire/protocol';
import { stopped } from '../clock/clock';
import { lapseAbort } from './abort';
import { decided, dueAt, freshVote, othersWhoPlay } from './conduct';
import type { Decided, Table } from './conduct';
import { lapsePause } from './pause';
import { lapseTakeBack } from './take-back';
import { carriedOut, endVote } from './vote';

/** The first thing that is due, decided; null where nothing is. */
export function timeIsUp(conduct: Conduct, table: Table): Decided | null {
  const { clock, vote, pauseAsked, takeBackAsked, abortAsked } = conduct;
  const isDue = (time: number | null): boolean => time !== null && time <= table.at;
  if (!isDue(dueAt(conduct))) return null;
  if (pauseAsked !== null && isDue(pauseAsked.until)) return lapsePause(conduct);
  if (takeBackAsked !== null && isDue(takeBackAsked.until)) return lapseTakeBack(conduct);
  if (abortAsked !== null && isDue(abortAsked.until)) return lapseAbort(conduct);
  if (vote !== null && isDue(vote.until)) return endVote(conduct, table, vote);
  return clock.seat === null ? null : timeOut(conduct, table, clock.seat);
}

function timeOut(conduct: Conduct, table: Table, seat: Seat): Decided {
  const then = consequence(conduct, table, seat);
  const still = { ...conduct, clock: stopped(conduct.clock, table.at) };
  const after =
    then === 'vote'
      ? { ...still, vote: freshVote(still, table, seat) }
      : carriedOut(still, table, seat, then);
  return decided(after, { type: 'time-out', seat, then });
}

/** What the table does, but that a bot helps out where nobody is left who could vote or wait. */
function consequence(conduct: Conduct, table: Table, seat: Seat): TimeOut {
  const { timeOut: wanted } = table.pace;
  if (othersWhoPlay(conduct, table, seat).length > 0) return wanted;
  if (conduct.away[seat] !== null) return 'bot-seat';
  return wanted === 'vote' ? 'bot-turn' : wanted;
}
