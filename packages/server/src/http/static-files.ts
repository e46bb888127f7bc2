/** Serves the built client from the same port. */
import { existsSync, readdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, posix, sep } from 'node:path';
import compression from 'compression';
import type { Middleware } from 'koa';
import sirv from 'sirv';
import { sendPage, type PageFiles } from './page-files';

// Vite names the files in this folder by their content hash.
const HASHED_ASSETS_PATH = '/assets/';
const UNAVAILABLE = 'The server cannot send the files of this page at the moment. Reload it in a minute.';

/**
 * Serves the client's files and compresses those without a compressed version. Any path that names no file gets the
 * page. A file that has gone since the start, or that cannot be opened, gets 503.
 */
export function staticFiles(dir: string, pageFiles: PageFiles): Middleware {
  const serveFile = sirv(dir, {
    dev: true, // looks for files at each request, because a build may replace them
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [], // a page needs the hashes of its scripts, which `sendPage` adds
    setHeaders: (res, path) => {
      const isHashed = posix.normalize(path).startsWith(HASHED_ASSETS_PATH); // not '/assets/../sw.js'
      res.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const compress = asNodeMiddleware(compression());
  const isUnavailable = unavailableSince(dir);
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      await next();
      return;
    }
    const page = await pageFiles.find(htmlFileFor(ctx.path));
    if (page !== null) {
      await sendPage(ctx, page);
      return;
    }
    if (await isUnavailable(ctx.path)) {
      ctx.status = 503;
      ctx.set('Retry-After', '1');
      ctx.body = UNAVAILABLE;
      return;
    }
    // A server may ignore Range. sirv would honour it even if the range ends before it begins.
    delete ctx.req.headers.range;
    const isMissing = await new Promise<boolean>((resolve) => {
      ctx.res.once('close', () => resolve(false));
      // A file may go between the check and the answer, which must not end the server.
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

/**
 * Returns a function that says whether a file of the start cannot be read: it has gone, or the process has too many files
 * open. An answer that has begun could only break off.
 */
function unavailableSince(dir: string): (path: string) => Promise<boolean> {
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' });
  const paths = new Set(names.map((name) => `/${name.replaceAll(sep, '/')}`));
  return async (path) => {
    const file = paths.has(path) ? path : `/${htmlFileFor(path)}`;
    if (!paths.has(file)) return false;
    return open(join(dir, file)).then(
      async (handle) => {
        await handle.close();
        return false;
      },
      () => true,
    );
  };
}

/** Returns the HTML file of a path. A path without a file extension is a route of the client. */
function htmlFileFor(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return /\.\w+$/.test(name) ? name : 'index.html';
}

type NodeMiddleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** `compression` is typed for Express requests, but uses only what a Node request has. */
function asNodeMiddleware(handler: ReturnType<typeof compression>): NodeMiddleware {
  return handler as unknown as NodeMiddleware;
}
