/** Changes the HTTP responses of a world: sets the world's time, and plants leaks. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createGame, type MatchSetup, type Secret } from '@great-fire/game';
import type { Clock } from './run';

/** A response before it is sent. */
interface OutgoingResponse {
  readonly path: string;
  readonly body: string;
  readonly header: (name: string, value: string) => void;
}

/** Plants a leak in a response, given the secrets of the deal. Returns the new body. */
export type ResponseMutator = (answer: OutgoingResponse, dealt: Secret) => string;

interface RequestStart {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/**
 * Replaces the Date header that Node writes by the world's time, and applies `mutate` to each response. Returns the
 * function that ends the interception.
 */
export function interceptResponses(clock: Clock, setup: MatchSetup, mutate?: ResponseMutator): () => void {
  const onRequestStart = (message: unknown): void => {
    const { request, response } = message as RequestStart;
    response.setHeader('Date', new Date(clock.now()).toUTCString());
    if (mutate !== undefined)
      mutateResponse(request, response, (answer) => mutate(answer, createGame(setup).secret));
  };
  subscribe('http.server.request.start', onRequestStart);
  return () => unsubscribe('http.server.request.start', onRequestStart);
}

function mutateResponse(
  request: IncomingMessage,
  response: ServerResponse,
  mutate: (answer: OutgoingResponse) => string,
): void {
  // A compressed body is sent in chunks, but the mutator needs all of it.
  delete request.headers['accept-encoding'];
  const end = response.end.bind(response);
  const endMutated = (body: unknown): ServerResponse => {
    const isText = typeof body === 'string' || Buffer.isBuffer(body);
    const header = (name: string, value: string): void => void response.setHeader(name, value);
    const mutatedBody = mutate({ path: request.url ?? '', body: isText ? body.toString() : '', header });
    header('content-length', String(Buffer.byteLength(mutatedBody)));
    return end(mutatedBody);
  };
  response.end = endMutated as typeof response.end;
}
