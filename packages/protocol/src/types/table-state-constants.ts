/**
 * Constants of time control and table state. Kept out of their schemas, so that the client bundle does not include
 * them.
 */
import type { TableState } from '../schemas/table-state';
import type { TimeControl } from '../schemas/time-control';

/** The possible actions when a seat's time is over. */
export const TIMEOUT_ACTIONS = [
  'vote', // the other players vote
  'bot-turn', // a bot plays this turn
  'bot-seat', // a bot plays until the owner returns
  'open-seat', // any person may take the seat; until then it waits, unless a vote decides otherwise
] as const;

/** The choices in a vote about the active seat. In a tie the earlier entry wins. */
export const VERDICTS = ['wait', 'bot-turn', 'bot-seat', 'open-seat'] as const;

/** The proposals of a seat to the others. `abort`: to end the game without a result. */
export const PROPOSAL_KINDS = ['pause', 'takeback', 'abort'] as const;

/** No clock. If a vote is called, the other players decide. */
export const NO_TIME_CONTROL: TimeControl = { clock: { kind: 'none' }, timeoutAction: 'vote' };

/** Returns the table state in which every owner plays and no clock runs. `seat` is to decide since `now`. */
export function emptyTableState(players: number, seat: number | null, now: number): TableState {
  return {
    version: 0,
    clock: { activeSeat: seat, since: now, deadline: null, banks: [] },
    pausedAt: null,
    proposals: [],
    takebacks: 0,
    isAborted: false,
    cooldown: null,
    vote: null,
    absences: Array.from({ length: players }, () => null),
  };
}

/** Days of holiday of a person in a calendar year (UTC). */
export const HOLIDAY_DAYS_MAX = 21;
