/** Error codes, fields and messages of rejected requests to join, leave or set up a table. */
import type { NotAllowedReason } from '@great-fire/protocol';
import { apiError } from '../errors/api-error';
import type { ApiError, PlainErrorCode } from '../errors/api-error';
import { notAllowed } from '../errors/not-allowed';

type TableErrorEntry =
  | {
      readonly code: PlainErrorCode;
      readonly field: string;
      readonly message: string;
    }
  | { readonly reason: NotAllowedReason; readonly field: string }; // `not-allowed-now`

const TABLE_ERRORS = {
  'not-found': { code: 'not-found', field: 'match', message: 'There is no such table.' },
  'already-started': { code: 'already-started', field: 'seat', message: 'The game has begun.' },
  'awaiting-reveals': {
    code: 'awaiting-reveals',
    field: 'match',
    message: 'The table is being dealt; nothing of it can be changed.',
  },
  'commitment-taken': {
    code: 'bad-request',
    field: 'commitment',
    message: 'commitment: is that of another seat',
  },
  'deal-not-started': { reason: 'deal-not-started', field: 'contribution' },
  'wrong-contribution': {
    code: 'bad-request',
    field: 'contribution',
    message: 'contribution: is not what the seat committed to',
  },
  'table-closed': { code: 'table-closed', field: 'match', message: 'The table was closed.' },
  'not-dealing': { reason: 'not-dealing', field: 'match' },
  'already-seated': { code: 'already-seated', field: 'seat', message: 'You have a seat at this table.' },
  'seat-taken': { code: 'seat-taken', field: 'seat', message: 'This seat is not free.' },
  'table-full': { code: 'table-full', field: 'seat', message: 'Every seat is taken.' },
  'not-your-seat': { code: 'not-your-seat', field: 'seat', message: 'This is not your seat.' },
  kicked: { code: 'kicked', field: 'seat', message: 'The host took you out of this table.' },
  'blocked-by-host': { code: 'blocked-by-host', field: 'seat', message: 'This table is not for you.' },
  'same-address': { reason: 'same-address', field: 'seat' },
  'not-host': { code: 'not-host', field: 'seat', message: 'Only the host of the table may arrange it.' },
  'more-seats-taken': { reason: 'more-seats-taken', field: 'players' },
  'other-seats': {
    code: 'bad-request',
    field: 'order',
    message: 'order: does not list the seats of the table',
  },
  'nobody-there': { code: 'not-found', field: 'seat', message: 'No person has this seat.' },
  'seat-free': { code: 'not-ready', field: 'seats', message: 'Every seat must be taken first.' },
  'not-finished': { code: 'not-finished', field: 'match', message: 'The game is not over.' },
  'not-ready': { code: 'not-ready', field: 'ready', message: 'Everybody must be ready first.' },
} as const satisfies Readonly<Record<string, TableErrorEntry>>;
export type TableErrorKey = keyof typeof TABLE_ERRORS;

/** Returns the error for an outcome of the rules. */
export function tableError(key: TableErrorKey): ApiError {
  const entry: TableErrorEntry = TABLE_ERRORS[key];
  return 'reason' in entry
    ? notAllowed(entry.reason, entry.field)
    : apiError(entry.code, entry.message, entry.field);
}
