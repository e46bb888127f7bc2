/** Serves the built client from the same port. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import compression from 'compression';
import type { Middleware } from 'koa';
import sirv from 'sirv';

// Vite names the files in this folder by their content hash.
const HASHED_ASSETS_PATH = '/assets/';

/**
 * Serves the client's files and compresses those without a compressed version. Any path that names no file gets the
 * page.
 */
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
    // A server may ignore Range. sirv would honour it even if the range ends before it begins.
    delete ctx.req.headers.range;
    const isMissing = await new Promise<boolean>((resolve) => {
      ctx.res.once('close', () => resolve(false));
      // sirv keeps the list of files. One that has gone since must not end the server.
      ctx.res.once('pipe', (file) => file.once('error', () => ctx.res.destroy()));
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

/** Returns the paths of the files that are named by their content. */
export function hashedFilesOf(dir: string): ReadonlySet<string> {
  const folder = join(dir, HASHED_ASSETS_PATH);
  return new Set(existsSync(folder) ? readdirSync(folder).map((name) => `${HASHED_ASSETS_PATH}${name}`) : []);
}

/** Returns the HTML file of a path. A path without a file extension is a route of the client. */
function htmlFileFor(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return name.includes('.') ? name : 'index.html';
}

/**
 * Returns the HTML files by name, with `basePath` in their links. They are built for the root of a host. Their scripts
 * read the base path from a meta tag.
 */
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

/** `compression` is typed for Express requests, but uses only what a Node request has. */
function asNodeMiddleware(handler: ReturnType<typeof compression>): NodeMiddleware {
  return handler as unknown as NodeMiddleware;
}
