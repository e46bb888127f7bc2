import type { ApiErrorBody } from '@great-fire/protocol';
import { type Refusal, describeRefusal } from '@great-fire/game';
import type * as z from 'zod';
import { ERRORS, HTTP_STATUS, isRejected, type ErrorKey, type Rejected } from './error-table';

/** A rejected request and its reason. Any other thrown value is a bug of the server. */
export class ApiError extends Error {
  readonly status: number;

  constructor(readonly body: ApiErrorBody) {
    super(body.message);
    this.name = 'ApiError';
    this.status = HTTP_STATUS[body.code];
  }
}

/** The storage cannot be reached or written to for now. It is unknown whether the rejected work was done. */
export class StorageUnavailableError extends Error {
  override readonly name = 'StorageUnavailableError';
}

export const apiError = (key: ErrorKey): ApiError => new ApiError(ERRORS[key]);

/** Returns the decision. @throws ApiError if it rejects the request */
export function orThrow<T extends object>(decision: T): Exclude<T, Rejected> {
  if (isRejected(decision)) throw apiError(decision.error);
  return decision as Exclude<T, Rejected>;
}

/** Creates the error of a used-up quota. `waitMs`: time until it is restored. */
export function tooManyRequests(waitMs: number): ApiError {
  const retryAfterSeconds = Math.max(Math.ceil(waitMs / 1000), 1);
  const message = `Too many requests. Try again in ${String(retryAfterSeconds)} s.`;
  return new ApiError({ code: 'too-many-requests', message, retryAfterSeconds });
}

/** Creates the error of an invalid field ('options.cones'). */
export const badRequest = (message: string, field: string): ApiError =>
  new ApiError({ code: 'bad-request', message, field });

/**
 * Returns untrusted input as the schema parses it.
 * @throws ApiError `bad-request` whose `field` is the path of the first invalid value
 */
export function validate<T extends z.ZodType>(schema: T, value: unknown, rootField = 'body'): z.output<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const path = (issue?.path ?? []).map(String);
  if (issue?.code === 'unrecognized_keys') path.push(issue.keys[0] ?? '');
  const field = path.length > 0 ? path.join('.') : rootField;
  throw badRequest(`${field.slice(0, 80)}: ${issue?.message ?? 'is wrong'}`, field.slice(0, 80));
}

export const illegalMoveError = (refusal: Refusal): ApiError =>
  new ApiError({ code: 'illegal-move', message: describeRefusal(refusal), ...refusal });

/** Returns the error body for any thrown value. An unexpected error reveals nothing about itself. */
export function toErrorBody(error: unknown): ApiErrorBody {
  if (error instanceof ApiError) return error.body;
  return ERRORS[error instanceof StorageUnavailableError ? 'storage-unavailable' : 'internal-error'];
}
