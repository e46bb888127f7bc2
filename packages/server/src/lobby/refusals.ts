/** Why somebody may not sit down, stand up or arrange a table, in words and by field. */
import type { ErrorCode } from '@great-fire/protocol';
import { refuse } from '../errors/api-error';
import type { ApiError } from '../errors/api-error';

interface Refusal {
  readonly code: ErrorCode;
  readonly field: string;
  readonly why: string;
}

const REFUSALS = {
  'not-found': { code: 'not-found', field: 'match', why: 'There is no such table.' },
  'already-started': { code: 'already-started', field: 'seat', why: 'The game has begun.' },
  'being-dealt': {
    code: 'being-dealt',
    field: 'match',
    why: 'The table is being dealt; nothing of it can be changed.',
  },
  'part-taken': { code: 'bad-request', field: 'part', why: 'part: is that of another seat' },
  'not-fixed': { code: 'not-now', field: 'reveal', why: 'Parts are shown once the table is started.' },
  'other-part': { code: 'bad-request', field: 'reveal', why: 'reveal: is not what the seat committed to' },
  closed: { code: 'table-closed', field: 'match', why: 'The table was closed.' },
  'not-dealt': { code: 'not-now', field: 'match', why: 'Only a table that is being dealt is closed so.' },
  'already-seated': { code: 'already-seated', field: 'seat', why: 'You have a seat at this table.' },
  'seat-taken': { code: 'seat-taken', field: 'seat', why: 'This seat is not free.' },
  'table-full': { code: 'table-full', field: 'seat', why: 'Every seat is taken.' },
  'not-your-seat': { code: 'not-your-seat', field: 'seat', why: 'This is not your seat.' },
  removed: { code: 'removed', field: 'seat', why: 'The host took you out of this table.' },
  'not-for-you': { code: 'not-for-you', field: 'seat', why: 'This table is not for you.' },
  'not-host': { code: 'not-host', field: 'seat', why: 'Only the host of the table may arrange it.' },
  'more-sit-there': { code: 'not-now', field: 'seats', why: 'More seats than that are taken.' },
  'other-seats': { code: 'bad-request', field: 'seats', why: 'seats: are not those of the table' },
  'nobody-there': { code: 'not-found', field: 'seat', why: 'No person has this seat.' },
  'seat-free': { code: 'not-ready', field: 'seats', why: 'Every seat must be taken first.' },
  'not-finished': { code: 'not-finished', field: 'match', why: 'The game is not over.' },
  'not-ready': { code: 'not-ready', field: 'ready', why: 'Everybody must be ready first.' },
} as const satisfies Readonly<Record<string, Refusal>>;
export type WhyNot = keyof typeof REFUSALS;

/** The refusal that a storage's outcome comes to. */
export function refusedBy(outcome: WhyNot): ApiError {
  const { code, field, why } = REFUSALS[outcome];
  return refuse(code, why, field);
}
