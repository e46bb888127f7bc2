/** The built page, from the same port. */
import type { Middleware } from 'koa';
import sirv from 'sirv';

// Vite puts a hash of the content into the names of what lies here.
const HASHED = '/assets/';

/** Serves the client's files, precompressed where they are; any other path is the page itself. */
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
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      await next();
      return;
    }
    const missing = await new Promise<boolean>((resolve) => {
      ctx.res.once('close', () => resolve(false));
      ctx.status = 200;
      ctx.respond = false;
      serve(ctx.req, ctx.res, () => resolve(true));
    });
    if (!missing) return;
    ctx.respond = true;
    ctx.status = 404;
    await next();
  };
}
