import type { Middleware } from 'koa';
import helmet from 'koa-helmet';
import { refuse } from '../errors/api-error';
import type { Outside } from './outside';

const SELF = "'self'";
/** Where records are brought from addresses that let other pages read them: that page alone may ask elsewhere. */
const RECORDS = /^\/records(?:\/|$)/;
const HOST = /^[\w.:[\]-]+$/;

/** Where the page's sockets go; some browsers do not take 'self' for ws:. */
function socketsOf(host: string, isSecure: boolean, { origins }: Outside): string {
  if (origins.length > 0) return origins.map((origin) => origin.replace(/^http/, 'ws')).join(' ');
  return HOST.test(host) ? `${isSecure ? 'wss' : 'ws'}://${host}` : SELF;
}

/** Headers for a page that runs nothing but its own files, over plain http on a local network too. */
export function securityHeaders(outside: Outside): Middleware {
  const usual = [headersFor(false, outside), headersFor(true, outside)] as const;
  const asking = [
    headersFor(false, outside, ['https:', 'http:']),
    headersFor(true, outside, ['https:']),
  ] as const;
  return async (ctx, next) => {
    const [open, secure] = RECORDS.test(ctx.path) ? asking : usual;
    await (outside.isSecure(ctx.req) ? secure : open)(ctx, next);
  };
}

function headersFor(isSecure: boolean, outside: Outside, elsewhere: readonly string[] = []): Middleware {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: [SELF],
        baseUri: [SELF],
        connectSrc: [SELF, (req) => socketsOf(req.headers.host ?? '', isSecure, outside), ...elsewhere],
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
export function ownOriginOnly(outside: Outside): Middleware {
  return (ctx, next) => {
    const isReading = ctx.method === 'GET' || ctx.method === 'HEAD';
    if (!isReading && !outside.isOwnOrigin(ctx.req)) {
      throw refuse('wrong-origin', 'This request came from another site.', 'origin');
    }
    return next();
  };
}
