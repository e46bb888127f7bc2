/** The commands of a seat beside its moves: which ones the table takes now, and what they do. */
import type { Seat } from '@great-fire/game';
import { PROPOSAL_KINDS, VERDICTS, type TableCommand } from '@great-fire/protocol';
import {
  endHoliday,
  findHolidayEndRejection,
  findHolidayRejection,
  takeHoliday,
  type HolidayRequest,
} from './holidays';
import { postpone } from './postpone';
import { findProposalRejection, findResponseRejection, propose, respond } from './proposals';
import { reject, type Rejected } from './rejection';
import { findLeaveRejection, findReturnRejection, leave, returnToSeat } from './seat-control';
import { transition, type TableFacts, type TakebackAgreed, type Transition } from './table-state';
import { callVote, castVote, findBallotRejection, findCallRejection } from './vote';

/**
 * A command without the state that a takeback returns to, because the log of the game decides on that, and with any
 * holiday.
 */
export type CommandChoice =
  | Exclude<TableCommand, { readonly kind: 'takeback' } | { readonly type: 'take-holiday' }>
  | { readonly type: 'propose'; readonly kind: 'takeback' }
  | ({ readonly type: 'take-holiday' } & Partial<HolidayRequest>);

export interface AvailableCommand {
  readonly command: CommandChoice;
  readonly from: number | null; // the table's clock, ms: accepted from then on if nothing changes; null: now
}

/**
 * Returns what a seat may do: every command that the table accepts now, or after a wait. This is the only list of them:
 * `executeCommand` rejects what is not in it.
 */
export const availableCommands = (table: TableFacts, seat: Seat): readonly AvailableCommand[] =>
  listChoices(table).flatMap((command): readonly AvailableCommand[] => {
    const rejection = findRejection(table, seat, command);
    if (rejection === null) return [{ command, from: null }];
    return rejection.until === undefined ? [] : [{ command, from: rejection.until }];
  });

/** Executes a command of a seat. The caller must check that the log has the state to which a takeback returns. */
export const executeCommand = (
  table: TableFacts,
  seat: Seat,
  command: TableCommand,
): Transition | TakebackAgreed | Rejected =>
  findRejection(table, seat, command) ?? applyCommand(table, seat, command);

const listChoices = ({ state }: TableFacts): readonly CommandChoice[] => [
  ...PROPOSAL_KINDS.map((kind) => ({ type: 'propose', kind }) as const),
  ...state.proposals.flatMap(({ id }) =>
    [true, false].map((agrees) => ({ type: 'respond', id, agrees }) as const),
  ),
  { type: 'resume' },
  { type: 'call-vote' },
  ...VERDICTS.map((verdict) => ({ type: 'vote', verdict }) as const),
  { type: 'leave' },
  { type: 'return' },
  { type: 'take-holiday' },
  { type: 'end-holiday' },
];

function findRejection(table: TableFacts, seat: Seat, command: CommandChoice): Rejected | null {
  switch (command.type) {
    case 'propose':
      return findProposalRejection(table, seat, command.kind);
    case 'respond':
      return findResponseRejection(table, seat, command);
    case 'resume':
      return table.state.pausedAt === null ? reject('not-paused') : null;
    case 'call-vote':
      return findCallRejection(table, seat);
    case 'vote':
      return findBallotRejection(table, seat);
    case 'leave':
      return findLeaveRejection(table, seat);
    case 'return':
      return findReturnRejection(table.state, seat);
    case 'take-holiday':
      return findHolidayRejection(table, seat, command);
    case 'end-holiday':
      return findHolidayEndRejection(table, seat);
  }
}

function applyCommand(table: TableFacts, seat: Seat, command: TableCommand): Transition | TakebackAgreed {
  switch (command.type) {
    case 'propose':
      return propose(table, seat, command);
    case 'respond':
      return respond(table, seat, command);
    case 'resume':
      return resume(table, seat);
    case 'call-vote':
      return callVote(table, seat);
    case 'vote':
      return castVote(table, seat, command.verdict);
    case 'leave':
      return leave(table, seat);
    case 'return':
      return returnToSeat(table.state, table, seat);
    case 'take-holiday':
      return takeHoliday(table, seat, command);
    case 'end-holiday':
      return endHoliday(table, seat);
  }
}

/** Resumes the game for any player. All deadlines move by the length of the pause. */
function resume({ state, at, now }: TableFacts, by: Seat): Transition {
  const resumed = { ...postpone(state, { from: at, to: Math.max(at, now) }), pausedAt: null };
  return transition(resumed, { type: 'resumed', by });
}
