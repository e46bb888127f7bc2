/** The HTTP middleware in the order in which it handles a request. */
import { bodyParser } from '@koa/bodyparser';
import Koa from 'koa';
import compress from 'koa-compress';
import type { Logger } from 'pino';
import type { Lifecycle } from '../lifecycle/lifecycle';
import { apiError } from '../errors/api-error';
import { errorHandler } from '../http/error-handler';
import {
  isClientDisconnect,
  rejectUnreadableBodies,
  rejectNonPathTargets,
  onBodyError,
} from '../http/malformed-requests';
import { PageFiles } from '../http/page-files';
import { staticFiles } from '../http/static-files';
import { versionedPage } from '../http/versioned-page';
import { observeRequests } from '../http/request-log';
import { isApiPath } from '../http/route';
import { rejectCrossOrigin, securityHeaders } from '../http/security-headers';
import { rejectUnknownHost } from '../http/unknown-host';
import { openGraphTags } from '../link-previews/open-graph';
import { healthChecks } from '../observability/health';
import type { Metrics } from '../observability/metrics';
import { createApiRouter, type ApiDeps } from './api-router';

interface AppDeps extends ApiDeps {
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly clientDir: string | null;
  readonly lifecycle: Lifecycle;
}

const MAX_BODY_SIZE = '8kb';

/** Creates the Koa app. The socket server shares its port. */
export function createApp(deps: AppDeps): Koa {
  const app = new Koa();
  const router = createApiRouter(deps);
  // Koa's own handler would print to the console, but `errorHandler` has answered and logged already.
  app.on('error', (err: Error) => {
    if (!isClientDisconnect(err)) deps.log.error({ err }, 'request failed');
  });
  app.use(rejectNonPathTargets);
  app.use(observeRequests(deps.log, deps.metrics));
  app.use(errorHandler(deps.log, deps.metrics));
  app.use(securityHeaders(deps.ingress));
  app.use(healthChecks(deps));
  app.use(async (_, next) => {
    if (deps.lifecycle.isStopping) throw apiError('shutting-down');
    await next();
  });
  app.use(rejectUnknownHost(deps.ingress, deps.log));
  app.use(rejectCrossOrigin(deps.ingress));
  app.use(compress());
  app.use(rejectUnreadableBodies);
  app.use(
    bodyParser({ enableTypes: ['json'], jsonLimit: MAX_BODY_SIZE, encoding: 'utf-8', onError: onBodyError }),
  );
  app.use((ctx, next) => {
    if (isApiPath(ctx.path)) ctx.set('Cache-Control', 'no-store'); // answers depend on the caller
    return next();
  });
  const handleApi = router.routes();
  // After the upload of the body and before the download of a file, so that only work takes a turn.
  app.use(async (ctx, next) => {
    let isApi = true;
    await deps.guard.run(deps.ingress.clientIp(ctx.req), async () => {
      await handleApi(ctx as Parameters<typeof handleApi>[0], async () => void (isApi = false));
    });
    if (!isApi) await next();
  });
  app.use((ctx, next) => {
    if (isApiPath(ctx.path)) throw apiError('route-not-found');
    return next();
  });
  if (deps.clientDir !== null) {
    app.use(versionedPage(deps.clientDir, deps.storage));
    const pageFiles = new PageFiles(deps.clientDir, deps.ingress.basePath);
    app.use(openGraphTags({ ...deps, pageFiles, hasImages: deps.imageRenderer !== null }));
    app.use(staticFiles(deps.clientDir, pageFiles));
  }
  app.use(() => {
    throw apiError('page-not-found');
  });
  return app;
}
