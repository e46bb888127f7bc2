/** The built page, from the same port. */
import { readFileSync, readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import compression from 'compression';
import type { Middleware } from 'koa';
import sirv from 'sirv';

// Vite puts a hash of the content into the names of what lies here.
const HASHED_ASSETS_PATH = '/assets/';

/** Serves the client's files, compressed on the way where they do not lie there compressed; any other path is the page itself. */
export function staticFiles(dir: string, basePath: string): Middleware {
  const htmlFiles = basePath === '' ? null : rebasedHtml(basePath, dir);
  const serveFile = sirv(dir, {
    single: htmlFiles === null,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (res, path) => {
      res.setHeader(
        'Cache-Control',
        path.startsWith(HASHED_ASSETS_PATH) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  const compress = asNodeMiddleware(compression());
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      await next();
      return;
    }
    const html = htmlFiles?.get(htmlFileFor(ctx.path));
    if (html !== undefined) {
      ctx.set('Cache-Control', 'no-cache');
      ctx.type = 'html';
      ctx.body = html;
      return;
    }
    // A range is a wish that may be passed over; sirv takes it at its word, also where it ends before it begins.
    delete ctx.req.headers.range;
    const isMissing = await new Promise<boolean>((resolve) => {
      ctx.res.once('close', () => resolve(false));
      ctx.status = 200;
      ctx.respond = false;
      compress(ctx.req, ctx.res, () => serveFile(ctx.req, ctx.res, () => resolve(true)));
    });
    if (!isMissing) return;
    ctx.respond = true;
    ctx.status = 404;
    await next();
  };
}

/** The file that an address stands for: what has no ending is an address of the page itself. */
function htmlFileFor(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return name.includes('.') ? name : 'index.html';
}

/** The pages as they are built for the root of a host, told that they lie below a path; their scripts find the rest by themselves. */
export function rebasedHtml(basePath: string, dir: string): ReadonlyMap<string, string> {
  const names = readdirSync(dir).filter((name) => name.endsWith('.html'));
  return new Map(
    names.map((name) => [
      name,
      readFileSync(join(dir, name), 'utf8')
        .replaceAll(/(href|src)="\//g, `$1="${basePath}/`)
        .replace('<meta name="base-path" content="" />', `<meta name="base-path" content="${basePath}" />`),
    ]),
  );
}

type NodeMiddleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** It is written for Express, whose requests it types; of them it uses what every request has. */
function asNodeMiddleware(handler: ReturnType<typeof compression>): NodeMiddleware {
  return handler as unknown as NodeMiddleware;
}
