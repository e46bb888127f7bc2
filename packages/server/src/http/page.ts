/** The built page, from the same port. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import compression from 'compression';
import type { Middleware } from 'koa';
import sirv from 'sirv';

// Vite puts a hash of the content into the names of what lies here.
const HASHED = '/assets/';

/** Serves the client's files, compressed on the way where they do not lie there compressed; any other path is the page itself. */
export function page(dir: string): Middleware {
  const serve = sirv(dir, {
    single: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (res, path) => {
      res.setHeader(
        'Cache-Control',
        path.startsWith(HASHED) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  const squeeze = asPlainHttp(compression());
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      await next();
      return;
    }
    const missing = await new Promise<boolean>((resolve) => {
      ctx.res.once('close', () => resolve(false));
      ctx.status = 200;
      ctx.respond = false;
      squeeze(ctx.req, ctx.res, () => serve(ctx.req, ctx.res, () => resolve(true)));
    });
    if (!missing) return;
    ctx.respond = true;
    ctx.status = 404;
    await next();
  };
}

type Plain = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** It is written for Express, whose requests it types; of them it uses what every request has. */
function asPlainHttp(handler: ReturnType<typeof compression>): Plain {
  return handler as unknown as Plain;
}
