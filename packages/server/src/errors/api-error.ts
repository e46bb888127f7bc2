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
  'storage-full': 507,
  unavailable: 503,
  'internal-error': 500,
} as const satisfies Record<ErrorCode, number>;

/** Returns the HTTP status of an error code. */
export const statusOf = (code: ErrorCode): number => STATUS_BY_CODE[code];

/** A rejected request and its reason. Any other thrown value is a bug of the server. */
export class ApiError extends Error {
  readonly status: number;

  constructor(readonly body: ApiErrorBody) {
    super(body.message);
    this.name = 'ApiError';
    this.status = STATUS_BY_CODE[body.code];
  }
}

/** The codes of errors without a reason. */
export type PlainErrorCode = Exclude<ErrorCode, 'illegal-move' | 'not-allowed-now'>;

/** Creates an ApiError, see also `notAllowed`. `field` is the path of the invalid field ('options.cones'). */
export function apiError(code: PlainErrorCode, message: string, field?: string): ApiError {
  return new ApiError(field === undefined ? { code, message } : { code, message, field });
}

/** Creates the error of an illegal move, with the message of the rules. */
export function illegalMoveError(refusal: Refusal): ApiError {
  return new ApiError({ code: 'illegal-move', message: describeRefusal(refusal), ...refusal });
}

const STORAGE_UNAVAILABLE: ApiErrorBody = {
  code: 'unavailable',
  message: 'The server cannot reach its storage; nothing is lost, try again in a moment.',
};

/** Returns the error body for any thrown value. An unexpected error reveals nothing about itself. */
export function toErrorBody(error: unknown): ApiErrorBody {
  if (error instanceof ApiError) return error.body;
  if (error instanceof StorageUnavailableError) return STORAGE_UNAVAILABLE;
  return { code: 'internal-error', message: 'Something went wrong on the server.' };
}
