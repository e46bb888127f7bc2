import type { IncomingMessage, Server as HttpServer } from 'node:http';

/** Returns the URL below the base path: '/fire/api/me' becomes '/api/me' for '/fire'. Returns other URLs unchanged. */
export function stripBasePath(basePath: string, url: string): string {
  if (basePath === '' || !url.startsWith(basePath)) return url;
  const remainder = url.slice(basePath.length);
  if (remainder === '' || remainder.startsWith('?')) return `/${remainder}`;
  return remainder.startsWith('/') ? remainder : url;
}

/**
 * Strips the base path from every request. Accepts requests without it too, because a proxy
 * may have stripped it. Must be called before other listeners are attached.
 */
export function mountAtBasePath(http: HttpServer, basePath: string): void {
  if (basePath === '') return;
  const strip = (request: IncomingMessage): void => {
    request.url = stripBasePath(basePath, request.url ?? '/');
  };
  http.on('request', strip);
  http.on('upgrade', strip);
}
