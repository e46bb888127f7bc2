import type { IncomingMessage } from 'node:http';
import type { Context, Middleware } from 'koa';
import helmet from 'koa-helmet';
import { apiError } from '../errors/api-error';
import type { Ingress } from '../shared/ingress';

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

/** Sets security headers: a page uses only its own files. Plain http on a local network works too. */
export function securityHeaders(ingress: Ingress): Middleware {
  const create = (isSecure: boolean, connections: readonly string[] = []) =>
    createHeaders(isSecure, ingress, connections);
  const standard = [create(false), create(true)] as const;
  const recordsPage = [create(false, ['https:', 'http:']), create(true, ['https:'])] as const;
  return async (ctx, next) => {
    const [http, https] = RECORDS_PATH_PATTERN.test(ctx.path) ? recordsPage : standard;
    await (ingress.isSecure(ctx.req) ? https : http)(ctx, next);
  };
}

/** The hashes of the inline scripts and styles of a page. */
export type InlineSources = Readonly<Record<'script' | 'style', readonly string[]>>;

/** Lets the page of this answer run its inline scripts and use its inline styles. */
export function allowInline(ctx: Context, sources: InlineSources): void {
  const policy = ctx.response.get('Content-Security-Policy');
  const allowed = policy.replaceAll(/(script|style)-src 'self'/g, (directive, kind: keyof InlineSources) =>
    [directive, ...sources[kind]].join(' '),
  );
  ctx.set('Content-Security-Policy', allowed);
}

function createHeaders(isSecure: boolean, ingress: Ingress, connections: readonly string[]): Middleware {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: [SELF],
        baseUri: [SELF],
        connectSrc: [SELF, (request) => websocketSources(request, isSecure, ingress), ...connections],
        fontSrc: [SELF],
        formAction: [SELF],
        frameAncestors: ["'none'"],
        imgSrc: [SELF, 'data:', 'blob:'],
        objectSrc: ["'none'"],
        scriptSrc: [SELF],
        scriptSrcAttr: ["'none'"],
        styleSrc: [SELF],
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
