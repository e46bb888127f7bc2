/** What is done to the HTTP answers of a world on their way out: the world's time in them, and leaks on purpose. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createGame } from '@great-fire/game';
import type { MatchSetup, Secret } from '@great-fire/game';
import type { Clock } from './run';

/** An answer on its way out. */
export interface OutgoingResponse {
  readonly path: string;
  readonly body: string;
  readonly header: (name: string, value: string) => void;
}

/** Changes an answer, given what was dealt: a leak, on purpose. Returns the body. */
export type ResponseMutator = (answer: OutgoingResponse, dealt: Secret) => string;

interface RequestStart {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** Node writes the time into every answer; it is to be the world's. With `mutate`, so is the rest. Returns how to end that. */
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
  // A body that is squeezed comes in pieces; this one is to come whole.
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
