/** Why somebody may not sit down, stand up or arrange a table, in words and by field. */
import type { ErrorCode } from '@great-fire/protocol';
import { apiError } from '../errors/api-error';
import type { ApiError } from '../errors/api-error';

interface TableErrorEntry {
  readonly code: ErrorCode;
  readonly field: string;
  readonly message: string;
}

const TABLE_ERRORS = {
  'not-found': { code: 'not-found', field: 'match', message: 'There is no such table.' },
  'already-started': { code: 'already-started', field: 'seat', message: 'The game has begun.' },
  'being-dealt': {
    code: 'being-dealt',
    field: 'match',
    message: 'The table is being dealt; nothing of it can be changed.',
  },
  'part-taken': { code: 'bad-request', field: 'part', message: 'part: is that of another seat' },
  'not-fixed': { code: 'not-now', field: 'reveal', message: 'Parts are shown once the table is started.' },
  'other-part': {
    code: 'bad-request',
    field: 'reveal',
    message: 'reveal: is not what the seat committed to',
  },
  closed: { code: 'table-closed', field: 'match', message: 'The table was closed.' },
  'not-dealt': { code: 'not-now', field: 'match', message: 'Only a table that is being dealt is closed so.' },
  'already-seated': { code: 'already-seated', field: 'seat', message: 'You have a seat at this table.' },
  'seat-taken': { code: 'seat-taken', field: 'seat', message: 'This seat is not free.' },
  'table-full': { code: 'table-full', field: 'seat', message: 'Every seat is taken.' },
  'not-your-seat': { code: 'not-your-seat', field: 'seat', message: 'This is not your seat.' },
  removed: { code: 'removed', field: 'seat', message: 'The host took you out of this table.' },
  'not-for-you': { code: 'not-for-you', field: 'seat', message: 'This table is not for you.' },
  'not-host': { code: 'not-host', field: 'seat', message: 'Only the host of the table may arrange it.' },
  'more-sit-there': { code: 'not-now', field: 'seats', message: 'More seats than that are taken.' },
  'other-seats': { code: 'bad-request', field: 'seats', message: 'seats: are not those of the table' },
  'nobody-there': { code: 'not-found', field: 'seat', message: 'No person has this seat.' },
  'seat-free': { code: 'not-ready', field: 'seats', message: 'Every seat must be taken first.' },
  'not-finished': { code: 'not-finished', field: 'match', message: 'The game is not over.' },
  'not-ready': { code: 'not-ready', field: 'ready', message: 'Everybody must be ready first.' },
} as const satisfies Readonly<Record<string, TableErrorEntry>>;
export type TableErrorKey = keyof typeof TABLE_ERRORS;

/** The refusal that a storage's outcome comes to. */
export function tableError(key: TableErrorKey): ApiError {
  const { code, field, message } = TABLE_ERRORS[key];
  return apiError(code, message, field);
}
