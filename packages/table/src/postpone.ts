/** Moves the times of a table: after a pause, and after a time in which no server ran. */
import type { TableState } from '@great-fire/protocol';

/** Moves everything that waits by `ms`, so that all have as much time left as before. */
export function postpone(state: TableState, ms: number): TableState {
  const { clock, vote, cooldown, proposals } = state;
  const move = (time: number): number => Math.max(0, time + ms);
  const moveDeadline = (deadline: number | null) => (deadline === null ? null : move(deadline));
  return {
    ...state,
    clock: { ...clock, since: move(clock.since), deadline: moveDeadline(clock.deadline) },
    vote: vote === null ? null : { ...vote, deadline: moveDeadline(vote.deadline) },
    proposals: proposals.map((proposal) => ({ ...proposal, expiresAt: move(proposal.expiresAt) })),
    cooldown: cooldown === null ? null : { ...cooldown, until: move(cooldown.until) },
  };
}
