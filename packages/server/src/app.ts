/** Everything over HTTP, in the order a request passes it. */
import { bodyParser } from '@koa/bodyparser';
import Koa from 'koa';
import compress from 'koa-compress';
import type { Logger } from 'pino';
import type { Course } from './course';
import { refuse } from './errors/api-error';
import { errorAnswer } from './http/error-answer';
import { measured } from './http/measured';
import { isLineCut, pathsOnly, unreadable } from './http/odd-requests';
import { page } from './http/page';
import { pageOfMatch } from './http/page-of-match';
import { requestLog } from './http/request-log';
import { ownOriginOnly, securityHeaders } from './http/security';
import { tablePreview } from './http/table-preview';
import { wellness } from './http/wellness';
import { lobbyRoutes } from './lobby/routes';
import type { LobbyParts } from './lobby/routes';
import type { Metrics } from './metrics';

export interface AppParts extends LobbyParts {
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly clientDir: string | null;
  readonly course: Course;
}

const BODY_MAX = '8kb';

/** The Koa app; sockets are beside it, on the same port. */
export function createApp(parts: AppParts): Koa {
  const app = new Koa();
  const lobby = lobbyRoutes(parts);
  // Koa's own handler prints to the console; ours has answered and logged before.
  app.on('error', (err: Error) => {
    if (!isLineCut(err)) parts.log.error({ err }, 'request failed');
  });
  app.use(pathsOnly);
  app.use(requestLog(parts.log));
  app.use(measured(parts.metrics));
  app.use(errorAnswer(parts.log, parts.metrics));
  app.use(securityHeaders(parts.outside));
  app.use(wellness(parts));
  app.use(async (_, next) => {
    if (parts.course.isClosing)
      throw refuse('shutting-down', 'The server is stopping; try again in a moment.');
    await next();
  });
  app.use(ownOriginOnly(parts.outside));
  app.use(compress());
  app.use(bodyParser({ enableTypes: ['json'], jsonLimit: BODY_MAX, encoding: 'utf-8', onError: unreadable }));
  app.use((ctx, next) => {
    if (ctx.path.startsWith('/api')) ctx.set('Cache-Control', 'no-store'); // who asks decides what is answered
    return next();
  });
  app.use(lobby.routes());
  app.use((ctx, next) => {
    if (ctx.path === '/api' || ctx.path.startsWith('/api/'))
      throw refuse('not-found', 'There is no such route.');
    return next();
  });
  if (parts.clientDir !== null) {
    app.use(pageOfMatch(parts.clientDir, parts.storage));
    app.use(tablePreview(parts.clientDir, { ...parts, hasPictures: parts.painter !== null }));
    app.use(page(parts.clientDir, parts.outside.basePath));
  }
  app.use(() => {
    throw refuse('not-found', 'There is no such page.');
  });
  return app;
}
