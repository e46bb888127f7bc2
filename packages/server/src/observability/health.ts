/** Health endpoints: liveness (`/healthz`) and readiness (`/readyz`). */
import type { Middleware } from 'koa';
import type { Lifecycle } from '../lifecycle/lifecycle';
import type { AvailabilityPort } from '../storage/availability';

interface HealthDeps {
  readonly lifecycle: Lifecycle;
  readonly storage: { readonly availability: AvailabilityPort };
}

/**
 * `/healthz` answers 200 while the process responds, because a restart would not fix other problems. `/readyz` answers
 * 503 with `{ ready: false, reason }` while no clients should be sent here.
 */
export function healthChecks({ lifecycle, storage }: HealthDeps): Middleware {
  const notReadyReason = () =>
    lifecycle.isReady ? (storage.availability.isUp ? null : 'storage') : 'stopping';
  return async (ctx, next) => {
    // A client that keeps the connection would next ask a server that is gone.
    if (lifecycle.isDisconnecting) ctx.set('Connection', 'close');
    const isSafeMethod = ctx.method === 'GET' || ctx.method === 'HEAD';
    if (isSafeMethod && ctx.path === '/healthz') {
      ctx.body = { ok: true };
    } else if (isSafeMethod && ctx.path === '/readyz') {
      const reason = notReadyReason();
      ctx.status = reason === null ? 200 : 503;
      ctx.body = reason === null ? { ready: true } : { ready: false, reason };
    } else await next();
  };
}
