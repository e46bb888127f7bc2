import type { ApiErrorBody, ErrorCode } from '@great-fire/protocol';
import type { Refusal } from '@great-fire/game';
import { describeRefusal } from '@great-fire/game';
import { StorageUnavailableError } from '../storage/storage';

const STATUS_BY_CODE = {
  'bad-request': 400,
  'not-found': 404,
  'not-signed-in': 401,
  'not-your-seat': 403,
  'not-host': 403,
  'seat-taken': 409,
  'already-seated': 409,
  'table-full': 409,
  kicked: 403,
  'blocked-by-host': 403,
  'not-ready': 409,
  'already-started': 409,
  'awaiting-reveals': 409,
  'not-finished': 409,
  'not-watchable': 403,
  'table-closed': 409,
  'illegal-move': 422,
  paused: 409,
  'bot-controlled': 409,
  'not-allowed-now': 409,
  stale: 409,
  'too-many-requests': 429,
  'protocol-mismatch': 426,
  'wrong-origin': 403,
  'too-large': 413,
  'shutting-down': 503,
  unavailable: 503,
  'internal-error': 500,
} as const satisfies Record<ErrorCode, number>;

/** The HTTP status that goes with a code. */
export const statusOf = (code: ErrorCode): number => STATUS_BY_CODE[code];

/** A request that cannot be met, and why; anything else that is thrown is a fault of ours. */
export class ApiError extends Error {
  readonly status: number;

  constructor(readonly body: ApiErrorBody) {
    super(body.message);
    this.name = 'ApiError';
    this.status = STATUS_BY_CODE[body.code];
  }
}

/** An ApiError of one code; `field` names what is wrong ('options.cones'). */
export function apiError(code: ErrorCode, message: string, field?: string): ApiError {
  return new ApiError(field === undefined ? { code, message } : { code, message, field });
}

/** An illegal choice, in the rules' own words. */
export function illegalMoveError(refusal: Refusal): ApiError {
  return new ApiError({ code: 'illegal-move', message: describeRefusal(refusal), ...refusal });
}

const STORAGE_UNAVAILABLE: ApiErrorBody = {
  code: 'unavailable',
  message: 'The server cannot reach its storage; nothing is lost, try again in a moment.',
};

/** What the sender may know of anything thrown: a fault of ours tells nothing about itself. */
export function toErrorBody(error: unknown): ApiErrorBody {
  if (error instanceof ApiError) return error.body;
  if (error instanceof StorageUnavailableError) return STORAGE_UNAVAILABLE;
  return { code: 'internal-error', message: 'Something went wrong on the server.' };
}
