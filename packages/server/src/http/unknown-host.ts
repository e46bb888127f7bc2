/** Answers at a name of the host that the server does not know, such as one of a home router ('fire.fritz.box'). */
import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import { apiError } from '../errors/api-error';
import type { Ingress } from '../shared/ingress';
import { isApiPath } from './route';

// Does not repeat the name, which may be that of another website.
const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>The Great Fire of London 1666</title>
  </head>
  <body>
    <h1>This server does not know its name yet</h1>
    <p>
      You opened it by a name. Until its host sets that name, it answers only at IP addresses and local names, because
      another website could send your browser here under a name of its own.
    </p>
    <p><b>To play,</b> open the server by its IP address, or ask its host.</p>
    <p>
      <b>To host,</b> set <code>PUBLIC_URL</code> to the address that players open, such as
      <code>PUBLIC_URL=http://fire.fritz.box:8000</code>, and start the server again. <code>ALLOWED_ORIGINS</code> adds
      further addresses.
    </p>
  </body>
</html>
`;

const MAX_LOGGED_CHARS = 100;

/** Rejects requests at an unknown name: browsers get a page that says what to set. Logs the first name. */
export function rejectUnknownHost(ingress: Ingress, log: Pick<Logger, 'warn'>): Middleware {
  let isLogged = false;
  return (ctx, next) => {
    if (ingress.isAllowedHost(ctx.req)) return next();
    if (!isLogged)
      log.warn({ host: ctx.get('Host').slice(0, MAX_LOGGED_CHARS) }, 'unknown host; set PUBLIC_URL');
    isLogged = true;
    if (isApiPath(ctx.path) || ctx.accepts('json', 'html') !== 'html') throw apiError('wrong-host');
    ctx.status = 403;
    ctx.type = 'html';
    ctx.body = PAGE;
    return undefined;
  };
}
