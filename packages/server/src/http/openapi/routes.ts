/** GET /api/openapi.json and /api/record.schema.json: the schemas of the API and of records, for other programs. */
import { createHash } from 'node:crypto';
import type Router from '@koa/router';
import type { AuthDeps } from '../authenticate';

interface CachedDocument {
  readonly text: string;
  readonly etag: string;
}

/** Adds the schema routes below /api. */
export function openapiRoutes(router: Router, deps: AuthDeps): void {
  const documents = {
    '/openapi.json': () =>
      import('./document').then(({ openapiDocument }) => openapiDocument(deps.ingress.basePath)),
    '/record.schema.json': () =>
      import('@great-fire/game/record-schema').then(({ recordJsonSchema }) => recordJsonSchema()),
  };
  for (const [path, build] of Object.entries(documents)) {
    let cached: Promise<CachedDocument> | null = null;
    router.get(path, async (ctx) => {
      await deps.rateLimiter.consume('read', { credential: null, address: deps.ingress.clientIp(ctx.req) });
      const { text, etag } = await (cached ??= serializeDocument(build));
      ctx.type = path.includes('schema') ? 'application/schema+json' : 'json';
      ctx.body = text;
      ctx.etag = etag;
      ctx.set('Cache-Control', 'public, no-cache'); // cached, but revalidated by its ETag
      if (ctx.fresh) ctx.status = 304;
    });
  }
}

/** Builds a document on the first request, because most servers never need it. */
async function serializeDocument(build: () => Promise<unknown>): Promise<CachedDocument> {
  const text = JSON.stringify(await build());
  return { text, etag: createHash('sha256').update(text).digest('base64url').slice(0, 22) };
}
