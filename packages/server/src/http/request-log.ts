import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';

/** A line for each request, with an id that the answer carries too. Never headers, bodies or queries. */
export function requestLog(log: Logger): Middleware {
  return async (ctx, next) => {
    const requestId = randomUUID();
    const began = performance.now();
    ctx.set('X-Request-Id', requestId);
    ctx.state['log'] = log.child({ requestId });
    await next();
    const ms = Math.round((performance.now() - began) * 10) / 10;
    const level = ctx.path.startsWith('/api') ? 'info' : 'debug';
    log[level]({ requestId, method: ctx.method, path: ctx.path, status: ctx.status, ms }, 'request');
  };
}
