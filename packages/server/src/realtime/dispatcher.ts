/** One way for every message: counted, checked, tried, answered; nothing that it holds ends the process. */
import type { Ack } from '@great-fire/protocol';
import type { Logger } from 'pino';
import type * as z from 'zod';
import { ApiError, toErrorBody, apiError } from '../errors/api-error';
import { validate } from '../errors/validate';
import type { Metrics } from '../observability/metrics';
import { StorageUnavailableError } from '../storage/storage';
import { tooManyRequests } from '../admission/rate-limits';
import type { LimitName, RateLimiter } from '../admission/rate-limits';
import type { FairScheduler } from '../admission/fair-queue';
import type { GameSocket } from './socket-types';

export interface MessageHandler {
  readonly limit: LimitName;
  /** Takes the message as it came. @throws ApiError where it cannot be met */
  readonly handle: (payload: unknown) => Promise<object>;
}

/** A message whose payload a schema checks. */
export function defineHandler<T extends z.ZodType>(
  limit: LimitName,
  schema: T,
  handle: (payload: z.output<T>) => Promise<object>,
): MessageHandler {
  return { limit, handle: (payload) => handle(validate(schema, payload, 'message')) };
}

// A page that is told to wait does; who goes on all the same has to shake hands anew, which is counted too.
const MAX_CONSECUTIVE_REJECTIONS = 100;

export interface DispatcherDeps {
  readonly rateLimiter: RateLimiter;
  readonly fairScheduler: FairScheduler;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Hears of an address whose socket was ended because it never stopped. */
  readonly onFlood: (address: string) => void;
}

/** Answers what a socket sends by these messages, and refuses everything else. */
export function dispatchMessages(
  socket: GameSocket,
  handlers: ReadonlyMap<string, MessageHandler>,
  { rateLimiter, fairScheduler, log, metrics, onFlood }: DispatcherDeps,
): void {
  const { address, personId, matchId } = socket.data;
  const rateLimitKey = { credential: personId ?? socket.id, address };
  let consecutiveRejections = 0;

  const handle = async (event: string, payload: unknown): Promise<Ack> => {
    const startedAt = performance.now();
    try {
      const handler = handlers.get(event);
      await rateLimiter.consume(handler?.limit ?? 'unknown', rateLimitKey);
      // A move goes before all that is only read or said.
      if (handler?.limit !== 'move') await fairScheduler.acquire(address);
      if (socket.disconnected) throw tooManyRequests(); // gone while it waited: nobody hears this
      if (handler === undefined) throw apiError('bad-request', 'There is no such message.', 'event');
      return { ok: true, ...(await handler.handle(payload)) };
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof StorageUnavailableError))
        log.error({ err: error, matchId, event: knownEvent(handlers, event) }, 'message failed');
      const body = toErrorBody(error);
      metrics.countRejection('socket', body.code);
      return { ok: false, ...body };
    } finally {
      metrics.observeRequest('socket', knownEvent(handlers, event), performance.now() - startedAt);
    }
  };

  // `onAny` hears every event, whatever it is called; a name is only ever looked up in the map.
  socket.onAny((event: unknown, ...args: readonly unknown[]) => {
    if (consecutiveRejections > MAX_CONSECUTIVE_REJECTIONS) return;
    const acknowledge = args.at(-1);
    const payload = typeof args[0] === 'function' ? undefined : args[0];
    void handle(String(event), payload).then((ack) => {
      consecutiveRejections = !ack.ok && ack.code === 'too-many-requests' ? consecutiveRejections + 1 : 0;
      if (consecutiveRejections === MAX_CONSECUTIVE_REJECTIONS + 1) {
        onFlood(address);
        socket.disconnect(true);
      }
      if (typeof acknowledge === 'function') (acknowledge as (ack: Ack) => void)(ack);
    });
  });
}

const knownEvent = (handlers: ReadonlyMap<string, MessageHandler>, event: string) =>
  handlers.has(event) ? event : 'unknown';
