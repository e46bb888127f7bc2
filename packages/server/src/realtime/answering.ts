/** One way for every message: counted, checked, tried, answered; nothing that it holds ends the process. */
import type { Answer } from '@great-fire/protocol';
import type { Logger } from 'pino';
import type * as z from 'zod';
import { ApiError, bodyOf, refuse } from '../errors/api-error';
import { parse } from '../errors/parse';
import type { Metrics } from '../metrics';
import { StorageLost } from '../storage/storage';
import { tooMany } from '../limits';
import type { Entry, Limits } from '../limits';
import type { Turns } from '../turns';
import type { LiveSocket } from './types';

export interface Message {
  readonly entry: Entry;
  /** Takes the message as it came. @throws ApiError where it cannot be met */
  readonly meet: (payload: unknown) => Promise<object>;
}

/** A message whose payload a schema checks. */
export function message<T extends z.ZodType>(
  entry: Entry,
  schema: T,
  meet: (payload: z.output<T>) => Promise<object>,
): Message {
  return { entry, meet: (payload) => meet(parse(schema, payload, 'message')) };
}

// A page that is told to wait does; who goes on all the same has to shake hands anew, which is counted too.
const PATIENCE = 100;

export interface AnsweringParts {
  readonly limits: Limits;
  readonly turns: Turns;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Hears of an address whose socket was ended because it never stopped. */
  readonly flooded: (address: string) => void;
}

/** Answers what a socket sends by these messages, and refuses everything else. */
export function answering(
  socket: LiveSocket,
  messages: ReadonlyMap<string, Message>,
  { limits, turns, log, metrics, flooded }: AnsweringParts,
): void {
  const { address, personId, matchId } = socket.data;
  const asker = { who: personId ?? socket.id, address };
  let refusedInARow = 0;

  const meet = async (event: string, payload: unknown): Promise<Answer> => {
    const began = performance.now();
    try {
      const known = messages.get(event);
      await limits.spend(known?.entry ?? 'unknown', asker);
      // A move goes before all that is only read or said.
      if (known?.entry !== 'move') await turns.take(address);
      if (socket.disconnected) throw tooMany(); // gone while it waited: nobody hears this
      if (known === undefined) throw refuse('bad-request', 'There is no such message.', 'event');
      return { ok: true, ...(await known.meet(payload)) };
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof StorageLost))
        log.error({ err: error, matchId, event: named(messages, event) }, 'message failed');
      const body = bodyOf(error);
      metrics.refused('socket', body.code);
      return { ok: false, ...body };
    } finally {
      metrics.answered('socket', named(messages, event), performance.now() - began);
    }
  };

  // `onAny` hears every event, whatever it is called; a name is only ever looked up in the map.
  socket.onAny((event: unknown, ...sent: readonly unknown[]) => {
    if (refusedInARow > PATIENCE) return;
    const last = sent.at(-1);
    const payload = typeof sent[0] === 'function' ? undefined : sent[0];
    void meet(String(event), payload).then((answer) => {
      refusedInARow = !answer.ok && answer.code === 'too-many-requests' ? refusedInARow + 1 : 0;
      if (refusedInARow === PATIENCE + 1) {
        flooded(address);
        socket.disconnect(true);
      }
      if (typeof last === 'function') (last as (answer: Answer) => void)(answer);
    });
  });
}

const named = (messages: ReadonlyMap<string, Message>, event: string) =>
  messages.has(event) ? event : 'unknown';
