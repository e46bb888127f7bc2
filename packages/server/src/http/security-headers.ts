import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Middleware } from 'koa';
import helmet from 'koa-helmet';
import { apiError } from '../errors/api-error';
import type { Ingress } from '../shared/ingress';
import { rebasedHtml } from './static-files';

const SELF = "'self'";
/** The page that loads records from other origins. Only this page may connect to them. */
const RECORDS_PATH_PATTERN = /^\/records(?:\/|$)/;

/** Returns the origins of the page's sockets, because some browsers do not match 'self' with ws:. */
function websocketSources(
  request: Pick<IncomingMessage, 'headers'>,
  isSecure: boolean,
  ingress: Ingress,
): string {
  if (ingress.allowedOrigins.length > 0)
    return ingress.allowedOrigins.map((origin) => origin.replace(/^http/, 'ws')).join(' ');
  const host = ingress.requestHost(request);
  return host === null ? SELF : `${isSecure ? 'wss' : 'ws'}://${host}`;
}

/** Returns the sources of the inline scripts or styles of HTML files, by their hashes. */
function inlineSources(htmlFiles: readonly string[], tag: 'script' | 'style'): readonly string[] {
  const pattern = new RegExp(`<${tag}(?: nomodule)?>([^<]*(?:<(?!/${tag}>)[^<]*)*)</${tag}>`, 'g');
  const contents = htmlFiles.flatMap((html) =>
    [...html.matchAll(pattern)].map(([, content = '']) => content),
  );
  return [...new Set(contents)].map(
    (content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );
}

/**
 * Sets security headers: the page uses only its own files, and the inline scripts and styles of its HTML files. Plain http on a local
 * network works too. `clientDir`: folder of the HTML files, or null if the server has no page.
 */
export function securityHeaders(ingress: Ingress, clientDir: string | null): Middleware {
  const htmlFiles = clientDir === null ? [] : [...rebasedHtml(ingress.basePath, clientDir).values()];
  const scripts = inlineSources(htmlFiles, 'script');
  const styles = inlineSources(htmlFiles, 'style');
  const create = (isSecure: boolean, connections: readonly string[] = []) =>
    createHeaders(isSecure, ingress, { scripts, styles, connections });
  const standard = [create(false), create(true)] as const;
  const recordsPage = [create(false, ['https:', 'http:']), create(true, ['https:'])] as const;
  return async (ctx, next) => {
    const [http, https] = RECORDS_PATH_PATTERN.test(ctx.path) ? recordsPage : standard;
    await (ingress.isSecure(ctx.req) ? https : http)(ctx, next);
  };
}

function createHeaders(
  isSecure: boolean,
  ingress: Ingress,
  extraSources: {
    readonly scripts: readonly string[];
    readonly styles: readonly string[];
    readonly connections: readonly string[];
  },
): Middleware {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: [SELF],
        baseUri: [SELF],
        connectSrc: [
          SELF,
          (request) => websocketSources(request, isSecure, ingress),
          ...extraSources.connections,
        ],
        fontSrc: [SELF],
        formAction: [SELF],
        frameAncestors: ["'none'"],
        imgSrc: [SELF, 'data:', 'blob:'],
        objectSrc: ["'none'"],
        scriptSrc: [SELF, ...extraSources.scripts],
        scriptSrcAttr: ["'none'"],
        styleSrc: [SELF, ...extraSources.styles],
      },
    },
    // Only for https. On plain http browsers warn about these headers or break.
    hsts: isSecure && { includeSubDomains: false }, // the server may run below a path of another site
    crossOriginOpenerPolicy: isSecure,
    originAgentCluster: isSecure,
  });
}

/** Rejects requests of another origin unless they are GET or HEAD. */
export function rejectCrossOrigin(ingress: Ingress): Middleware {
  return (ctx, next) => {
    const isSafeMethod = ctx.method === 'GET' || ctx.method === 'HEAD';
    if (!isSafeMethod && !ingress.isAllowedOrigin(ctx.req)) {
      throw apiError('cross-site');
    }
    return next();
  };
}
