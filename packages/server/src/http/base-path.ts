import type { IncomingMessage, Server as HttpServer } from 'node:http';

/** What is asked for below a sub-path: '/fire/api/me' is '/api/me' below '/fire'; what lies elsewhere stays. */
export function stripBasePath(basePath: string, url: string): string {
  if (basePath === '' || !url.startsWith(basePath)) return url;
  const remainder = url.slice(basePath.length);
  if (remainder === '' || remainder.startsWith('?')) return `/${remainder}`;
  return remainder.startsWith('/') ? remainder : url;
}

/**
 * Takes the sub-path off every request before anybody else reads it. A proxy may have taken it off already,
 * so requests without it are met too. To be called when everything else listens.
 */
export function mountAtBasePath(http: HttpServer, basePath: string): void {
  if (basePath === '') return;
  const strip = (request: IncomingMessage): void => {
    request.url = stripBasePath(basePath, request.url ?? '/');
  };
  http.prependListener('request', strip);
  http.prependListener('upgrade', strip);
}
