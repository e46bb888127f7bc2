/** Moves the times of a table: after a pause, and after a time in which no server ran. */
import type { ClockState, TableState } from '@great-fire/protocol';
import { addTime, hasDaysOff, timeBetween } from './clock';

/** Moves everything that waits at `from`, so that all have as much time left at `to`. */
export function postpone(
  state: TableState,
  { from, to }: { readonly from: number; readonly to: number },
): TableState {
  const { clock, vote, cooldown, proposals } = state;
  const ms = to - from;
  const move = (time: number): number => Math.max(0, time + ms);
  const moveDeadline = (deadline: number | null) => (deadline === null ? null : move(deadline));
  return {
    ...state,
    clock: { ...clock, since: move(clock.since), deadline: moveClockDeadline(clock, from, to) },
    vote: vote === null ? null : { ...vote, deadline: moveDeadline(vote.deadline) },
    proposals: proposals.map((proposal) => ({ ...proposal, expiresAt: move(proposal.expiresAt) })),
    cooldown: cooldown === null ? null : { ...cooldown, until: move(cooldown.until) },
  };
}

/** A day off in between does not count, and one that follows now does. */
function moveClockDeadline(clock: ClockState, from: number, to: number): number | null {
  const { deadline } = clock;
  if (deadline === null) return null;
  const left = timeBetween(clock, from, deadline);
  return Math.max(0, hasDaysOff(clock) && left < 0 ? to : addTime(clock, to, left));
}
