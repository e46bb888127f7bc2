/** The records of public games, for programs. */
import type Router from '@koa/router';
import { apiRoutes } from '../http/api-routes';
import type { AuthDeps } from '../http/authenticate';
import { decodeCursor, encodeCursor } from '../http/cursor';
import { buildRecord } from './build-record';
import { isVersionSupported } from './rules-registry';

/** Adds the route of all records as lines of JSON, page by page. The header `Link` names the next page. */
export function recordsRoutes(router: Router, deps: AuthDeps): void {
  const { storage, ingress } = deps;
  const { publicRoute } = apiRoutes(router, deps);

  publicRoute('GET /api/records', async (ctx, { query: { limit, cursor } }) => {
    const after = decodeCursor(cursor, (createdAt, id) => ({ createdAt, id }));
    const found = await storage.matches.list({ status: 'finished', limit: limit + 1, after });
    const page = found.slice(0, limit);
    const lines: string[] = [];
    // One after the other, so that other requests take their turn between two games.
    for (const match of page)
      if (isVersionSupported(match.rulesVersion))
        lines.push(`${JSON.stringify(await buildRecord(storage, match))}\n`);
    const last = page.at(-1);
    if (found.length > limit && last !== undefined) {
      const next = new URLSearchParams({
        limit: String(limit),
        cursor: encodeCursor(last.createdAt, last.id),
      });
      ctx.set('Link', `<${ingress.basePath}/api/records?${next.toString()}>; rel="next"`);
    }
    ctx.type = 'application/jsonl';
    ctx.body = lines.join('');
  });
}
