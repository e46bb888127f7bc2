import type { Middleware } from 'koa';
import helmet from 'koa-helmet';
import { refuse } from '../errors/api-error';
import type { Outside } from './outside';

const SELF = "'self'";
const HOST = /^[\w.:[\]-]+$/;

/** Where the page's sockets go; some browsers do not take 'self' for ws:. */
function socketsOf(host: string, isSecure: boolean, { origins }: Outside): string {
  if (origins.length > 0) return origins.map((origin) => origin.replace(/^http/, 'ws')).join(' ');
  return HOST.test(host) ? `${isSecure ? 'wss' : 'ws'}://${host}` : SELF;
}

/** Headers for a page that runs nothing but its own files, over plain http on a local network too. */
export function securityHeaders(outside: Outside): Middleware {
  const [open, secure] = [headersFor(false, outside), headersFor(true, outside)];
  return async (ctx, next) => {
    await (outside.isSecure(ctx.req) ? secure : open)(ctx, next);
  };
}

function headersFor(isSecure: boolean, outside: Outside): Middleware {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: [SELF],
        baseUri: [SELF],
        connectSrc: [SELF, (req) => socketsOf(req.headers.host ?? '', isSecure, outside)],
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
