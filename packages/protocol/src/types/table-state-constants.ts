/** What the page needs of pace and conduct; apart from their schemas, so that it need not carry them. */
import type { TableState } from '../schemas/table-state';
import type { TimeControl } from '../schemas/time-control';

/** What may become of a seat whose time is over. */
export const TIMEOUT_ACTIONS = [
  'vote', // the others say what becomes of it
  'bot-turn', // a bot plays this turn
  'bot-seat', // a bot has the seat until its owner is back
  'open-seat', // anybody may take the seat; until then nobody plays it, unless a vote says otherwise
] as const;

/** What the others may vote on about the seat that is awaited; of two with as many votes the first. */
export const VERDICTS = ['wait', 'bot-turn', 'bot-seat', 'open-seat'] as const;

/** Nobody is pressed. */
export const NO_TIME_CONTROL: TimeControl = { clock: { kind: 'none' }, timeoutAction: 'vote' };

/** A table where everybody plays for themselves and no clock runs, with `seat` awaited since `now`. */
export function emptyTableState(players: number, seat: number | null, now: number): TableState {
  return {
    version: 0,
    clock: { activeSeat: seat, since: now, deadline: null, banks: [] },
    pausedAt: null,
    pauseProposal: null,
    takebackProposal: null,
    abortProposal: null,
    isAborted: false,
    cooldown: null,
    vote: null,
    absences: Array.from({ length: players }, () => null),
  };
}
