/** What those ask who watch over the server: is it alive, and may it be sent somebody. */
import type { Middleware } from 'koa';
import type { Lifecycle } from '../lifecycle/lifecycle';
import type { AvailabilityPort } from '../storage/availability';

export interface HealthDeps {
  readonly lifecycle: Lifecycle;
  readonly storage: { readonly availability: AvailabilityPort };
}

/**
 * `/healthz` answers 200 as long as the process answers at all: a restart would mend nothing. `/readyz` answers
 * 503 with `{ ready: false, why }` while nobody new should be sent here.
 */
export function healthChecks({ lifecycle, storage }: HealthDeps): Middleware {
  const notReadyReason = () =>
    lifecycle.isReady ? (storage.availability.isUp ? null : 'storage') : 'stopping';
  return async (ctx, next) => {
    // Whoever keeps the connection would ask a server that is gone.
    if (lifecycle.isDisconnecting) ctx.set('Connection', 'close');
    const isSafeMethod = ctx.method === 'GET' || ctx.method === 'HEAD';
    if (isSafeMethod && ctx.path === '/healthz') {
      ctx.body = { ok: true };
    } else if (isSafeMethod && ctx.path === '/readyz') {
      const reason = notReadyReason();
      ctx.status = reason === null ? 200 : 503;
      ctx.body = reason === null ? { ready: true } : { ready: false, why: reason };
    } else await next();
  };
}
