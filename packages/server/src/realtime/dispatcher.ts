/**
 * Dispatches every client message the same way: rate limit, validation, handler, acknowledgement. An error in a
 * handler becomes a rejection and never ends the process.
 */
import type { Ack } from '@great-fire/protocol';
import type { Logger } from 'pino';
import * as z from 'zod';
import { apiError, ApiError, StorageUnavailableError, toErrorBody, validate } from '../errors/api-error';
import type { Metrics } from '../observability/metrics';
import type { Guard } from '../admission/guard';
import type { LimitName } from '../admission/rate-limits';
import { guardListener } from '../shared/listener-guard';
import { CLIENT_MESSAGES, type ClientMessage, type MessageHandlers } from './client-messages';
import type { GameSocket } from './socket-types';
import { closeConnection } from './transport/guard-engine';

interface MessageRoute extends Pick<ClientMessage, 'payload'> {
  readonly limit: LimitName;
  readonly handle: (payload: never) => Promise<object>;
}

/** Returns the routes of messages by name, as `CLIENT_MESSAGES` declares them. */
const routesOf = (handlers: MessageHandlers): ReadonlyMap<string, MessageRoute> =>
  new Map(
    Object.entries(handlers).map(([name, handle]) => {
      const { payload, limit }: ClientMessage = CLIENT_MESSAGES[name as keyof MessageHandlers];
      return [name, { payload, handle, limit: limit ?? (name as LimitName) }];
    }),
  );

// Well-behaved clients wait after a rejection. Others are disconnected and must repeat the handshake, which is also
// rate-limited.
const MAX_CONSECUTIVE_REJECTIONS = 100;

const NO_PAYLOAD = z.undefined();

export interface DispatcherDeps {
  readonly guard: Guard;
  readonly log: Logger;
  readonly metrics: Metrics;
}

/** Answers the messages in `handlers` and rejects all others. */
export function dispatchMessages(
  socket: GameSocket,
  handlers: MessageHandlers,
  { guard, log, metrics }: DispatcherDeps,
): void {
  const { address, personId, matchId } = socket.data;
  const who = { credential: personId ?? socket.id, address };
  const routes = routesOf(handlers);
  let consecutiveRejections = 0;

  const knownEvent = (event: string) => (routes.has(event) ? event : 'unknown');

  const handle = async (event: string, payload: unknown): Promise<Ack> => {
    const startedAt = performance.now();
    try {
      const route = routes.get(event);
      await guard.consume(route?.limit ?? 'unknown', who);
      if (route === undefined) throw apiError('event-not-found');
      // A client that left while its message waited receives nothing.
      const answer = async () =>
        socket.disconnected
          ? {}
          : await route.handle(validate(route.payload ?? NO_PAYLOAD, payload, 'message') as never);
      // Moves do not wait for their turn, so that they overtake reads and chat.
      return { ok: true, ...(await (route.limit === 'move' ? answer() : guard.run(address, answer))) };
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof StorageUnavailableError))
        log.error({ err: error, matchId, event: knownEvent(event) }, 'message failed');
      const body = toErrorBody(error);
      metrics.countRejection('socket', body.code);
      return { ok: false, ...body };
    } finally {
      metrics.observeRequest('socket', knownEvent(event), performance.now() - startedAt);
    }
  };

  const onMessage = async (event: unknown, ...args: readonly unknown[]): Promise<void> => {
    if (consecutiveRejections > MAX_CONSECUTIVE_REJECTIONS) return;
    const acknowledge = args.at(-1);
    const payload = typeof args[0] === 'function' ? undefined : args[0];
    const ack = await handle(String(event), payload);
    consecutiveRejections = !ack.ok && ack.code === 'too-many-requests' ? consecutiveRejections + 1 : 0;
    if (consecutiveRejections === MAX_CONSECUTIVE_REJECTIONS + 1) {
      void guard.penalize('flood', address);
      socket.disconnect(true);
    }
    if (typeof acknowledge === 'function') (acknowledge as (ack: Ack) => void)(ack);
  };
  // Every event, whatever its name. The name is only used as a key of the map.
  socket.onAny(guardListener(log, onMessage, () => closeConnection(socket)));
}
