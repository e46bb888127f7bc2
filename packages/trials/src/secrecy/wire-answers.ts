/** What is done to the HTTP answers of a world on their way out: the world's time in them, and leaks on purpose. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createGame } from '@great-fire/game';
import type { MatchSetup, Secret } from '@great-fire/game';
import type { Clock } from './world';

/** An answer on its way out. */
export interface Outgoing {
  readonly path: string;
  readonly body: string;
  readonly header: (name: string, value: string) => void;
}

/** Changes an answer, given what was dealt: a leak, on purpose. Returns the body. */
export type AnswerPlant = (answer: Outgoing, dealt: Secret) => string;

interface Started {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** Node writes the time into every answer; it is to be the world's. With `plant`, so is the rest. Returns how to end that. */
export function fixAnswers(clock: Clock, setup: MatchSetup, plant?: AnswerPlant): () => void {
  const started = (message: unknown): void => {
    const { request, response } = message as Started;
    response.setHeader('Date', new Date(clock.now()).toUTCString());
    if (plant !== undefined) leakInto(request, response, (answer) => plant(answer, createGame(setup).secret));
  };
  subscribe('http.server.request.start', started);
  return () => unsubscribe('http.server.request.start', started);
}

function leakInto(
  request: IncomingMessage,
  response: ServerResponse,
  leak: (answer: Outgoing) => string,
): void {
  // A body that is squeezed comes in pieces; this one is to come whole.
  delete request.headers['accept-encoding'];
  const end = response.end.bind(response);
  const sendWith = (body: unknown): ServerResponse => {
    const isText = typeof body === 'string' || Buffer.isBuffer(body);
    const header = (name: string, value: string): void => void response.setHeader(name, value);
    const sent = leak({ path: request.url ?? '', body: isText ? body.toString() : '', header });
    header('content-length', String(Buffer.byteLength(sent)));
    return end(sent);
  };
  response.end = sendWith as typeof response.end;
}
