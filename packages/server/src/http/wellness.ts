/** What those ask who watch over the server: is it alive, and may it be sent somebody. */
import type { Middleware } from 'koa';
import type { Course } from '../course';
import type { StandingPort } from '../storage/standing';

export interface WellnessParts {
  readonly course: Course;
  readonly storage: { readonly standing: StandingPort };
}

/**
 * `/healthz` answers 200 as long as the process answers at all: a restart would mend nothing. `/readyz` answers
 * 503 with `{ ready: false, why }` while nobody new should be sent here.
 */
export function wellness({ course, storage }: WellnessParts): Middleware {
  const why = () => (course.isOpen ? (storage.standing.isUp ? null : 'storage') : 'stopping');
  return async (ctx, next) => {
    // Whoever keeps the connection would ask a server that is gone.
    if (course.isLeaving) ctx.set('Connection', 'close');
    const isReading = ctx.method === 'GET' || ctx.method === 'HEAD';
    if (isReading && ctx.path === '/healthz') {
      ctx.body = { ok: true };
    } else if (isReading && ctx.path === '/readyz') {
      const reason = why();
      ctx.status = reason === null ? 200 : 503;
      ctx.body = reason === null ? { ready: true } : { ready: false, why: reason };
    } else await next();
  };
}
