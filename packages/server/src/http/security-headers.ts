import type { Middleware } from 'koa';
import helmet from 'koa-helmet';
import { apiError } from '../errors/api-error';
import type { Ingress } from './ingress';

const SELF = "'self'";
/** Where records are brought from addresses that let other pages read them: that page alone may ask elsewhere. */
const RECORDS_PATH_PATTERN = /^\/records(?:\/|$)/;
const HOST_PATTERN = /^[\w.:[\]-]+$/;

/** Where the page's sockets go; some browsers do not take 'self' for ws:. */
function websocketSources(host: string, isSecure: boolean, { allowedOrigins }: Ingress): string {
  if (allowedOrigins.length > 0)
    return allowedOrigins.map((origin) => origin.replace(/^http/, 'ws')).join(' ');
  return HOST_PATTERN.test(host) ? `${isSecure ? 'wss' : 'ws'}://${host}` : SELF;
}

/** Headers for a page that runs nothing but its own files, over plain http on a local network too. */
export function securityHeaders(ingress: Ingress): Middleware {
  const standard = [createHeaders(false, ingress), createHeaders(true, ingress)] as const;
  const recordsPage = [
    createHeaders(false, ingress, ['https:', 'http:']),
    createHeaders(true, ingress, ['https:']),
  ] as const;
  return async (ctx, next) => {
    const [http, https] = RECORDS_PATH_PATTERN.test(ctx.path) ? recordsPage : standard;
    await (ingress.isSecure(ctx.req) ? https : http)(ctx, next);
  };
}

function createHeaders(
  isSecure: boolean,
  ingress: Ingress,
  extraSources: readonly string[] = [],
): Middleware {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: [SELF],
        baseUri: [SELF],
        connectSrc: [
          SELF,
          (req) => websocketSources(req.headers.host ?? '', isSecure, ingress),
          ...extraSources,
        ],
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
    // These mean something on https only, and on plain http browsers complain of them or break.
    hsts: isSecure,
    crossOriginOpenerPolicy: isSecure,
    originAgentCluster: isSecure,
  });
}

/** Refuses what another site's page sends: whatever is not a mere reading must come from our own. */
export function rejectCrossOrigin(ingress: Ingress): Middleware {
  return (ctx, next) => {
    const isSafeMethod = ctx.method === 'GET' || ctx.method === 'HEAD';
    if (!isSafeMethod && !ingress.isAllowedOrigin(ctx.req)) {
      throw apiError('wrong-origin', 'This request came from another site.', 'origin');
    }
    return next();
  };
}
