/** Requests to the HTTP API, and the texts of its errors. */
import type { ApiErrorBody } from '@great-fire/protocol';
import { basePath } from '../lib/routes';
import { takeEarlyResponse } from './early-request';
import { findSeatProof, proveSeatByToken } from './page-seats';

/** A request that the server refused, with the reason from the response. */
export class ApiRequestError extends Error {
  constructor(
    readonly status: number,
    readonly body: ApiErrorBody,
  ) {
    super(body.message);
  }
}

const UNKNOWN_CALLER = 401;
const ANSWER_TIMEOUT_MS = 15_000; // more than the slowest phone network needs
export const NETWORK_ERROR: ApiErrorBody = { code: 'internal-error', message: 'The server did not answer' };

/** Whether a request failed without an answer of the server, which may have fulfilled it. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiRequestError && error.body === NETWORK_ERROR;

/** The header that proves a seat of this page, for requests about its table. */
function seatProof(match: string | undefined): Record<string, string> {
  const token = match === undefined ? null : findSeatProof(match);
  return token === null ? {} : { authorization: `Bearer ${token}` };
}

/**
 * Sends a request and returns the parsed response.
 *
 * @throws ApiRequestError if the server refuses the request, or does not answer in time
 */
export function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new ApiRequestError(0, NETWORK_ERROR));
      controller.abort();
    }, ANSWER_TIMEOUT_MS);
  });
  const answer = sendRequest<T>(path, {
    method,
    credentials: 'same-origin',
    signal: controller.signal,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return Promise.race([answer, deadline]).finally(() => clearTimeout(timer));
}

async function sendRequest<T>(path: string, init: RequestInit): Promise<T> {
  const match = /^\/matches\/(\w+)/.exec(path)?.[1];
  const send = () =>
    fetch(`${basePath()}/api${path}`, {
      ...init,
      headers: { ...seatProof(match), ...('body' in init && { 'content-type': 'application/json' }) },
    }).catch(() => null);
  let response = await (takeEarlyResponse(path) ?? send());
  // The browser refused the cookie of the seat.
  if (response?.status === UNKNOWN_CALLER && match !== undefined && proveSeatByToken(match))
    response = await send();
  if (response === null) throw new ApiRequestError(0, NETWORK_ERROR);
  if (!response.ok) {
    const errorBody = (await response.json().catch(() => null)) as ApiErrorBody | null;
    throw new ApiRequestError(response.status, errorBody ?? NETWORK_ERROR);
  }
  const hasNoBody = response.status > 201; // no content (204), or accepted (202)
  return (hasNoBody ? undefined : await response.json()) as T;
}

/** The part of an error that a text is chosen by. */
export type RejectedRequest = CodeAndReason<ApiErrorBody> & Pick<ApiErrorBody, 'field' | 'retryAfterSeconds'>;

type CodeAndReason<T> = T extends ApiErrorBody ? Pick<T, 'code' | 'reason'> : never; // of each member of the union
