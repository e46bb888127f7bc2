/** Answers the HTTP requests of the page in place of a server, and records them. jsdom has no `fetch`. */
import type { ApiErrorBody, ErrorCode } from '@great-fire/protocol';

export interface ApiRequest {
  readonly method: string;
  readonly path: string; // below /api
  readonly body: unknown; // undefined: none
}

/** A refused request. */
export class Refusal {
  readonly body: ApiErrorBody;

  /** `field`: the wrong field of a bad request. */
  constructor(code: Exclude<ErrorCode, 'illegal-move' | 'not-allowed-now'>, field?: string) {
    this.body = { code, message: code, ...(field !== undefined && { field }) };
  }
}

/** Returns the answer to a request, or a promise of it. undefined: no content. Throws: the server is out of reach. */
type Answer = (request: ApiRequest) => unknown;

/** Answers by method and path, as in 'GET /me'. A key that ends with * stands for all paths that begin so. */
type Answers = Readonly<Record<string, Answer>>;

function findAnswer(answers: Answers, { method, path }: ApiRequest): Answer {
  const name = `${method} ${path}`;
  const key = Object.keys(answers).find((each) =>
    each.endsWith('*') ? name.startsWith(each.slice(0, -1)) : each === name,
  );
  const answer = key === undefined ? undefined : answers[key];
  if (answer === undefined) throw new Error(`The test has no answer to ${name}`);
  return answer;
}

const BASE = '/api';

/** Replaces `fetch` until the next call. Returns the list that records the requests. */
export function answerRequests(answers: Answers): readonly ApiRequest[] {
  const requests: ApiRequest[] = [];
  globalThis.fetch = async (url, init) => {
    const path = String(url);
    if (!path.startsWith(BASE)) throw new Error(`No request to the API: ${path}`);
    const { method = 'GET', body } = init ?? {};
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
    const request = { method, path: path.slice(BASE.length), body: sent };
    requests.push(request);
    const answer = await findAnswer(answers, request)(request);
    const isRefused = answer instanceof Refusal;
    const content = isRefused ? answer.body : answer;
    return {
      ok: !isRefused,
      status: isRefused ? 409 : content === undefined ? 204 : 200,
      json: () => Promise.resolve(content),
    } as Response;
  };
  return requests;
}
